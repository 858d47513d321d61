// Ensigns, simplified but right in colour and layout, on a field of 30 by 20. Nations are words of the games' data.

import { d, disc, line, oval, path, poly, rect, own } from './ink';

const RED = '#b5202d';
const BLUE = '#1f3a7a';
const WHITE = '#f8f5ec';
const BLACK = '#1b1b1b';
const GOLD = '#e5b232';
const GREEN = '#1d7a45';
const SKY = '#6fa8d6';

const field = (c: string): string => rect(0, 0, 30, 20, c);

/** Bands of equal breadth, from the top or from the hoist. */
const bands = (...c: string[]): string =>
  c.map((fill, i) => rect(0, (20 / c.length) * i, 30, 20 / c.length + 0.05, fill)).join('');
const pales = (...c: string[]): string =>
  c.map((fill, i) => rect((30 / c.length) * i, 0, 30 / c.length + 0.05, 20, fill)).join('');

const star = (x: number, y: number, r: number, fill: string, points = 5, inner = 0.4): string => {
  const p: number[] = [];
  for (let i = 0; i < points * 2; i++) {
    const a = (i * Math.PI) / points - Math.PI / 2;
    p.push(x + Math.cos(a) * r * (i % 2 ? inner : 1), y + Math.sin(a) * r * (i % 2 ? inner : 1));
  }
  return poly(p, fill);
};

/** An upright cross over the whole field, its arms crossing at x. */
const cross = (fill: string, breadth: number, x = 15): string =>
  rect(x - breadth / 2, 0, breadth, 20, fill) + rect(0, 10 - breadth / 2, 30, breadth, fill);
const nordic = (ground: string, fill: string, inner = ''): string =>
  field(ground) + cross(fill, 4.4, 10.5) + (inner && cross(inner, 2, 10.5));

const saltire = (w: number, h: number, fill: string, breadth: number): string =>
  line([0, 0, w, h], fill, breadth) + line([w, 0, 0, h], fill, breadth);

/** The union flag in a corner of w by h; the early one has no red saltire. */
const union = (w: number, h: number, early = false): string =>
  `<svg width="${w}" height="${h}" viewBox="0 0 30 20" preserveAspectRatio="none">${field(BLUE)}${saltire(30, 20, WHITE, 4)}${early ? '' : saltire(30, 20, RED, 1.5)}${cross(WHITE, 6.6)}${cross(RED, 4)}</svg>`;

const stripes = (count: number, a: string, b: string): string =>
  bands(...Array.from({ length: count }, (_, i) => (i % 2 ? b : a)));

const stars = (columns: number, rows: number, w: number, h: number): string => {
  let out = '';
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) out += star((w / columns) * (i + 0.5), (h / rows) * (j + 0.5), 1, WHITE);
  return out;
};

const rays = (x: number, y: number): string => {
  let out = '';
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 - 0.1;
    out += d`M${x} ${y}L${x + Math.cos(a) * 40} ${y + Math.sin(a) * 40}L${x + Math.cos(a + 0.2) * 40} ${y + Math.sin(a + 0.2) * 40}Z`;
  }
  return path(out, RED) + disc(x, y, 5, RED);
};

const FLAGS: Record<string, () => string> = {
  british: () => field(WHITE) + cross(RED, 2.8) + union(13.6, 8.6),
  'british-sail': () => field(WHITE) + cross(RED, 2.8) + union(13.6, 8.6, true),
  union: () => union(30, 20),
  american: () => stripes(13, RED, WHITE) + rect(0, 0, 13, 10.8, BLUE) + stars(5, 4, 13, 10.8),
  'american-sail': () => stripes(15, RED, WHITE) + rect(0, 0, 13, 10.7, BLUE) + stars(5, 3, 13, 10.7),
  australian: () =>
    field(WHITE) +
    union(15, 10) +
    star(7.5, 15, 2.6, BLUE, 7) +
    [
      [22.5, 3.5],
      [26.5, 8],
      [18.8, 9],
      [22.5, 16],
      [24.2, 11],
    ]
      .map(([x, y], i) => star(x!, y!, i === 4 ? 1 : 1.7, BLUE, 7))
      .join(''),
  canadian: () =>
    pales(RED, WHITE, WHITE, RED) +
    path(
      'M15 4l1 2.4 1.6-.8-.5 3.4 2-1.6.4 1.2 2.2-.3-.8 2 .8.6-3.5 2.6.4 1.2-3.2-.5v3h-.8v-3l-3.2.5.4-1.2L8.3 11l.8-.6-.8-2 2.2.3.4-1.2 2 1.6-.5-3.4 1.6.8z',
      RED,
    ),
  polish: () => bands(WHITE, RED) + poly([30, 5, 22, 10, 30, 15], '#f3ead6'),
  greek: () =>
    stripes(9, '#2d5fa8', WHITE) +
    rect(0, 0, 11.1, 11.1, '#2d5fa8') +
    rect(4.4, 0, 2.3, 11.1, WHITE) +
    rect(0, 4.4, 11.1, 2.3, WHITE),
  dutch: () => bands(RED, WHITE, '#244c96'),
  // The cross of the old navy alone: red field, white-edged black cross.
  german: () =>
    field(RED) +
    cross(WHITE, 5.6, 12) +
    cross(BLACK, 3.6, 12) +
    disc(12, 10, 4.6, WHITE) +
    disc(12, 10, 3.9, BLACK) +
    disc(12, 10, 3.2, WHITE) +
    poly(
      [
        10.9, 6.6, 13.1, 6.6, 12.5, 9.5, 15.4, 8.9, 15.4, 11.1, 12.5, 10.5, 13.1, 13.4, 10.9, 13.4, 11.5, 10.5, 8.6,
        11.1, 8.6, 8.9, 11.5, 9.5,
      ],
      BLACK,
    ),
  'german-imperial': () =>
    field(WHITE) +
    cross(BLACK, 2.2, 12) +
    bands(BLACK, WHITE, RED)
      .replace(/width="30"/g, 'width="9.5"')
      .replace(/height="6.7"/g, 'height="2.9"')
      .replace(/y="6.7"/, 'y="2.8"')
      .replace(/y="13.3"/, 'y="5.6"') +
    disc(12, 10, 3.6, WHITE, `stroke="${BLACK}" stroke-width=".6"`) +
    path('M12 7.6l2.4 1.4-1 .6.8 2.4-1.6-.6-.6 1.6-.6-1.6-1.6.6.8-2.4-1-.6z', BLACK),
  'german-modern': () => bands(BLACK, RED, GOLD),
  italian: () =>
    pales(GREEN, WHITE, RED) +
    path('M12.4 5.6h5.2v5q0 3-2.6 4.4-2.6-1.4-2.6-4.4z', RED, `stroke="${BLUE}" stroke-width=".7"`) +
    rect(14.3, 5.9, 1.4, 8, WHITE) +
    rect(12.7, 8.5, 4.6, 1.4, WHITE) +
    path('M12.6 5l.4-1.7 1.2.9.8-1.3.8 1.3 1.2-.9.4 1.7z', GOLD),
  'italian-modern': () => pales(GREEN, WHITE, RED),
  french: () => pales(BLUE, WHITE, RED),
  'french-royal': () =>
    field(WHITE) +
    [
      [8, 6],
      [15, 6],
      [22, 6],
      [11.5, 13.5],
      [18.5, 13.5],
    ]
      .map(([x, y]) =>
        path(
          d`M${x!} ${y! - 2.6}q1.6 1.6 0 3.2q-1.6-1.6 0-3.2zM${x! - 2.4} ${y! - 0.6}q2 0 2 2.6h.8q0-2.6 2-2.6q.4 2.4-2 2.6v1h-.8v-1q-2.4-.2-2-2.6z`,
          GOLD,
        ),
      )
      .join(''),
  russian: () => field(WHITE) + saltire(30, 20, '#2756a8', 3),
  soviet: () =>
    field(WHITE) +
    rect(0, 16, 30, 4, '#4f9ad0') +
    star(8, 8.3, 4.6, RED) +
    path('M20 4.4a4.2 4.2 0 1 1-3 7.4l1-.9a3 3 0 1 0 2-5.3z', RED) +
    line([17, 7, 23.4, 12.6], RED, 1.1),
  japanese: () => field(WHITE) + rays(11.5, 10),
  'japanese-modern': () => field(WHITE) + disc(15, 10, 5.6, RED),
  chinese: () =>
    field(RED) +
    star(5.5, 6, 3.4, GOLD) +
    [
      [11, 2.4],
      [13, 4.8],
      [13, 8],
      [11, 10.4],
    ]
      .map(([x, y]) => star(x!, y!, 1.1, GOLD))
      .join(''),
  'chinese-republic': () =>
    field(RED) +
    rect(0, 0, 15, 10, BLUE) +
    star(7.5, 5, 3.8, WHITE, 12, 0.62) +
    disc(7.5, 5, 1.9, WHITE, `stroke="${BLUE}" stroke-width=".4"`),
  taiwanese: () => FLAGS['chinese-republic']!(),
  spanish: () =>
    field(RED) +
    rect(0, 5, 30, 10, GOLD) +
    rect(8, 7, 3.6, 5, RED, 'rx="1"') +
    rect(8.9, 7.8, 1.8, 1.8, GOLD) +
    path('M8 6.8l.5-1.4 1.3.7 1.3-.7.5 1.4z', RED),
  indian: () =>
    bands('#e58a33', WHITE, '#2b8148') +
    disc(15, 10, 2.5, 'none', 'stroke="#24408e" stroke-width=".6"') +
    star(15, 10, 2.3, '#24408e', 12, 0.25),
  pakistani: () =>
    field('#14573c') +
    rect(0, 0, 7.5, 20, WHITE) +
    disc(18.5, 10, 5, WHITE) +
    disc(20, 8.8, 4.4, '#14573c') +
    star(21.6, 6.9, 1.6, WHITE),
  argentine: () => bands(SKY, WHITE, SKY) + star(15, 10, 3, GOLD, 12, 0.55) + disc(15, 10, 1.6, GOLD),
  brazilian: () =>
    field('#1f8a4c') +
    poly([15, 2, 28, 10, 15, 18, 2, 10], '#f1cf3b') +
    disc(15, 10, 4.4, '#24408e') +
    path('M10.8 8.7q4.4-.8 8.3 2.6', 'none', `stroke="${WHITE}" stroke-width=".9"`),
  chilean: () => bands(WHITE, RED) + rect(0, 0, 10, 10, BLUE) + star(5, 5, 3, WHITE),
  peruvian: () => pales(RED, WHITE, RED),
  israeli: () =>
    field(BLUE) +
    poly([0, 0, 22, 10, 0, 20], WHITE) +
    [0, 1]
      .map((i) =>
        poly(
          i ? [4, 8.2, 10, 8.2, 7, 13.2] : [4, 11.6, 10, 11.6, 7, 6.6],
          'none',
          `stroke="${BLUE}" stroke-width=".8"`,
        ),
      )
      .join(''),
  egyptian: () => bands(RED, WHITE, BLACK) + path('M15 7.4l2 1-.6 3.4-1.4.9-1.4-.9-.6-3.4z', GOLD),
  syrian: () => bands(RED, WHITE, BLACK) + star(10.5, 10, 1.9, GREEN) + star(19.5, 10, 1.9, GREEN),
  iranian: () =>
    bands('#239a50', WHITE, RED) +
    path(
      'M15 7.6q2.4 2.4 0 4.8q-2.4-2.4 0-4.8zM13 8q-1.4 2.4.8 4M17 8q1.4 2.4-.8 4',
      'none',
      `stroke="${RED}" stroke-width=".7"`,
    ),
  iraqi: () => bands(RED, WHITE, BLACK) + [9, 15, 21].map((x) => star(x, 10, 1.9, GREEN)).join(''),
  turkish: () => field(RED) + disc(11, 10, 5, WHITE) + disc(12.4, 10, 4, RED) + star(17, 10, 2.4, WHITE),
  swedish: () => nordic('#2a66a5', '#f0c840'),
  danish: () => nordic(RED, WHITE),
  norwegian: () => nordic(RED, WHITE, BLUE),
  finnish: () => nordic(WHITE, '#25508f'),
  portuguese: () =>
    field(RED) +
    rect(0, 0, 12, 20, '#17683a') +
    disc(12, 10, 3.8, GOLD) +
    path('M10.2 8h3.6v2.6q0 1.8-1.8 2.6-1.8-.8-1.8-2.6z', WHITE, `stroke="${RED}" stroke-width=".8"`),
  'portuguese-royal': () =>
    pales(BLUE, WHITE) +
    path('M12.4 6.6h5.2v4q0 2.6-2.6 3.8-2.6-1.2-2.6-3.8z', WHITE, `stroke="${RED}" stroke-width="1"`) +
    path('M12.6 5.6l.4-1.7 1.2.9.8-1.3.8 1.3 1.2-.9.4 1.7z', GOLD),
  romanian: () => pales('#23418f', GOLD, RED),
  yugoslav: () => bands('#23418f', WHITE, RED),
  'south-korean': () =>
    field(WHITE) +
    disc(15, 10, 4.6, RED) +
    path('M10.4 10a2.3 2.3 0 0 1 4.6 0a2.3 2.3 0 0 0 4.6 0a4.6 4.6 0 0 1-9.2 0z', BLUE) +
    [
      [5, 4],
      [22, 4],
      [5, 14],
      [22, 14],
    ]
      .map(([x, y]) => rect(x!, y!, 3.4, 2.2, BLACK, 'opacity=".85"'))
      .join(''),
  'north-korean': () =>
    bands('#24408e', RED, RED, RED, '#24408e') +
    rect(0, 3.6, 30, 0.9, WHITE) +
    rect(0, 15.5, 30, 0.9, WHITE) +
    disc(10.5, 10, 3.8, WHITE) +
    star(10.5, 10, 3.6, RED),
  vietnamese: () => field(RED) + star(15, 10.4, 5.4, GOLD),
  austrian: () =>
    bands(RED, WHITE, RED) +
    path('M12.6 6h4.8v4.4q0 2.8-2.4 4-2.4-1.2-2.4-4z', RED, `stroke="${GOLD}" stroke-width=".6"`) +
    rect(12.7, 8.6, 4.6, 2.4, WHITE),
  venetian: () =>
    field('#a3212c') +
    rect(0.8, 0.8, 28.4, 18.4, 'none', `stroke="${GOLD}" stroke-width=".9"`) +
    path('M7 14.5v-4q0-3 3-3.4l1.6-2.3 1.3 1.7q2.6-.2 4.6 1.5l5-3.4-2.2 4.4 2.2 1.2-2.8 1v3.3h-2.2v-2.5h-4.5v2.5h-2.2v-2.5z', GOLD) +
    disc(11.3, 6.6, 2.5, 'none', `stroke="${GOLD}" stroke-width=".7"`) +
    rect(6.6, 12, 3, 3.6, WHITE),
  neapolitan: () =>
    field(WHITE) +
    path('M11.4 5.5h7.2v5q0 3.8-3.6 5.2-3.6-1.4-3.6-5.2z', '#23418f', `stroke="${GOLD}" stroke-width=".7"`) +
    [13.2, 16.8, 15].map((x, i) => path(d`M${x} ${i < 2 ? 7 : 10.4}l.8 1.2-.8 1.6-.8-1.6z`, GOLD)).join('') +
    path('M12.2 5.2l-.3-2 1.7 1 1.4-1.5 1.4 1.5 1.7-1-.3 2z', GOLD),
  // Powers that never were, for tales.
  imperial: () =>
    field('#7d1f26') +
    poly([15, 3, 17, 8.4, 22.6, 8.4, 18, 11.6, 19.8, 17, 15, 13.6, 10.2, 17, 12, 11.6, 7.4, 8.4, 13, 8.4], GOLD) +
    disc(15, 10.4, 2, '#7d1f26'),
  dwarf: () =>
    pales('#6b3a1e', '#a8742f', '#6b3a1e') +
    path('M9.5 7.5h11v3h-11zM13.8 10.5h2.4v6h-2.4z', BLACK) +
    rect(9.5, 6, 11, 4.4, '#c9c6bd', `stroke="${BLACK}" stroke-width=".5"`),
  elf: () =>
    field('#2c6e5c') +
    path('M15 3q6 6 0 14q-6-8 0-14z', '#dfe9c8') +
    line([15, 5, 15, 17], '#2c6e5c', 0.7) +
    path('M7 9q4 0 6 5M23 9q-4 0-6 5', 'none', 'stroke="#dfe9c8" stroke-width="1.2"'),
  dragon: () =>
    field('#31513a') + path('M7 14q3-8 8-6l3-3 .6 2.6 4 .6-2 2 1 1.6-4-.4q-2 5-8 4.6 3-1.4 3-3-2-1.6-5.6 1z', GOLD),
  skull: () =>
    field(BLACK) +
    disc(15, 8.6, 4.6, WHITE) +
    rect(12.8, 11.6, 4.4, 3.4, WHITE) +
    oval(13.2, 8.8, 1.2, 1.4, BLACK) +
    oval(16.8, 8.8, 1.2, 1.4, BLACK) +
    line([14.3, 12.6, 14.3, 15], BLACK, 0.5) +
    line([15.7, 12.6, 15.7, 15], BLACK, 0.5),
  pirate: () => FLAGS.skull!() + line([7, 16, 23, 19], WHITE, 1.3) + line([23, 16, 7, 19], WHITE, 1.3),
};

/** A plain pennant for those who show no colours. */
const PENNANT =
  rect(0, 0, 30, 20, '#cdbf9d') + poly([0, 2, 30, 10, 0, 18], '#5b7486') + poly([0, 6, 15, 10, 0, 14], WHITE);

export const NATIONS: readonly string[] = Object.keys(FLAGS);

export const ensign = (nation: string): string => own(FLAGS, nation)?.() ?? PENNANT;

// What lies on the table besides faces: dice and the backs of cards.

import { at, d, darker, disc, group, INK, lettering, lighter, line, path, poly, rect, svg, own } from './ink';
import { neatline, rose } from './charts';

const IVORY = '#f4ecd8';

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const corners = (n: number, r: number, turn: number): number[] =>
  Array.from({ length: n }, (_, i) => [
    20 + r * Math.cos(turn + (i * 2 * Math.PI) / n),
    20 + r * Math.sin(turn + (i * 2 * Math.PI) / n),
  ]).flat();

/** A die that shows a value: pips on six sides, numerals on others. A value of 0 is a die not yet thrown. */
export function die(value: number, sides: number): string {
  const edge = `stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"`;
  if (sides === 6) {
    const pips = (PIPS[value] ?? [])
      .map(([x, y]) => disc(20 + x * 9, 20 + y * 9, 3.1, value === 1 ? '#a8432f' : INK))
      .join('');
    return svg(
      40,
      40,
      rect(3, 4, 34, 34, darker(IVORY, 0.35), 'rx="7"') +
        rect(3, 3, 34, 33, IVORY, `rx="7" ${edge}`) +
        path('M8 6.5H31', 'none', 'stroke="#ffffff" stroke-width="1.6" stroke-linecap="round" opacity=".9"') +
        (PIPS[value] ? at(0, -0.5, pips) : lettering(20, 27, 20, value ? String(value) : '?')),
    );
  }
  const top = -Math.PI / 2;
  const shape: Record<number, [number[], string]> = {
    4: [corners(3, 20, top).map((v, i) => (i % 2 ? v + 4 : v)), ''],
    8: [corners(6, 18, top), d`M20 2L4.4 29H35.6Z`],
    10: [[20, 2, 37, 18, 35, 26, 20, 38, 5, 26, 3, 18], d`M20 2L9 24L20 30L31 24ZM9 24L3 18M31 24L37 18M20 30V38`],
    12: [
      corners(10, 18, top),
      d`M20 8L31 16L27 29H13L9 16ZM20 8V2M31 16L37 14.5M27 29L30.5 34.5M13 29L9.5 34.5M9 16L3 14.5`,
    ],
    20: [
      corners(6, 18.5, top),
      d`M20 9L30 27H10ZM20 9V1.5M30 27L36 29M10 27L4 29M20 9L4 10.8M20 9L36 10.8M30 27L36 10.8M10 27L4 10.8M30 27L20 38.5L10 27`,
    ],
  };
  const [points, facets] = shape[sides] ?? [corners(8, 18, Math.PI / 8), ''];
  const text = String(value || '?');
  const [size, y] =
    sides === 4
      ? [15, 30]
      : sides === 8
        ? [14, 26]
        : sides === 20
          ? [text.length > 1 ? 9 : 11, 24.5]
          : [text.length > 1 ? 13 : 15, sides === 10 ? 23 : 25.5];
  return svg(
    40,
    40,
    poly(points, IVORY, edge) +
      (facets && path(facets, 'none', `stroke="${INK}" stroke-width=".6" opacity=".55"`)) +
      lettering(20, y, size, text, INK, 'font-weight="bold"'),
  );
}

interface Back {
  ground: string;
  line: string;
  pattern: (line: string, ground: string) => string;
}

const scales = (c: string): string => {
  let out = '';
  for (let y = 0; y < 15; y++)
    for (let x = -1; x < 11; x++)
      for (const r of [13, 9, 5]) out += d`M${x * 26 + (y % 2) * 13 - r} ${y * 24 + 13}a${r} ${r} 0 0 1 ${r * 2} 0`;
  return path(out, 'none', `stroke="${c}" stroke-width=".9" opacity=".42"`);
};

const net = (c: string): string => {
  let out = '';
  for (const [x, y] of [
    [120, 168],
    [20, 30],
    [220, 30],
    [20, 306],
    [220, 306],
  ] as const)
    for (let i = 0; i < 16; i++)
      out += d`M${x} ${y}L${x + Math.cos((i * Math.PI) / 8) * 420} ${y + Math.sin((i * Math.PI) / 8) * 420}`;
  return path(out, 'none', `stroke="${c}" stroke-width=".6" opacity=".35"`);
};

const waves = (c: string): string => {
  let out = '';
  for (let y = 20; y < 330; y += 13) {
    out += d`M10 ${y}`;
    for (let x = 0; x < 9; x++) out += 'q6.2 -7 12.4 0t12.4 0';
  }
  return path(out, 'none', `stroke="${c}" stroke-width="1" opacity=".4"`);
};

const coast = (c: string): string => {
  const shore = 'M0 0H150Q160 40 128 52Q104 50 96 78Q70 92 74 120Q40 132 44 164Q16 170 0 200Z';
  const isle = 'M160 250q24 -20 44 0q28 4 22 32q-20 30 -56 14q-28 -16 -10 -46z';
  return (
    [shore, isle]
      .map((p) => path(p, c, 'opacity=".22"') + path(p, 'none', `stroke="${c}" stroke-width="1.4"`))
      .join('') +
    group(
      path(shore, 'none', `stroke="${c}" stroke-width=".7" stroke-dasharray="3 3"`),
      'transform="translate(8 10) scale(1.06)" opacity=".7"',
    ) +
    path('M24 300Q70 250 112 232T206 110', 'none', 'stroke="#a8432f" stroke-width="2.4" stroke-dasharray="9 5"') +
    path('M200 104l12 12M212 104l-12 12', 'none', 'stroke="#a8432f" stroke-width="2.8"')
  );
};

const LOOKS: Record<string, Back> = {
  force: { ground: '#1d3550', line: '#d9b867', pattern: (c) => net(c) },
  operation: { ground: '#e9dcbb', line: '#2b4258', pattern: (c) => net(c) + coast(c) },
  special: { ground: '#5a2430', line: '#e0c07a', pattern: (c) => scales(c) },
  storm: { ground: '#3b3a5c', line: '#cfc8e4', pattern: (c) => waves(c) },
  event: { ground: '#5b4a1f', line: '#ead9a4', pattern: (c) => scales(c) },
  default: { ground: '#1f5559', line: '#e2d3a2', pattern: (c) => scales(c) },
};

export const BACKS: readonly string[] = Object.keys(LOOKS);

/** The back of a card, without its rounded corners. */
export function cardBack(back: string): string {
  const { ground, line: c, pattern } = own(LOOKS, back) ?? LOOKS.default!;
  const medal =
    disc(120, 168, 66, ground, `stroke="${c}" stroke-width="1.6"`) +
    disc(120, 168, 61, 'none', `stroke="${c}" stroke-width=".6"`) +
    at(120, 168, rose(56, c, back === 'operation' ? '#a8432f' : lighter(c, 0.2)).replaceAll('#f3ead6', ground));
  const corner = [
    [26, 26],
    [214, 26],
    [26, 310],
    [214, 310],
  ]
    .map(([x, y]) =>
      at(
        x!,
        y!,
        disc(0, 0, 9, ground, `stroke="${c}" stroke-width="1"`) +
          path(
            'M0 -4.5V5M-3 -1.5H3M-5 1.5Q-4 6 0 6T5 1.5',
            'none',
            `stroke="${c}" stroke-width="1.2" stroke-linecap="round"`,
          ) +
          disc(0, -5.5, 1.3, 'none', `stroke="${c}" stroke-width=".8"`),
      ),
    )
    .join('');
  return svg(
    240,
    336,
    rect(0, 0, 240, 336, ground) +
      pattern(c, ground) +
      neatline(240, 336, c, 16) +
      medal +
      corner +
      line([60, 40, 180, 40], c, 0.6) +
      line([60, 296, 180, 296], c, 0.6),
    'preserveAspectRatio="xMidYMid slice"',
  );
}

// Ships of the age of sail. Bow to the right, waterline at 0, up is negative.

import { ensign } from './flags';
import { type Chance, d, darker, group, INK, lighter, line, path, pick, rect } from './ink';

export const pen = `stroke="${INK}" stroke-width=".6"`;

export const CANVAS = '#efe4c6';

interface Sailer {
  long: number;
  decks: number; // rows of guns
  masts: number;
  height: number; // of the mainmast
  beam: number;
  fore?: boolean; // schooner-like after sail larger
}

export const RIGS: Record<string, Sailer> = {
  'ship-of-line-3': { long: 150, decks: 3, masts: 3, height: 98, beam: 42 },
  'ship-of-line-2': { long: 146, decks: 2, masts: 3, height: 95, beam: 38 },
  'sail-frigate': { long: 140, decks: 1, masts: 3, height: 92, beam: 32 },
  'corvette-sail': { long: 126, decks: 1, masts: 3, height: 84, beam: 28 },
  brig: { long: 108, decks: 1, masts: 2, height: 82, beam: 26 },
  merchantman: { long: 134, decks: 1, masts: 3, height: 86, beam: 40 },
  hulk: { long: 140, decks: 2, masts: 0, height: 60, beam: 40 },
  fireship: { long: 116, decks: 1, masts: 3, height: 78, beam: 28 },
};

/** A square sail filled from the left. */
export function square(x: number, y: number, w: number, h: number, fill: string, taper = 0.86): string {
  const t = w * taper;
  const bag = w * 0.16;
  const body = d`M${x - t / 2} ${y}L${x + t / 2} ${y}Q${x + t / 2 + bag * 1.5} ${y + h * 0.6} ${x + w / 2} ${y + h}Q${x + bag} ${y + h - h * 0.16} ${x - w / 2} ${y + h}Q${x - t / 2 + bag * 0.9} ${y + h * 0.6} ${x - t / 2} ${y}Z`;
  const shade = d`M${x - t / 2} ${y}L${x - t * 0.12} ${y}Q${x + bag} ${y + h * 0.6} ${x - w * 0.1} ${y + h - h * 0.07}Q${x - w * 0.3} ${y + h * 0.94} ${x - w / 2} ${y + h}Q${x - t / 2 + bag * 0.9} ${y + h * 0.6} ${x - t / 2} ${y}Z`;
  const seams = [0.3, 0.5, 0.7]
    .map(
      (f) =>
        d`M${x - t / 2 + t * f} ${y}Q${x - t / 2 + t * f + bag} ${y + h * 0.6} ${x - w / 2 + w * f + bag * 0.2} ${y + h * 0.9}`,
    )
    .join('');
  return (
    path(body, fill, `stroke="${INK}" stroke-width=".5"`) +
    path(shade, darker(fill, 0.45), 'opacity=".32"') +
    path(seams, 'none', `stroke="${INK}" stroke-width=".3" opacity=".4"`) +
    line([x - t / 2 - 2, y, x + t / 2 + 2, y], '#4a3524', 1.3)
  );
}

export const mastAt = (x: number, deck: number, h: number, w: number, canvas: string, rows: number): string => {
  let out = line([x, deck, x - 1, deck - h], '#4a3524', 1.8);
  const shares = [0.36, 0.3, 0.2];
  let y = deck - h * 0.06;
  for (let i = 0; i < rows; i++) {
    const tall = h * shares[i]!;
    y -= tall;
    out += square(x, y, w * (1 - i * 0.2), tall * 0.92, canvas);
  }
  return out + line([x - 1, deck - h, x - 1, deck - h - 4], '#4a3524', 0.8);
};

export function hullOf(rig: Sailer, stripe: string, side: string, decks: number): { art: string; deck: number } {
  const { long } = rig;
  const free = 9 + decks * 5;
  const top = -free;
  const outline = d`M3 ${top - 13}L0 ${top - 12}L4 -6Q8 1 22 1.5H${long - 22}Q${long - 6} 0 ${long + 3} ${top + 1}L${long - 4} ${top - 3}L${long * 0.74} ${top - 2.4}V${top}L${long * 0.36} ${top}V${top - 5}L${long * 0.2} ${top - 5.6}V${top - 11}Z`;
  let art = path(outline, side, `stroke="${INK}" stroke-width=".8"`);
  for (let i = 0; i < decks; i++) {
    const y = -6.5 - i * 6.2;
    art += path(
      d`M${6 - i} ${y - 3}Q${long / 2} ${y - 0.5} ${long - 5 + i * 2.4} ${y - 4.4}v3.6Q${long / 2} ${y + 3} ${6 - i} ${y + 0.6}Z`,
      stripe,
    );
    const n = Math.round(long / 9.5);
    for (let g = 0; g < n; g++) {
      const t = (g + 0.6) / n;
      const gy = y - 1.4 + Math.sin(t * Math.PI) * 1.7 - (t > 0.85 ? 1.2 : 0);
      art +=
        rect(8 + t * (long - 24), gy - 1.5, 3, 2.8, '#1a1512') +
        rect(8 + t * (long - 24), gy - 3.2, 3, 1.4, '#7d2b22') +
        line([9.6 + t * (long - 24), gy, 11.8 + t * (long - 24), gy - 0.2], '#0f0d0c', 1);
    }
  }
  art +=
    path(d`M3 ${top - 13}L0 ${top - 12}L4 -6L12 -7L16 ${top - 6}V${top - 11}Z`, lighter(stripe, 0.15), pen) +
    [0, 1, 2]
      .map((i) => line([4, top - 7 + i * 6, 14, top - 6.4 + i * 6], INK, 1.6, 'stroke-dasharray="2 1.2"'))
      .join('');
  art += path(d`M6 -3Q14 1.5 22 1.5H${long - 22}Q${long - 12} 1 ${long - 8} -3Z`, '#2a1a14', 'opacity=".7"');
  art +=
    line([long * 0.36, top - 0.5, long * 0.74, top - 0.5], lighter(stripe, 0.4), 0.9) +
    line([10, top - 3, long - 4, top + 2], INK, 0.4);
  return { art, deck: top };
}

/** Three flames from somewhere on board. */
export const flames = (x: number, y: number, size: number): string =>
  path(
    d`M${x - size * 0.5} ${y}Q${x - size * 0.6} ${y - size * 0.7} ${x - size * 0.2} ${y - size * 1.1}Q${x - size * 0.2} ${y - size * 0.6} ${x} ${y - size * 0.5}Q${x} ${y - size * 1.2} ${x + size * 0.25} ${y - size * 1.5}Q${x + size * 0.2} ${y - size * 0.8} ${x + size * 0.55} ${y - size * 0.7}Q${x + size * 0.6} ${y - size * 0.2} ${x + size * 0.4} ${y}Z`,
    '#d8612f',
  ) +
  path(
    d`M${x - size * 0.28} ${y}Q${x - size * 0.3} ${y - size * 0.4} ${x - size * 0.1} ${y - size * 0.55}Q${x} ${y - size * 0.3} ${x + size * 0.1} ${y - size * 0.75}Q${x + size * 0.3} ${y - size * 0.3} ${x + size * 0.25} ${y}Z`,
    '#f6c04b',
  );

/** A hulk: no masts but a stump for the colours, and a roof over the deck. */
function moored({ long }: Sailer, hull: { art: string; deck: number }, nation: string): string {
  const { deck } = hull;
  return (
    line([long * 0.22, deck, long * 0.22, deck - 40], '#4a3524', 1.8) +
    `<svg x="${(long * 0.22 - 19).toFixed(1)}" y="${(deck - 40).toFixed(1)}" width="18" height="12" viewBox="0 0 30 20">${ensign(nation)}</svg>` +
    line([long * 0.5, deck, long * 0.5, deck - 16], '#4a3524', 3) +
    path(d`M${long * 0.26} ${deck}L${long * 0.3} ${deck - 11}L${long * 0.78} ${deck - 11}L${long * 0.84} ${deck}Z`, '#7d6a55', pen) +
    path(d`M${long} ${deck + 2}L${long + 20} 6`, 'none', `stroke="${INK}" stroke-width=".8" stroke-dasharray="2 1"`) +
    hull.art
  );
}

export function sailing(motif: string, nation: string, r: Chance): string {
  const rig = RIGS[motif]!;
  const british = nation.startsWith('british') || nation.startsWith('american');
  const stripe = british
    ? pick(r, ['#d9b24f', '#cfa23e', '#e5d9b5'])
    : nation.startsWith('spanish')
      ? '#b8492f'
      : nation.startsWith('french')
        ? pick(r, ['#d8c49a', '#b57a3a'])
        : pick(r, ['#c9a55a', '#d8c49a', '#a8763f']);
  const hull = hullOf(rig, stripe, pick(r, ['#2a2522', '#33281f', '#2b2b2b']), rig.decks);
  const { long, masts, height } = rig;
  const deck = hull.deck;
  const canvas = lighter(CANVAS, r(0, 0.25));
  if (!masts) return moored(rig, hull, nation);
  const places = masts === 3 ? [0.24, 0.52, 0.8] : [0.36, 0.73];
  const scale = masts === 3 ? [0.8, 1, 0.9] : [1, 0.92];
  const tip: [number, number] = [long + 26, deck - 15];
  let jibs = line([long - 8, deck, ...tip], '#4a3524', 1.6);
  const fx = places[places.length - 1]! * long;
  for (const [from, to, drop] of [
    [0.62, 1, 0.92],
    [0.5, 0.7, 0.75],
  ] as const) {
    const x1 = long + 26 * to;
    jibs += path(
      d`M${fx + 2} ${deck - height * drop * 0.8}Q${fx + (x1 - fx) * 0.7} ${deck - height * 0.3} ${x1} ${deck - 15 * to + 0.5}Q${fx + 24 * from + 6} ${deck - 17} ${fx + 13 * from + 8} ${deck - 15}Q${fx + 16} ${deck - height * 0.4} ${fx + 2} ${deck - height * drop * 0.8}Z`,
      canvas,
      `stroke="${INK}" stroke-width=".5" opacity=".96"`,
    );
  }
  const mx = places[0]! * long;
  const gaff =
    path(
      d`M${mx} ${deck - 8}L${mx} ${deck - height * 0.36}L${mx - 19} ${deck - height * 0.46}Q${mx - 16} ${deck - height * 0.2} ${mx - 25} ${deck - 10}Q${mx - 12} ${deck - 7} ${mx} ${deck - 8}Z`,
      darker(canvas, 0.08),
      `stroke="${INK}" stroke-width=".5"`,
    ) +
    line([mx, deck - height * 0.36, mx - 21, deck - height * 0.47], '#4a3524', 1) +
    line([mx, deck - 8, mx - 27, deck - 10], '#4a3524', 1.1);
  const stays =
    d`M${fx} ${deck - height * 0.9}L${tip[0]} ${tip[1]}M${fx} ${deck - height * 0.62}L${tip[0] - 8} ${tip[1] + 5}` +
    places
      .map(
        (p, i) =>
          d`M${p * long - 7} ${deck}L${p * long} ${deck - height * scale[i]! * 0.6}L${p * long + 6} ${deck}M${p * long - 3} ${deck}L${p * long} ${deck - height * scale[i]! * 0.6}`,
      )
      .join('');
  const sails = places
    .map((p, i) =>
      mastAt(p * long, deck, height * scale[i]!, long * (masts === 3 ? 0.25 : 0.33) * scale[i]!, canvas, 3),
    )
    .join('');
  const pennants = places
    .map((p, i) => path(d`M${p * long - 1} ${deck - height * scale[i]! - 4}q6 -1.6 13 1q-7 1.4 -13 1.4z`, '#b5202d'))
    .join('');
  const colours =
    `<svg x="-17" y="${(deck - 34).toFixed(1)}" width="18" height="12" viewBox="0 0 30 20">${group(ensign(nation), 'transform="matrix(-1 0 0 1 30 0)"')}</svg>` +
    rect(-17, deck - 34, 18, 12, 'none', `stroke="${INK}" stroke-width=".4"`) +
    line([2, deck - 11, 1, deck - 35], INK, 0.8);
  const fire =
    motif === 'fireship'
      ? flames(long * 0.3, deck, 20) + flames(long * 0.62, deck - 2, 26) + flames(long * 0.86, deck, 15)
      : '';
  return (
    path(stays, 'none', `stroke="${INK}" stroke-width=".3" opacity=".7"`) +
    colours +
    gaff +
    sails +
    jibs +
    pennants +
    hull.art +
    fire
  );
}

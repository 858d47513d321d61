// What is around a ship on the table: foam, smoke and flames, the ensign, pennants, the anchor, the shoal it sits on.

import { ensign } from './flags';
import { chance, d, disc, FOAM, group, INK, line, oval, path, rect } from './ink';

const deg = (angle: number): number => (angle * Math.PI) / 180;

/** A bow wave and the wake behind, for what makes way. */
export const wakeAbove = (half: number): string =>
  path(
    d`M42 0Q30 ${-half * 1.2} 8 ${-half * 1.32}Q24 ${-half * 1.05} 38 0Q24 ${half * 1.05} 8 ${half * 1.32}Q30 ${half * 1.2} 42 0Z`,
    FOAM,
    'opacity=".34"',
  ) +
  path(
    d`M-45 ${-half * 0.5}Q-70 ${-half * 0.5} -104 ${-half * 0.9}Q-74 ${-half * 0.12} -45 0Q-74 ${half * 0.12} -104 ${half * 0.9}Q-70 ${half * 0.5} -45 ${half * 0.5}Z`,
    FOAM,
    'opacity=".2"',
  ) +
  path(d`M-46 ${-half * 0.2}Q-62 0 -84 0Q-62 0 -46 ${half * 0.2}`, FOAM, 'opacity=".3"');

/** Where waves break around what sits fast. */
export const shoalAbove = (half: number): string =>
  oval(0, 0, 62, half * 2.5, '#d9c48d', 'opacity=".55"') +
  oval(0, 0, 62, half * 2.5, 'none', `stroke="${FOAM}" stroke-width="1.6" stroke-dasharray="9 5" opacity=".7"`);

export const cableAbove = (half: number): string =>
  path(d`M38 1Q52 3 64 ${-half * 0.2}`, 'none', `stroke="#3b3128" stroke-width=".8" stroke-dasharray="2.4 1"`) +
  group(
    path('M0 -4V5M-3 -1.5H3M-5.4 1Q-5 5.6 0 6.4Q5 5.6 5.4 1', 'none', `stroke="${FOAM}" stroke-width="1.4" stroke-linecap="round"`) +
      disc(0, -5.2, 1.4, 'none', `stroke="${FOAM}" stroke-width="1.1"`),
    'transform="translate(69 -2) rotate(90) scale(.9)"',
  );

const blossom = (x: number, y: number, size: number): string =>
  path(
    d`M${x} ${y - size}Q${x + size * 0.3} ${y - size * 0.4} ${x + size * 0.95} ${y - size * 0.5}Q${x + size * 0.5} ${y} ${x + size * 0.9} ${y + size * 0.6}Q${x + size * 0.2} ${y + size * 0.45} ${x} ${y + size}Q${x - size * 0.3} ${y + size * 0.4} ${x - size * 0.95} ${y + size * 0.5}Q${x - size * 0.45} ${y} ${x - size * 0.9} ${y - size * 0.6}Q${x - size * 0.2} ${y - size * 0.45} ${x} ${y - size}Z`,
    '#e0592a',
  ) + disc(x, y, size * 0.46, '#f8c64e');

/** Fires on board and their smoke, which drifts to leeward. */
export function burning(wind: number | null, many: boolean, seed: string): string {
  const r = chance(`${seed} fire`);
  const places = many ? [-30, -6, 18] : [r(-26, 14)];
  const lee = deg((wind ?? 90) + 180);
  let smoke = '';
  let fire = '';
  for (const x of places) {
    for (let i = 6; i >= 1; i--)
      smoke += disc(x + Math.cos(lee) * i * 9 + r(-2, 2), Math.sin(lee) * i * 9 + r(-2, 2), 3 + i * 1.7, i % 2 ? '#3d3a38' : '#575350', `opacity="${(0.62 - i * 0.075).toFixed(2)}"`);
    fire += blossom(x, r(-3, 3), many ? 6.6 : 6);
  }
  return smoke + fire;
}

/** The smoke of a broadside, along the side that fired: -1 is port. */
export function broadside(side: number, half: number, seed: string): string {
  const r = chance(`${seed} ${side}`);
  let puffs = '';
  for (let i = 0; i < 11; i++) {
    const x = -36 + i * 6.2 + r(-1.5, 1.5);
    const out = half + r(4, 9);
    puffs += oval(x, side * (out + 6), r(4, 6.5), r(4, 7), '#d8d6cf', `opacity="${r(0.4, 0.6).toFixed(2)}"`);
    puffs += oval(x + r(-2, 2), side * out, r(2.6, 4.2), r(3, 5), '#f4f2ea', `opacity="${r(0.65, 0.85).toFixed(2)}"`);
  }
  return puffs;
}

/** The colours at the stern, streaming to leeward; over them the captor's, on a prize. */
export function colours(wind: number | null, nation: string, captor: string, struck: boolean): string {
  const lee = wind === null ? 200 : wind + 180;
  const one = (of: string, y: number, size: number) =>
    `<svg x="1" y="${y}" width="${size * 1.5}" height="${size}" viewBox="0 0 30 20">${ensign(of)}</svg>` +
    rect(1, y, size * 1.5, size, 'none', `stroke="${INK}" stroke-width=".5"`);
  const flown = captor ? one(captor, -13, 13) + one(nation, 0.6, 9) : struck ? rect(1, -3, 12, 8, '#f6f3ea', `stroke="${INK}" stroke-width=".5"`) : one(nation, -5.6, 11.2);
  return group(line([0, -3, 0, 6], '#5a412a', 1) + flown, `transform="translate(-48 0) rotate(${lee.toFixed(0)})" class="colours"`);
}

/** A long pennant at the main for whoever commands: broad for the flagship. */
export const pennant = (wind: number | null, broad: boolean): string =>
  group(
    broad ? path('M0 -3.4L17 -3.4L13.6 0L17 3.4L0 3.4Z', '#c92a35', `stroke="${FOAM}" stroke-width=".7"`) : path('M0 -1.6L20 0L0 1.6Z', '#c92a35', `stroke="${FOAM}" stroke-width=".5"`),
    `transform="rotate(${((wind ?? 20) + 180).toFixed(0)})"`,
  );

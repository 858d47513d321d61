// Coast defences of the age of sail, seen from the water.

import { flagAt, hills, pen, scene, type Scene } from './backdrops';
import { type Chance, d, darker, line, path, rect } from './ink';
import { flames } from './sail';
import { shipAfar } from './ships';
import { smoke } from './sky';

const WALL = '#b8ab90';

/** A battered wall with embrasures, from x to x. */
function rampart(from: number, to: number, top: number, foot: number, stone: string): string {
  let art = path(d`M${from - 5} ${foot}L${from} ${top}L${to} ${top}L${to + 5} ${foot}Z`, stone, pen);
  for (let y = top + 7; y < foot; y += 6) art += line([from - 3, y, to + 3, y], darker(stone, 0.3), 0.4, 'opacity=".6"');
  for (let x = from + 6; x < to - 8; x += 17)
    art += rect(x, top - 4, 9, 5, stone, pen) + rect(x + 10, top - 0.6, 6, 3.4, '#2b2622') + line([x + 12, top + 1, x + 18, top + 1.8], '#1a1715', 1.7);
  return art;
}

const shore = (r: Chance): string =>
  hills(r, 92, 34, '#93a07c') + path(d`M0 150L0 104Q60 96 120 102T240 ${r(100, 106)}L240 150Z`, '#c2ae7c', pen);

const sailAfar = (r: Chance, seed: string): string => shipAfar('sail-frigate', '', `${seed}far`, r(26, 50), 96, 26);
const burning = (r: Chance, fire: boolean): string => (fire ? smoke(r, 140, 60, 50) + flames(140, 76, 14) : '');

export const FORTS: Record<string, Scene> = {
  fort: (s) =>
    scene(s, 92, (r) =>
      shore(r) + rampart(96, 196, 58, 84, WALL) + rect(128, 40, 34, 20, darker(WALL, 0.08), pen) + flagAt(145, 12, s.nation, 22) +
      rampart(58, 228, 84, 118, '#c4b89c') + burning(r, s.fire) + sailAfar(r, s.seed)),
  redoubt: (s) =>
    scene(s, 92, (r) =>
      shore(r) + path('M60 116L84 82L200 80L226 116Z', '#8f9a62', pen) + rampart(88, 196, 84, 104, '#a58f62') +
      flagAt(178, 44, s.nation, 22) + line([178, 60, 178, 86], '#1c2a38', 0.9) + burning(r, s.fire) + sailAfar(r, s.seed)),
  tower: (s) =>
    scene(s, 92, (r) =>
      shore(r) + path('M116 116L124 48Q148 42 172 48L180 116Z', WALL, pen) + path('M120 54Q148 46 176 54L178 44Q148 36 118 44Z', darker(WALL, 0.1), pen) +
      [62, 76, 90, 104].map((y) => path(d`M${122 - (y - 50) * 0.1} ${y}Q148 ${y - 5} ${174 + (y - 50) * 0.1} ${y}`, 'none', `stroke="${darker(WALL, 0.35)}" stroke-width=".5"`)).join('') +
      rect(143, 70, 9, 14, '#3a322a', pen) + line([150, 43, 186, 38], '#1a1715', 3.2) + flagAt(136, 14, s.nation, 20) + burning(r, s.fire) + sailAfar(r, s.seed)),
};

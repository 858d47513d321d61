// Works on the shore from above, the front to the right, 100 long: forts, redoubts, towers and plain batteries.

import { d, darker, disc, group, INK, path, poly, rect } from './ink';

const STONE = '#b0a48c';
const EARTH = '#a08d62';
const GRASS = '#8e9a5e';

const gun = (x: number, y: number, turn: number): string =>
  group(
    rect(-7, -1.6, 8, 3.2, '#6d5334', `stroke="${INK}" stroke-width=".3"`) + rect(-4, -0.9, 15, 1.8, '#1d1a18', 'rx=".8"'),
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})"`,
  );

const wall = (line: string, stone: string): string =>
  path(line, 'none', `stroke="${darker(stone, 0.4)}" stroke-width="7" stroke-linejoin="round"`) +
  path(line, 'none', `stroke="${stone}" stroke-width="5.2" stroke-linejoin="round"`);

/** A parapet towards the sea, open behind. */
function battery(half: number): string {
  const front = d`M-34 ${-half}L12 ${-half}L40 ${-half * 0.42}L40 ${half * 0.42}L12 ${half}L-34 ${half}`;
  return (
    path(`${front}Z`, EARTH) +
    wall(front, '#b3a276') +
    rect(-28, -half * 0.3, 15, half * 0.6, '#7f5f45', `stroke="${INK}" stroke-width=".5"`) +
    gun(36, -half * 0.26, 0) +
    gun(36, half * 0.26, 0) +
    gun(25, -half * 0.66, -38) +
    gun(25, half * 0.66, 38) +
    gun(-6, -half * 0.92, -90) +
    gun(-6, half * 0.92, 90)
  );
}

/** Four bastions around a yard. */
function fort(half: number): string {
  const [x, y, tip] = [32, half * 0.68, 12];
  const corner = (sx: number, sy: number) => [sx * (x - 8), sy * y, sx * (x + 2), sy * (y + tip * 0.9), sx * (x + tip), sy * (y + tip * 0.3), sx * (x - 2), sy * (y - 6)];
  const flip = (points: number[]) => points.reduce<number[]>((all, _, i) => (i % 2 ? all : [points[i]!, points[i + 1]!, ...all]), []);
  const points = [...corner(1, -1), ...flip(corner(1, 1)), ...corner(-1, 1), ...flip(corner(-1, -1))];
  const line = d`M${points.join(' ')}Z`;
  return (
    path(line, STONE, `stroke="${darker(STONE, 0.45)}" stroke-width="2" stroke-linejoin="round"`) +
    rect(-24, -y * 0.62, 48, y * 1.24, GRASS, `stroke="${darker(STONE, 0.3)}" stroke-width="1.2"`) +
    rect(-20, -y * 0.5, 12, y, '#9a5a43', `stroke="${INK}" stroke-width=".5"`) +
    rect(8, -y * 0.46, 11, y * 0.36, '#8f7355', `stroke="${INK}" stroke-width=".5"`) +
    [-0.5, 0, 0.5].map((f) => gun(29, y * f, 0)).join('') +
    gun(38, -y - 1, -32) +
    gun(38, y + 1, 32)
  );
}

/** Earthworks of five sides with a ditch. */
function redoubt(half: number): string {
  const sides = [42, 0, 18, -half * 0.95, -34, -half * 0.72, -34, half * 0.72, 18, half * 0.95];
  return (
    poly(sides, darker(GRASS, 0.15), `stroke="#6d6a45" stroke-width="8" stroke-linejoin="round"`) +
    poly(sides.map((value) => value * 0.86), EARTH, `stroke="${GRASS}" stroke-width="4" stroke-linejoin="round"`) +
    rect(-24, -half * 0.24, 13, half * 0.48, '#7f5f45', `stroke="${INK}" stroke-width=".5"`) +
    gun(25, -half * 0.24, -24) +
    gun(25, half * 0.24, 24) +
    gun(2, -half * 0.62, -72) +
    gun(2, half * 0.62, 72)
  );
}

const tower = (half: number): string =>
  disc(0, 0, half + 7, darker(GRASS, 0.1), 'opacity=".8"') +
  disc(0, 0, half, darker(STONE, 0.25), `stroke="${INK}" stroke-width=".8"`) +
  disc(0, 0, half * 0.82, STONE) +
  disc(0, 0, half * 0.62, '#8b7f68', `stroke="${darker(STONE, 0.4)}" stroke-width=".8"`) +
  gun(half * 0.36, 0, 0) +
  disc(0, 0, 2, INK);

const KINDS: Record<string, (half: number) => string> = {
  fort,
  'island-fortress': fort,
  redoubt,
  tower,
  'coastal-battery': battery,
};

export const ASHORE: readonly string[] = Object.keys(KINDS);

export const workAbove = (motif: string, half: number): string => (KINDS[motif] ?? battery)(half);

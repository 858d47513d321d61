// The shipyard: a steel ship is a hull and a list of parts. It is drawn from the side or from above.

import { ensign } from './flags';
import { chance, d, darker, group, INK, lighter, line, path, poly, rect } from './ink';
import { type Draft, edge, type Paint, type Part } from './parts';

export interface Steel {
  long: number;
  free: number; // freeboard amidships
  beam?: number;
  rise?: number; // of the deck towards the bow
  rake?: number; // of the stem
  castle?: number; // where the forecastle begins
  step?: number; // and how high it is
  stern?: number; // how far the stern overhangs
  square?: boolean; // a stern cut off straight
  well?: [number, number]; // a poop and how high it is
  ports?: boolean;
  boot?: string;
  flag?: [number, number]; // where the ensign flies and how high; at the stern when not said, nowhere at height 0
  wood?: boolean; // a planked deck, from above
  parts: Part[];
}

/** Height of the deck line over the water along the hull. */
function deckLine(ship: Steel): (f: number) => number {
  const { free, rise = 4, castle = 2, step = 0, well } = ship;
  return (f) =>
    -(
      free +
      (f >= castle ? step : 0) +
      (well && f <= well[0] ? well[1] : 0) +
      rise * Math.max(0, (f - 0.55) / 0.45) ** 2 +
      rise * 0.25 * Math.max(0, (0.3 - f) / 0.3) ** 2
    );
}

function samples(ship: Steel): number[] {
  const all = [0, 0.08, 0.16, 0.24, 0.32, 0.42, 0.55, 0.64, 0.72, 0.8, 0.87, 0.93, 1];
  const breaks = [ship.castle, ship.well?.[0]]
    .filter((f): f is number => f !== undefined && f < 1)
    .flatMap((f) => [f - 0.0001, f + 0.0001]);
  return [...all, ...breaks].sort((a, b) => a - b);
}

/** The ship from the side, ensign and rigging included; `ship.long` wide. A plain one spares the finest lines. */
export function side(ship: Steel, paint: Paint, nation: string, seed: string, plain = false): string {
  const { long, free, rake = 9, stern = 4, square = false, ports = true, boot = '#5a2f2c' } = ship;
  const deck = deckLine(ship);
  const s: Draft = { top: false, long, beam: 0, deck, paint, tops: [], r: chance(seed) };
  const top = samples(ship).map((f) => [f * long, deck(f)] as const);
  const bow = deck(1);
  const stem = d`Q${long - rake * 0.5} ${bow * 0.5} ${long - rake} 0`;
  const aft = square ? d`L${stern * 0.5} 0` : d`L${stern} 0Q${-0.5} ${-free * 0.35} 0 ${deck(0)}`;
  const outline = 'M' + top.map(([x, y]) => d`${x} ${y}`).join('L') + stem + aft + 'Z';
  let out = path(outline, paint.hull, edge(INK, 0.7));
  // Camouflage, shade and light: all kept inside the side of the hull.
  const inside = (a: number, b: number, lean: number, fill: string, more: string) =>
    poly([a * long, deck(a) + 0.4, b * long, deck(b) + 0.4, b * long + lean, -0.3, a * long + lean, -0.3], fill, more);
  if (paint.camo) {
    const n = 2 + Math.floor(s.r(0, 2.4));
    for (let i = 0; i < n; i++) {
      const a = 0.07 + (i * 0.82) / n + s.r(0, 0.06);
      out += inside(a, a + s.r(0.1, 0.2), s.r(-12, 12), paint.camo[i % paint.camo.length]!, 'opacity=".85"');
    }
  }
  out += path(
    d`M${stern} ${-free * 0.36}L${long - rake * 0.82} ${-free * 0.36}L${long - rake} 0L${stern} 0Z`,
    darker(paint.hull, 0.5),
    'opacity=".4"',
  );
  out += rect(stern + 0.5, -1.8, long - rake - stern - 0.5, 2, boot);
  const body = ship.parts.map((part) => part(s)).join('');
  const hatch: string[] = [];
  for (let i = 0; i < 9 && !plain; i++)
    hatch.push(
      d`M${long * (0.86 + i * 0.013)} ${deck(0.86 + i * 0.013) + 1}Q${long * (0.86 + i * 0.011) - 1} ${-free * 0.6} ${long * (0.86 + i * 0.009) - 3} -2`,
    );
  for (let i = 0; i < 6 && !plain; i++) hatch.push(d`M${2 + i * 3} ${deck(0) + 2 + i * 0.3}l${1.5} ${free * 0.55}`);
  out += path(hatch.join(''), 'none', `stroke="${INK}" stroke-width=".35" opacity=".35"`);
  if (ports && !plain)
    out += line(
      [long * 0.08, -free * 0.62, long * 0.9, -free * 0.66],
      INK,
      0.9,
      'stroke-dasharray=".1 3.6" stroke-linecap="round" opacity=".7"',
    );
  out += path(
    'M' + top.map(([x, y]) => d`${x} ${y + 0.9}`).join('L'),
    'none',
    `stroke="${lighter(paint.hull, 0.6)}" stroke-width=".6" opacity=".7"`,
  );
  out +=
    line([long - rake - 5, -free * 0.3 - 2, long - rake - 6, -free * 0.3 + 1.4], INK, 1.1) +
    line([long - rake - 7.4, -free * 0.3, long - rake - 4.2, -free * 0.3 + 1.8], INK, 0.6);
  if (!plain)
    out += path(
      'M' + top.map(([x, y]) => d`${x} ${y - 2}`).join('L'),
      'none',
      `stroke="${INK}" stroke-width=".3" opacity=".55" stroke-dasharray="4 .8"`,
    );
  let rig = '';
  const tops = [...s.tops].sort((a, b) => a[0] - b[0]);
  for (let i = 0; i + 1 < tops.length; i++)
    rig += d`M${tops[i]![0]} ${tops[i]![1]}L${tops[i + 1]![0]} ${tops[i + 1]![1]}`;
  const first = tops[0];
  const last = tops[tops.length - 1];
  if (first && last)
    rig += d`M${last[0]} ${last[1]}L${long * 0.985} ${bow}M${first[0]} ${first[1]}L${long * 0.03} ${deck(0.03)}`;
  const [fx, fy] = ship.flag ?? [0.012, 15];
  const shrouds = path(rig, 'none', `stroke="${INK}" stroke-width=".3" opacity=".6"`);
  if (!fy) return shrouds + out + body;
  const x = fx * long;
  const y = deck(fx);
  const staff =
    line([x + 2, y, x, y - fy], INK, 0.7) +
    (ship.flag ? '' : line([long * 0.985, bow, long * 0.99, bow - 7], INK, 0.5));
  const flag =
    `<svg x="${(x - 15).toFixed(1)}" y="${(y - fy).toFixed(1)}" width="15" height="10" viewBox="0 0 30 20">${group(ensign(nation), 'transform="matrix(-1 0 0 1 30 0)"')}</svg>` +
    rect(x - 15, y - fy, 15, 10, 'none', edge(INK, 0.4));
  return shrouds + staff + flag + out + body;
}

/** The ship from above, bow to the right, centred on y = 0. */
export function above(ship: Steel, paint: Paint, seed: string): string {
  const beam = ship.beam ?? ship.long * 0.13;
  const b = beam / 2;
  const { long, square = false } = ship;
  const s: Draft = { top: true, long, beam, deck: () => 0, paint, tops: [], r: chance(seed) };
  const outline = square
    ? d`M0 ${-b * 0.8}Q${long * 0.3} ${-b * 1.05} ${long * 0.55} ${-b}C${long * 0.8} ${-b * 0.95} ${long * 0.92} ${-b * 0.4} ${long} 0C${long * 0.92} ${b * 0.4} ${long * 0.8} ${b * 0.95} ${long * 0.55} ${b}Q${long * 0.3} ${b * 1.05} 0 ${b * 0.8}Z`
    : d`M0 0C${long * 0.01} ${-b * 0.8} ${long * 0.2} ${-b} ${long * 0.45} ${-b}C${long * 0.75} ${-b} ${long * 0.9} ${-b * 0.45} ${long} 0C${long * 0.9} ${b * 0.45} ${long * 0.75} ${b} ${long * 0.45} ${b}C${long * 0.2} ${b} ${long * 0.01} ${b * 0.8} 0 0Z`;
  const planks = ship.wood ? '#b79f76' : lighter(paint.hull, 0.12);
  let seams = '';
  for (let y = -b * 0.6; y <= b * 0.6; y += b * 0.3) seams += d`M${long * 0.05} ${y}L${long * 0.9} ${y * 0.55}`;
  return (
    path(outline, planks, edge(INK, 0.9)) +
    path(seams, 'none', `stroke="${INK}" stroke-width=".3" opacity=".35"`) +
    ship.parts.map((part) => part(s)).join('')
  );
}

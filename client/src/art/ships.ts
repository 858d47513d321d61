// Any ship by its motif, set into a picture at a place and a length.

import { at, chance, d, FOAM, INK, oval, path } from './ink';
import { DIVERS, diver, diverAbove } from './below';
import { MERCHANTS, STEEL, SWIFT } from './classes';
import { merchant, paintOf } from './paints';
import { SAILERS, sailer, sailerAbove } from './sailers';
import type { Paint } from './parts';
import { above, side } from './yard';

const WHITE: Paint = { hull: '#ece8dc', upper: '#f6f2e6' };

export const SHIPS: readonly string[] = [...Object.keys(STEEL), ...SAILERS, ...DIVERS];

function drawn(motif: string, nation: string, seed: string, plain = false): { long: number; art: string } {
  const r = chance(motif + seed);
  const build = STEEL[motif];
  if (build) {
    const steel = build(r, nation);
    const paint = motif === 'hospital' ? WHITE : MERCHANTS.has(motif) ? merchant(r) : paintOf(nation, r);
    return { long: steel.long, art: side(steel, paint, nation, seed, plain) };
  }
  if (SAILERS.includes(motif)) return sailer(motif, nation, seed);
  return diver(motif, paintOf(nation, r, true), nation, seed, true);
}

// Superstructures a little taller than true, as engravers did.
const TALL = 1.14;

function set(
  one: { long: number; art: string },
  motif: string,
  x: number,
  y: number,
  long: number,
  list: number,
  foam = '',
): string {
  const k = long / one.long;
  const high = STEEL[motif] ? k * TALL : k;
  return at(x, y, at(-long / 2, 0, one.art, `${k.toFixed(3)} ${high.toFixed(3)}`) + foam, 1, list);
}

/** In the middle of x, on the water at y, so many units long; with bow wave, wake and reflection. */
export function ship(
  motif: string,
  nation: string,
  seed: string,
  x: number,
  y: number,
  long: number,
  list = 0,
): string {
  const up = SWIFT.has(motif) ? 8 : 4.5;
  const b = long / 2 - 4;
  const bow =
    path(
      d`M${b} 3Q${b - 3} ${-up * 0.4} ${b - 8} ${-up}Q${b - 9} ${-up * 0.3} ${b - 18} ${-up * 0.2}Q${b - 26} ${-up * 0.3} ${b - 38} 2Q${b - 18} 4 ${b} 3Z`,
      FOAM,
      'opacity=".95"',
    ) +
    path(
      d`M${b - 6} ${-up * 0.5}Q${b - 11} 0 ${b - 16} 1M${b - 14} 0Q${b - 20} 1 ${b - 26} 1.6`,
      'none',
      `stroke="${INK}" stroke-width=".4" opacity=".5"`,
    ) +
    path(d`M${b} 2.4Q${b + 5} ${-up * 0.35} ${b + 8 + up} 2.6Q${b + 5} 3.4 ${b} 2.4Z`, FOAM, 'opacity=".8"');
  const wake =
    path(d`M${-b + 4} 2Q${-b - 10} ${-up * 0.4} ${-b - 32} 2Q${-b - 10} 4.4 ${-b + 4} 2Z`, FOAM, 'opacity=".75"') +
    oval(0, 2.2, long * 0.42, 0.8, FOAM, 'opacity=".6"');
  return set(drawn(motif, nation, seed), motif, x, y, long, list, bow + wake);
}

/** Small and without foam, for the distance. */
export function shipAfar(
  motif: string,
  nation: string,
  seed: string,
  x: number,
  y: number,
  long: number,
  list = 0,
): string {
  return set(drawn(motif, nation, seed, long < 100), motif, x, y, long, list);
}

/** From above, centred, as long as fits into 192. */
export function shipAbove(motif: string, nation: string, seed: string): string {
  const r = chance(motif + seed);
  const build = STEEL[motif];
  if (build) {
    const steel = build(r, nation);
    const paint = motif === 'hospital' ? WHITE : MERCHANTS.has(motif) ? merchant(r) : paintOf(nation, r);
    const k = Math.min(192 / steel.long, 1.3);
    return at(-(steel.long * k) / 2, 0, above(steel, paint, seed), +k.toFixed(3));
  }
  if (SAILERS.includes(motif)) {
    const { long } = sailer(motif, nation, seed);
    return at(-long / 2 - 4, 0, sailerAbove(motif));
  }
  return at(-96, 0, diverAbove(motif, paintOf(nation, r, true)), 0.98);
}

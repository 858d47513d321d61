// Ships that dive: at the surface, at periscope depth, and the small craft of frogmen.

import {
  at,
  chance,
  d,
  darker,
  disc,
  FOAM,
  group,
  INK,
  lighter,
  line,
  oval,
  path,
  poly,
  rect,
  type Chance,
} from './ink';
import { ensign } from './flags';
import type { Paint } from './parts';

const pen = `stroke="${INK}" stroke-width=".6"`;

const flagAt = (x: number, y: number, nation: string): string =>
  line([x, y + 14, x, y], INK, 0.7) +
  `<svg x="${x - 15}" y="${y}" width="15" height="10" viewBox="0 0 30 20">${group(ensign(nation), 'transform="matrix(-1 0 0 1 30 0)"')}</svg>` +
  rect(x - 15, y, 15, 10, 'none', `stroke="${INK}" stroke-width=".4"`);

/** A boat of the two world wars; its whole body, as if the sea were clear. Length 190. */
function boat(r: Chance, paint: Paint): string {
  const w = r(22, 27);
  const x = r(96, 104);
  const tower =
    path(
      d`M${x - w / 2 - 6} -14L${x - w / 2} -17L${x - w / 2 + 2} -29L${x + w / 2 - 3} -30L${x + w / 2} -14Z`,
      paint.upper,
      pen,
    ) +
    rect(x - w / 2 + 2, -30, w * 0.3, 15, darker(paint.upper, 0.22)) +
    line([x - w / 2 + 1, -23, x + w / 2 - 1, -23], INK, 0.6) +
    line([x - w / 2 - 12, -19, x - w / 2, -19], INK, 0.6) +
    line([x - 2, -30, x - 2, -44], INK, 1.4) +
    line([x + 3, -30, x + 3, -40], INK, 1.1) +
    line([x - 2, -44, x, -44], INK, 1.6);
  const gunner =
    line([x + 24, -19, x + 36, -21.5], INK, 1.3) +
    poly([x + 22, -14, x + 23, -19, x + 27, -20, x + 29, -14], paint.upper, pen) +
    line([x - w / 2 - 10, -20, x - w / 2 - 16, -24], INK, 1);
  const hull = path(
    'M2 -5C6 -11 20 -13.5 40 -14L150 -14.5C170 -15 182 -17 190 -19.5C190 -14 187 -6 180 -1C170 7 150 10 100 10C50 10 20 7 2 -5Z',
    paint.hull,
    `stroke="${INK}" stroke-width=".7"`,
  );
  const shade = path(
    'M6 -3C20 5 60 6 100 6S170 3 183 -4C180 2 170 9 100 10C50 10 20 7 6 -3Z',
    darker(paint.hull, 0.45),
    'opacity=".6"',
  );
  const saddle = path(
    'M46 -6Q100 -13 150 -6Q100 3 46 -6Z',
    lighter(paint.hull, 0.12),
    `stroke="${INK}" stroke-width=".4"`,
  );
  const slots =
    line([30, -12, 168, -12.6], INK, 1, 'stroke-dasharray="3 2.4" opacity=".6"') +
    line([160, -8, 172, -7], INK, 0.9) +
    line([162, -4, 174, -4.6], darker(paint.hull, 0.4), 1.6);
  const screw =
    poly([0, -6, 12, -8, 10, 6, 4, 7], darker(paint.hull, 0.3), pen) +
    oval(-1, 0, 1.3, 5, '#a9823f', `stroke="${INK}" stroke-width=".4"`);
  return (
    screw +
    hull +
    saddle +
    shade +
    slots +
    gunner +
    tower +
    line([x, -40, 188, -19], INK, 0.35) +
    line([x, -40, 14, -12], INK, 0.35)
  );
}

function nuclear(r: Chance, paint: Paint): string {
  const big = r() < 0.45;
  const c = darker(paint.hull, 0.45);
  const x = r(126, 136);
  const hump = big
    ? path('M52 -13Q58 -19 66 -19L112 -19Q118 -19 122 -14Z', c, pen) +
      line([62, -17, 114, -17], INK, 0.7, 'stroke-dasharray="5 2" opacity=".8"')
    : '';
  const sail =
    path(
      d`M${x - 15} -14C${x - 12} -22 ${x - 9} -34 ${x - 7} -34H${x + 7}C${x + 11} -32 ${x + 14} -20 ${x + 17} -14Z`,
      lighter(c, 0.12),
      pen,
    ) +
    poly([x - 6, -25, x + 8, -25, x + 4, -23, x - 4, -23], c, pen) +
    line([x - 3, -34, x - 3, -44], INK, 1.3) +
    line([x + 2, -34, x + 2, -40], INK, 1);
  const hull = path(
    'M0 2C14 -8 34 -14 60 -14L160 -14.5C180 -14 194 -8 196 0C194 10 178 15 150 15L66 15C36 15 14 10 0 2Z',
    c,
    `stroke="${INK}" stroke-width=".7"`,
  );
  return (
    path('M0 2L-4 2', 'none', pen) +
    poly([12, -4, 8, -20, 18, -20, 26, -8], c, pen) +
    poly([12, 8, 8, 20, 18, 19, 24, 10], c, pen) +
    oval(-2, 2, 1.5, 7, '#a9823f', `stroke="${INK}" stroke-width=".4"`) +
    hump +
    sail +
    hull +
    path(
      'M6 4C30 12 60 11 100 11S180 10 195 2C192 11 178 15 150 15L66 15C36 15 14 10 6 4Z',
      '#0c1622',
      'opacity=".35"',
    ) +
    line([20, -6, 190, -7], lighter(c, 0.4), 0.6, 'opacity=".6"') +
    poly([16, -1, 34, -2, 30, 3, 18, 3], darker(c, 0.2), pen)
  );
}

const frogman = (x: number, lean = 0): string =>
  at(
    x,
    -8,
    disc(1, -13, 3.4, '#2a3138') +
      rect(2, -14.6, 3, 2.6, '#a9c2c6', 'rx="1"') +
      path('M-5 0Q-5 -9 0 -10Q5 -10 6 -6L12 -3L11 -1L4 -3L4 0Z', '#2f373d', pen) +
      path('M-3 0Q6 -2 9 4L5 5Q3 2 -4 3Z', '#2f373d', pen) +
      rect(-7, -9, 3.6, 8, '#6b7378', `rx="1.6" ${pen}`),
    1,
    lean,
  );

/** Two men astride a slow torpedo. Length 150. */
function chariot(paint: Paint): string {
  return (
    frogman(58) +
    frogman(96) +
    path(
      'M6 0Q12 -8 30 -8H126Q142 -8 146 0Q142 8 126 8H30Q12 8 6 0Z',
      paint.hull,
      `stroke="${INK}" stroke-width=".7"`,
    ) +
    path('M8 2H145Q140 8 126 8H30Q14 8 8 2Z', '#0c1622', 'opacity=".3"') +
    line([120, -8, 120, 8], INK, 1) +
    rect(121, -7.6, 10, 15.2, '#7d3a30', 'opacity=".55"') +
    path('M104 -8Q106 -18 114 -18L118 -8Z', lighter(paint.hull, 0.3), pen) +
    poly([6, 0, -3, -10, 4, -11, 14, -5], darker(paint.hull, 0.3), pen) +
    poly([6, 0, -3, 10, 4, 11, 14, 5], darker(paint.hull, 0.3), pen) +
    oval(-3, 0, 1.6, 7, '#a9823f', pen) +
    rect(70, -11, 12, 3, darker(paint.hull, 0.3), pen)
  );
}

const midget = (paint: Paint): string =>
  path(
    'M4 -1Q14 -12 40 -13H112Q138 -13 146 -1Q138 11 112 11H40Q14 11 4 -1Z',
    darker(paint.hull, 0.2),
    `stroke="${INK}" stroke-width=".7"`,
  ) +
  path('M6 2H145Q136 11 112 11H40Q16 11 6 2Z', '#0c1622', 'opacity=".35"') +
  path('M68 -13L71 -25H88L92 -13Z', paint.upper, pen) +
  line([79, -25, 79, -40], INK, 1.4) +
  line([79, -40, 82, -40], INK, 1.6) +
  rect(48, 11, 62, 5, darker(paint.hull, 0.4), `rx="2.5" ${pen}`) +
  poly([5, -1, -5, -10, 6, -12, 16, -6], paint.hull, pen) +
  poly([5, -1, -5, 9, 6, 10, 16, 4], paint.hull, pen) +
  oval(-5, -1, 1.5, 7, '#a9823f', pen) +
  disc(84, -19, 1.6, '#d9e4dc', pen) +
  line([40, -5, 130, -6], lighter(paint.hull, 0.3), 0.6, 'opacity=".6"');

const LENGTH: Record<string, number> = {
  submarine: 190,
  'submarine-nuclear': 196,
  'midget-submarine': 150,
  'human-torpedo': 150,
};

export const DIVERS: readonly string[] = Object.keys(LENGTH);

/** The boat with its length; `afloat` shows the colours. */
export function diver(
  motif: string,
  paint: Paint,
  nation: string,
  seed: string,
  afloat: boolean,
): { long: number; art: string } {
  const r = chance(seed);
  const art =
    motif === 'submarine'
      ? boat(r, paint)
      : motif === 'submarine-nuclear'
        ? nuclear(r, paint)
        : motif === 'human-torpedo'
          ? chariot(paint)
          : midget(paint);
  return { long: LENGTH[motif]!, art: (afloat ? flagAt(84, -42, nation) : '') + art };
}

export function diverAbove(motif: string, paint: Paint): string {
  const c = motif === 'submarine-nuclear' ? darker(paint.hull, 0.4) : paint.hull;
  const thin = motif === 'human-torpedo' ? 5 : motif === 'submarine-nuclear' ? 11 : 8.5;
  let out =
    poly([14, -4, 4, -thin - 3, 14, -thin - 3, 26, -4, 26, 4, 14, thin + 3, 4, thin + 3, 14, 4], darker(c, 0.2), pen) +
    path(
      d`M6 0C14 ${-thin} 40 ${-thin} 80 ${-thin}L130 ${-thin}C170 ${-thin} 188 ${-thin * 0.7} 194 0C188 ${thin * 0.7} 170 ${thin} 130 ${thin}L80 ${thin}C40 ${thin} 14 ${thin} 6 0Z`,
      c,
      `stroke="${INK}" stroke-width=".8"`,
    );
  if (motif === 'submarine')
    out +=
      path('M16 0L40 -3.5H170L190 0L170 3.5H40Z', lighter(c, 0.2), `stroke="${INK}" stroke-width=".4"`) +
      line([130, 0, 146, 0], INK, 1.2) +
      disc(130, 0, 2.4, paint.upper, pen) +
      poly([168, -7, 178, -12, 182, -11, 178, -5], darker(c, 0.2), pen) +
      poly([168, 7, 178, 12, 182, 11, 178, 5], darker(c, 0.2), pen);
  if (motif === 'human-torpedo')
    return out + oval(80, 0, 7, 4.5, '#2f373d', pen) + oval(116, 0, 7, 4.5, '#2f373d', pen);
  return (
    out +
    oval(motif === 'submarine-nuclear' ? 134 : 100, 0, 15, 4.4, lighter(paint.upper, 0.1), pen) +
    disc(98, 0, 1.2, FOAM, pen)
  );
}

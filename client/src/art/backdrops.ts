// What scenes are built from: the deep, coasts and towns, aircraft overhead, flags on poles.

import { craft } from './aircraft';
import { ensign } from './flags';
import {
  at,
  type Chance,
  chance,
  d,
  darker,
  disc,
  FOAM,
  group,
  INK,
  line,
  mix,
  PAPER,
  path,
  pick,
  poly,
  rect,
} from './ink';
import { shipAfar } from './ships';
import { view, washOf, type Weather } from './sky';

export interface Subject {
  seed: string;
  nation: string;
  tone: string;
  weather: Weather;
  fire: boolean;
  air: boolean;
}

export type Scene = (s: Subject) => string;

export const pen = `stroke="${INK}" stroke-width=".7" stroke-linejoin="round"`;

export const STONE = '#a99a80';

export const flagAt = (x: number, y: number, nation: string, w = 18): string =>
  line([x, y + w * 1.3, x, y], INK, 0.9) +
  `<svg x="${x}" y="${y}" width="${w}" height="${(w * 2) / 3}" viewBox="0 0 30 20">${ensign(nation)}</svg>` +
  rect(x, y, w, (w * 2) / 3, 'none', `stroke="${INK}" stroke-width=".4"`);

/** Aircraft overhead with bursts of flak around them. */
export function raid(r: Chance, nation: string, kind = 'level-bomber', high = 26): string {
  let out = '';
  for (let i = 0; i < 5; i++)
    out += at(
      r(20, 220),
      r(10, high + 24),
      disc(0, 0, 3.4, '#3f464d') + disc(3, -2, 2.6, '#59626a') + disc(-3, 1.4, 2.4, '#59626a'),
      r(0.5, 1).toFixed(2),
    );
  for (let i = 0; i < 3; i++)
    out += at(66 + i * 54, high + Math.abs(i - 1) * 10 - 4, craft(kind, nation, 'raid' + i), 0.34, -3);
  return out;
}

/** Under water: light from above, the bottom of the sea below. */
export function depths(s: Subject, subject: (r: Chance) => string, bed = 136): string {
  const r = chance(s.seed);
  const { high, low, far, near } = washOf(s.tone, s.weather);
  const top = 30;
  let out = rect(0, 0, 240, top + 4, low) + rect(0, 0, 240, 14, high, 'opacity=".45"');
  const deep = darker(near, 0.25);
  for (let i = 0; i < 7; i++) {
    const y = top + (i * (150 - top)) / 7;
    let edge = d`M0 150V${y}`;
    for (let x = -r(0, 20); x < 240; x += 34) edge += d`Q${x + 20} ${y - (i ? 4 : 3)} ${x + 34} ${y}`;
    out += path(edge + 'V150Z', mix(mix(far, '#a9cfc9', 0.25), deep, i / 6));
  }
  for (let i = 0; i < 5; i++) {
    const x = r(10, 210);
    out += poly([x, top, x + r(8, 18), top, x - r(10, 30), 150, x - r(40, 60), 150], '#f3f0d8', 'opacity=".08"');
  }
  let ground = d`M0 150V${bed + 4}`;
  for (let x = 0; x <= 240; x += 24) ground += d`Q${x + 12} ${bed - r(-2, 7)} ${x + 24} ${bed + r(-2, 6)}`;
  out += path(ground + 'V150Z', mix(deep, '#b59a6b', 0.25), `stroke="${INK}" stroke-width=".5"`);
  for (let i = 0; i < 7; i++) {
    const x = r(4, 236);
    out += path(
      d`M${x} ${bed + 10}q-4 -8 0 -14q4 -6 1 -${r(8, 14)}`,
      'none',
      `stroke="${mix(deep, '#5f8f6f', 0.6)}" stroke-width="1.4"`,
    );
  }
  let bubbles = '';
  for (let i = 0; i < 12; i++)
    bubbles += disc(r(0, 240), r(40, 136), r(0.6, 1.8), 'none', `stroke="${FOAM}" stroke-width=".4" opacity=".7"`);
  return out + bubbles + subject(r) + (s.weather.night ? rect(0, 0, 240, 150, '#08162b', 'opacity=".22"') : '');
}

export const town = (r: Chance, from: number, to: number, foot: number): string => {
  let out = '';
  for (let x = from; x < to; x += r(9, 15)) {
    const w = r(9, 16);
    const h = r(9, 24);
    const c = pick(r, ['#e4d6b4', '#d8bf95', '#ece3cb', '#cfae86']);
    out +=
      rect(x, foot - h, w, h, c, pen) +
      rect(x, foot - h, w * 0.35, h, darker(c, 0.2)) +
      poly([x - 1, foot - h, x + w / 2, foot - h - 5, x + w + 1, foot - h], '#a8543a', pen) +
      line(
        [x + w * 0.45, foot - h * 0.6, x + w - 1.5, foot - h * 0.6],
        INK,
        2,
        'stroke-dasharray="1.6 2" opacity=".7"',
      );
  }
  return out;
};

export const harbourCrane = (x: number, y: number, h: number, way = 1): string =>
  path(
    d`M${x - 8} ${y}L${x - 3} ${y - h * 0.55}H${x + 3}L${x + 8} ${y}M${x - 6} ${y - h * 0.25}L${x + 5} ${y - h * 0.4}M${x + 6} ${y - h * 0.25}L${x - 5} ${y - h * 0.4}M${x} ${y - h * 0.6}L${x + way * h * 0.75} ${y - h}M${x - way * 4} ${y - h * 0.8}L${x + way * h * 0.75} ${y - h}M${x + way * h * 0.75} ${y - h}V${y - h * 0.45}`,
    'none',
    `stroke="${INK}" stroke-width="1.3"`,
  ) + rect(x - 6, y - h * 0.72, 12, h * 0.18, '#8a5a3a', pen);

export const lighthouse = (x: number, y: number, h: number): string =>
  poly([x - 5, y, x - 3, y - h, x + 3, y - h, x + 5, y], PAPER, pen) +
  [0.2, 0.55]
    .map((f) =>
      poly(
        [
          x - 4.6 + f * 2,
          y - h * f,
          x + 4.6 - f * 2,
          y - h * f,
          x + 4.2 - f * 2,
          y - h * (f + 0.18),
          x - 4.2 + f * 2,
          y - h * (f + 0.18),
        ],
        '#a8432f',
      ),
    )
    .join('') +
  rect(x - 3.6, y - h - 6, 7.2, 6, '#f6d98a', pen) +
  path(d`M${x - 4.6} ${y - h - 6}q4.6 -6 9.2 0z`, '#33414b', pen);

export const hills = (r: Chance, y: number, h: number, fill: string, from = 0, to = 240): string => {
  let out = d`M${from} ${y}`;
  for (let x = from; x < to; x += 30)
    out += d`Q${x + 15} ${y - h * r(0.5, 1.1)} ${Math.min(to, x + 30)} ${x + 30 >= to && to < 240 ? y : y - h * r(0.3, 0.7)}`;
  return path(out + d`L${to} ${y}Z`, fill, `stroke="${INK}" stroke-width=".5"`);
};

/** What is to be seen far off: a coast, sails of friends, gulls, or nothing. */
export function company(r: Chance, seed: string, horizon: number): string {
  const kind = r();
  const x = r(30, 210);
  if (kind < 0.24) {
    const from = r() < 0.5 ? 0 : r(110, 150);
    return (
      group(hills(r, horizon + 1, r(9, 18), '#8d9c97', from, from + 100), 'opacity=".6"') +
      (r() < 0.5 ? at(from + r(20, 80), horizon, lighthouse(0, 0, 16), 0.8) : '')
    );
  }
  if (kind < 0.46)
    return (
      shipAfar('destroyer', '', seed, x, horizon + 2, 34) +
      (r() < 0.5 ? shipAfar('light-cruiser', '', seed + 'c', 240 - x, horizon + 1.5, 30) : '')
    );
  if (kind < 0.7) {
    let gulls = '';
    for (let i = 0; i < 5; i++) gulls += d`M${x + r(-30, 30)} ${r(20, 62)}q3 -4 5 0q3 -4 6 -1`;
    return path(gulls, 'none', `stroke="${INK}" stroke-width=".9" opacity=".7"`);
  }
  return '';
}

export const scene = (s: Subject, horizon: number, draw: (r: Chance) => string, front = 0): string =>
  view(s.seed, 240, 150, s.tone, s.weather, (r) => draw(r) + (s.air ? raid(r, '') : ''), horizon, front);

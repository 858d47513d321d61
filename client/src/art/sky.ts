// What every picture stands on: a washed sky, an engraved sea, and the weather over both.

import {
  chance,
  d,
  darker,
  disc,
  FOAM,
  group,
  INK,
  line,
  mix,
  oval,
  path,
  pick,
  poly,
  rect,
  type Chance,
  own,
} from './ink';

export interface Weather {
  night?: boolean;
  dusk?: boolean;
  gale?: boolean;
  fog?: boolean;
  sirocco?: boolean;
}

interface Wash {
  high: string; // the sky overhead
  low: string; // the sky at the horizon
  near: string; // the sea close by
  far: string;
}

const wash = (high: string, low: string, far: string, near: string): Wash => ({ high, low, far, near });

const TONES: Record<string, Wash> = {
  navy: wash('#9fbacb', '#f1e8d3', '#6f96a6', '#2b5068'),
  crimson: wash('#cf9f90', '#f6e2c4', '#7f8790', '#3d4a5f'),
  teal: wash('#98c3bb', '#f2ecd4', '#5f9d9a', '#245861'),
  ochre: wash('#dcb978', '#f8ebcb', '#84998f', '#3f6068'),
  slate: wash('#99a9b4', '#e6e3d8', '#788c97', '#374b5a'),
  violet: wash('#a99fc0', '#f2dfcf', '#7680a0', '#3a4468'),
  brass: wash('#cfb679', '#f6ecd0', '#6f9a98', '#2d5864'),
};

const NIGHT = wash('#15243d', '#56718a', '#3a5a74', '#12263b');
const DUSK = wash('#6f6a92', '#f4b377', '#9a7f86', '#34405f');
const GALE = wash('#66757f', '#c3c8c2', '#6d827f', '#2c4450');
const FOG = wash('#c3c9c8', '#e9e7df', '#b3bfc0', '#74898f');
const SIROCCO = wash('#c98d45', '#f3d396', '#a9956c', '#5c6a62');

export function washOf(tone: string, weather: Weather): Wash {
  if (weather.night) return NIGHT;
  if (weather.dusk) return DUSK;
  if (weather.sirocco) return SIROCCO;
  if (weather.gale) return GALE;
  if (weather.fog) return FOG;
  return own(TONES, tone) ?? TONES.navy!;
}

const MOON = 0.2; // where it stands, so that the sea can answer it

/** A heap of cloud with a flat foot, lit from the upper left. */
export function cloud(r: Chance, x: number, y: number, w: number, colour: string, strength = 0.75): string {
  const count = Math.max(4, Math.round(w / 12));
  const steps = Array.from({ length: count }, () => r(0.6, 1.5));
  const whole = steps.reduce((a, b) => a + b, 0);
  const peak = r(0.35, 0.65);
  const lift = (f: number) => w * 0.2 * Math.max(0, 1 - Math.abs(f - peak) / (f < peak ? peak : 1 - peak)) ** 0.7;
  let top = d`M${x} ${y}`;
  let curls = '';
  let f = 0;
  for (const step of steps) {
    const g = f + step / whole;
    const [x0, y0, x1, y1] = [x + f * w, y - lift(f), x + g * w, y - lift(g)];
    const up = (x1 - x0) * 0.62;
    const out = d`C${x0 - up * 0.3} ${y0 - up} ${x1 - up * 0.5} ${Math.min(y0, y1) - up} ${x1} ${y1}`;
    top += out;
    if (step > 0.9) curls += d`M${x0} ${y0}` + out + d`q${-up * 0.3} ${up * 0.2} ${-up * 0.5} ${up * 0.9}`;
    f = g;
  }
  if (strength < 0.6) return path(top + 'Z', colour, `opacity="${strength}"`);
  const hatch = [0, 1, 2]
    .map((i) => d`M${x + w * (0.16 + i * 0.1)} ${y - 2 - i * 2.2}H${x + w * (0.88 - i * 0.15)}`)
    .join('');
  return (
    path(top + 'Z', colour, `opacity="${strength}"`) +
    path(curls + hatch, 'none', `stroke="${INK}" stroke-width=".4" opacity=".3"`)
  );
}

export function sky(r: Chance, w: number, horizon: number, tone: string, weather: Weather): string {
  const { high: hue, low } = washOf(tone, weather);
  const high = weather.night ? hue : mix(hue, pick(r, ['#f1d9b0', '#8fb0c8', '#c9b3c4', '#b5c9b8']), r(0, 0.35));
  let out = rect(0, 0, w, horizon + 2, low);
  for (let i = 5; i >= 1; i--) {
    const y = (horizon * (6 - i) * 0.92) / 6;
    const sway = r(-3, 3);
    out += path(
      d`M0 0H${w}V${y + sway}C${w * 0.7} ${y + 5 - sway} ${w * 0.3} ${y - 5 + sway} 0 ${y - sway}Z`,
      high,
      'opacity=".2"',
    );
  }
  const engraved: string[] = [];
  for (let y = 5; y < horizon * 0.72; y += 3.4) {
    const from = r(-20, w * 0.5);
    engraved.push(d`M${from} ${y}h${r(w * 0.2, w * 0.7)}`);
  }
  out += path(
    engraved.join(''),
    'none',
    `stroke="${weather.night ? '#c9d8e6' : INK}" stroke-width=".35" opacity="${weather.night ? 0.14 : 0.13}"`,
  );
  if (weather.night) {
    let stars = '';
    for (let i = 0; i < w / 8; i++)
      stars += disc(r(0, w), r(3, horizon * 0.8), r(0.3, 0.8), '#f3ead6', `opacity="${r(0.4, 0.95).toFixed(1)}"`);
    const x = w * MOON;
    out +=
      stars +
      disc(x, 26, 17, '#f3ead6', 'opacity=".1"') +
      disc(x, 26, 10, '#f3e6c2') +
      disc(x - 3, 23.5, 2, '#d9c99c') +
      disc(x + 3, 28, 1.5, '#d9c99c');
    return out + cloud(r, w * r(0.45, 0.6), horizon * 0.5, w * 0.32, '#4a617a', 0.6);
  }
  if (weather.dusk || weather.sirocco) {
    const x = w * (weather.dusk ? 0.24 : 0.72);
    const y = weather.dusk ? horizon - 8 : 30;
    out +=
      disc(x, y, 22, '#fff0c9', 'opacity=".28"') +
      disc(x, y, 13, weather.dusk ? '#f9d48f' : '#fbe3ae', 'opacity=".95"');
  }
  if (weather.gale) {
    for (let i = 0; i < 4; i++)
      out += cloud(r, w * (i * 0.27 - 0.12), r(20, 44), w * r(0.38, 0.5), mix('#48555f', '#7d898f', r()), 0.8);
    return out;
  }
  if (weather.fog || weather.sirocco) return out;
  return out + heaven(r, w, horizon, weather.dusk ? '#f7cba0' : FOAM, weather.dusk === true);
}

/** What stands in a fair sky: heaps, a bank over the horizon, mares' tails, or a pale sun. */
function heaven(r: Chance, w: number, horizon: number, shade: string, dusk: boolean): string {
  const kind = r();
  let out = '';
  if (kind < 0.28) {
    for (let i = 0; i < 4; i++)
      out += cloud(r, w * (i * 0.28 - r(0.05, 0.16)), horizon + 1, w * r(0.24, 0.42), shade, i % 2 ? 0.8 : 0.5);
    return out + cloud(r, w * r(0.1, 0.6), horizon * r(0.25, 0.4), w * r(0.14, 0.24), shade);
  }
  if (kind < 0.5) {
    let tails = '';
    for (let i = 0; i < 9; i++) {
      const y = r(0.1, 0.62) * horizon;
      const x = r(-0.1, 0.8) * w;
      const long = r(0.18, 0.4) * w;
      tails += d`M${x} ${y}q${long * 0.5} ${-r(2, 7)} ${long} ${-r(3, 9)}q${-long * 0.3} ${5} ${-long} ${r(4, 9)}z`;
    }
    out = path(tails, shade, 'opacity=".55"');
  } else if (kind < 0.68 && !dusk) {
    const x = w * r(0.1, 0.9);
    const y = horizon * r(0.25, 0.55);
    out = disc(x, y, 24, '#fff6dc', 'opacity=".35"') + disc(x, y, 14, '#fdeec4', 'opacity=".9"');
  } else out = cloud(r, w * r(-0.05, 0.2), horizon * r(0.4, 0.6), w * r(0.26, 0.4), shade);
  return (
    out +
    cloud(r, w * r(0.5, 0.72), horizon * r(0.26, 0.5), w * r(0.18, 0.34), shade) +
    cloud(r, w * r(0.05, 0.6), horizon * r(0.86, 0.96), w * r(0.16, 0.28), shade, 0.5)
  );
}

export function sea(r: Chance, w: number, horizon: number, h: number, tone: string, weather: Weather): string {
  const { near, far } = washOf(tone, weather);
  const rough = weather.gale ? 2.6 : 1;
  let out = rect(0, horizon, w, h - horizon, far);
  const bands = 4;
  for (let i = 1; i <= bands; i++) {
    const y = horizon + (h - horizon) * (i / (bands + 0.6)) ** 1.25;
    const swell = (1 + i * 0.7) * rough;
    const length = 16 + i * 9;
    let top = d`M0 ${h}V${y}`;
    for (let x = -r(0, length); x < w; x += length) top += d`Q${x + length * 0.6} ${y - swell} ${x + length} ${y}`;
    out += path(top + d`V${h}Z`, mix(far, near, i / bands), 'opacity=".85"');
  }
  const dark: string[] = [];
  const light: string[] = [];
  for (let i = 0; i < (h - horizon) * 0.9; i++) {
    const depth = r() ** 0.8;
    const y = horizon + 1.5 + (h - horizon - 3) * depth;
    const length = 3 + depth * r(6, 16);
    const up = (0.4 + depth * 1.8) * rough;
    (r() < 0.6 ? dark : light).push(
      d`M${r(-5, w)} ${y}q${length / 2} ${-up} ${length} 0${r() < 0.4 ? d`q${length / 2} ${-up} ${length} 0` : ''}`,
    );
  }
  out += path(dark.join(''), 'none', `stroke="${INK}" stroke-width=".5" opacity=".42"`);
  out += path(light.join(''), 'none', `stroke="${weather.night ? '#a9c2d6' : FOAM}" stroke-width=".6" opacity=".6"`);
  if (weather.night) {
    let glitter = '';
    for (let y = horizon + 2; y < h; y += 2.6)
      glitter += d`M${w * MOON + r(-4, 2) - (y - horizon) * 0.16} ${y}h${r(3, 7) + (y - horizon) * 0.2}`;
    out += path(glitter, 'none', 'stroke="#f3e6c2" stroke-width=".8" opacity=".55"');
  }
  return out + line([0, horizon, w, horizon], INK, 0.4, 'opacity=".5"');
}

/** Fine rhumb lines from one rose, as on an old chart; they hold all pictures together. */
export function rhumbs(w: number, h: number, x: number, y: number, colour = INK, strength = 0.1): string {
  let out = '';
  for (let i = 0; i < 32; i++) {
    const a = (i * Math.PI) / 16;
    out += d`M${x + Math.cos(a) * 9} ${y + Math.sin(a) * 9}L${x + Math.cos(a) * (w + h)} ${y + Math.sin(a) * (w + h)}`;
  }
  return path(out, 'none', `stroke="${colour}" stroke-width=".35" opacity="${strength}"`);
}

/** The weather that lies over the ships: dark, haze, rain, dust. */
export function veil(r: Chance, w: number, h: number, weather: Weather): string {
  let out = '';
  if (weather.night) out += rect(0, 0, w, h, '#0b1a33', 'opacity=".24"');
  if (weather.dusk) out += rect(0, 0, w, h, '#e8834a', 'opacity=".13"');
  if (weather.sirocco) {
    for (let i = 0; i < 9; i++) {
      const y = r(20, h - 14);
      out += path(
        d`M-10 ${y}C${w * 0.3} ${y - r(4, 16)} ${w * 0.6} ${y + r(4, 16)} ${w + 10} ${y - r(-6, 12)}v${r(5, 11)}C${w * 0.6} ${y + 18} ${w * 0.3} ${y + 4} -10 ${y + 7}Z`,
        '#e8b96a',
        'opacity=".3"',
      );
    }
  }
  if (weather.gale) {
    let rain = '';
    for (let i = 0; i < w / 4; i++) rain += d`M${r(-10, w + 20)} ${r(0, h)}l${-r(4, 9)} ${r(9, 20)}`;
    out += path(rain, 'none', `stroke="#eef3f2" stroke-width=".5" opacity=".5"`);
  }
  if (weather.fog) {
    for (let i = 0; i < 7; i++)
      out += oval(r(0, w), h * 0.3 + i * h * 0.09, w * r(0.35, 0.7), r(6, 12), '#eef0ec', 'opacity=".42"');
  }
  return out;
}

/** A pillar of smoke that leans with the wind; each billow has its own shade. */
export function smoke(r: Chance, x: number, y: number, size: number, colour = '#2f3740'): string {
  let out = '';
  for (let i = 11; i >= 0; i--) {
    const t = i / 11;
    const [cx, cy, k] = [
      x - t * t * size * 0.95 + r(-0.1, 0.1) * size * t,
      y - t * size * 1.2,
      size * (0.07 + t * 0.2) * r(0.8, 1.2),
    ];
    const c = mix(colour, '#a9a69c', t * 0.6);
    out +=
      disc(cx, cy, k, c) +
      path(
        d`M${cx - k * 0.8} ${cy - k * 0.1}A${k * 0.85} ${k * 0.85} 0 0 1 ${cx + k * 0.2} ${cy - k * 0.8}`,
        'none',
        `stroke="${mix(c, '#f3ead6', 0.35)}" stroke-width=".8" opacity=".8"`,
      );
  }
  return group(out, 'opacity=".93"');
}

/** Flame and smoke before the muzzle of a gun that fires to the right. */
export function muzzle(r: Chance, x: number, y: number, size: number): string {
  const tongue = (k: number, fill: string) =>
    path(
      d`M${x} ${y}Q${x + size * 0.5 * k} ${y - size * 0.55 * k} ${x + size * 1.5 * k} ${y - size * 0.4 * k}L${x + size * 1.1 * k} ${y - size * 0.12 * k}L${x + size * 1.7 * k} ${y + size * 0.02}L${x + size * 1.1 * k} ${y + size * 0.14 * k}L${x + size * 1.4 * k} ${y + size * 0.42 * k}Q${x + size * 0.5 * k} ${y + size * 0.4 * k} ${x} ${y}Z`,
      fill,
    );
  const puffs = Array.from({ length: 6 }, (_, i) =>
    disc(x + size * (0.7 + i * 0.24), y + r(-0.4, 0.25) * size, size * r(0.28, 0.5), mix('#d9c9a8', '#8b8374', r())),
  ).join('');
  return puffs + tongue(1, '#d8612f') + tongue(0.72, '#f0a53c') + tongue(0.42, '#fdf0c4');
}

/** The flower of a bursting shell or a magazine. */
export function burst(r: Chance, x: number, y: number, size: number): string {
  const star = (radius: number, points: number, fill: string) => {
    const p: number[] = [];
    for (let i = 0; i < points * 2; i++) {
      const a = (i * Math.PI) / points - Math.PI / 2;
      const long = radius * (i % 2 ? r(0.42, 0.58) : r(0.8, 1.15));
      p.push(x + Math.cos(a) * long, y + Math.sin(a) * long);
    }
    return poly(p, fill);
  };
  return star(size, 11, '#d8612f') + star(size * 0.68, 9, '#f0a53c') + star(size * 0.38, 8, '#fdf0c4');
}

/** A fountain where a shell or bomb fell into the sea. */
export function splash(r: Chance, x: number, y: number, size: number): string {
  let out = '';
  for (let i = -2; i <= 2; i++) {
    const h = size * (1 - Math.abs(i) * 0.24) * r(0.85, 1.1);
    const lean = i * size * 0.13;
    out += path(
      d`M${x - size * 0.08 + i * 1.2} ${y}Q${x + lean - 1} ${y - h * 0.6} ${x + lean} ${y - h}Q${x + lean + size * 0.1} ${y - h * 0.5} ${x + size * 0.09 + i * 1.2} ${y}Z`,
      FOAM,
      `stroke="${INK}" stroke-width=".3" opacity=".93"`,
    );
  }
  return out + oval(x, y, size * 0.4, size * 0.08, FOAM, 'opacity=".8"');
}

/** Sky, sea and room for the subject between sea and veil. */
export function view(
  seed: string,
  w: number,
  h: number,
  tone: string,
  weather: Weather,
  subject: (r: Chance, horizon: number) => string,
  horizon = h * 0.6,
  front = 0,
): string {
  const r = chance(seed);
  const back =
    sky(r, w, horizon, tone, weather) +
    rhumbs(w, horizon, w * r(0.62, 0.9), horizon * 0.24, weather.night ? '#dbe7f0' : INK, 0.08) +
    sea(r, w, horizon, h, tone, weather);
  return back + subject(r, horizon) + (front ? crest(r, w, h, front, tone, weather) : '') + veil(r, w, h, weather);
}

/** The waves in front of the subject, which set it in the water. */
function crest(r: Chance, w: number, h: number, from: number, tone: string, weather: Weather): string {
  const { near, far } = washOf(tone, weather);
  let out = '';
  for (let i = 0; i < 3; i++) {
    const y = from + i * (h - from) * 0.34;
    const length = (weather.gale ? 44 : 26) + i * 12;
    const up = (weather.gale ? 10 : 3.4) + i * 1.4;
    let top = d`M0 ${h}V${y}`;
    let foam = '';
    let under = '';
    for (let x = -r(0, length); x < w; x += length) {
      const peak = x + length * r(0.5, 0.7);
      top += d`Q${peak} ${y - up} ${x + length} ${y}`;
      foam += d`M${x + length * 0.2} ${y - up * 0.25}Q${peak} ${y - up} ${x + length} ${y}`;
      for (let k = 1; k < 4; k++)
        under += d`M${x + length * r(0.1, 0.4)} ${y + k * 2.4}q${length * 0.2} ${-up * 0.6} ${length * r(0.2, 0.5)} ${-0.4}`;
    }
    out +=
      path(top + d`V${h}Z`, mix(mix(far, near, 0.8), darker(near, 0.3), i / 2), i ? '' : 'opacity=".88"') +
      path(foam, 'none', `stroke="${FOAM}" stroke-width=".8" opacity="${0.65 - i * 0.15}"`) +
      path(under, 'none', `stroke="${INK}" stroke-width=".45" opacity=".45"`);
  }
  return out;
}

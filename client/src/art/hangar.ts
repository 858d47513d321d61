// The measures of aircraft, and what they carry. Nose to the right; x along the body, z across it.

import { d, darker, INK, line, path, poly } from './ink';

export interface Craft {
  long: number;
  deep: number; // of the body
  wing: [x: number, root: number, tip: number, span: number, sweep?: number]; // leading edge at the body, chords, half span, how far the tip lies back
  set?: number; // the wing's height on the body: 1 low, -1 high
  bent?: number; // gull wing: how deep the elbow
  double?: number; // a second wing so far above
  tail: [x: number, chord: number, span: number];
  fin: [x: number, chord: number, h: number];
  fins?: number; // two fins at the ends of the tail
  nose: 'line' | 'radial' | 'glass' | 'jet' | 'boat';
  engines?: number[]; // across the wing
  cabin: [x: number, w: number, h: number];
  gear?: boolean; // wheels that never fold
  load?: 'torpedo' | 'bomb';
  floats?: boolean;
  jet?: boolean;
  speck?: boolean;
}

export const pen = `stroke="${INK}" stroke-width=".7" stroke-linejoin="round"`;

export const CRAFT: Record<string, Craft> = {
  fighter: {
    long: 104,
    deep: 13,
    wing: [22, 24, 11, 56],
    set: 1,
    tail: [-46, 12, 20],
    fin: [-50, 15, 15],
    nose: 'line',
    cabin: [0, 22, 8],
  },
  'heavy-fighter': {
    long: 110,
    deep: 12,
    wing: [22, 25, 12, 68],
    set: 1,
    tail: [-50, 11, 22],
    fin: [-52, 14, 14],
    fins: 1,
    nose: 'glass',
    engines: [26],
    cabin: [-8, 46, 7],
  },
  biplane: {
    long: 92,
    deep: 14,
    wing: [22, 19, 17, 50],
    set: 1,
    double: 24,
    tail: [-40, 13, 20],
    fin: [-44, 15, 14],
    nose: 'radial',
    cabin: [-8, 10, 4],
    gear: true,
  },
  'torpedo-biplane': {
    long: 106,
    deep: 13,
    wing: [24, 20, 18, 64],
    set: 1,
    double: 27,
    tail: [-46, 15, 22],
    fin: [-50, 17, 16],
    nose: 'radial',
    cabin: [-10, 30, 4],
    gear: true,
    load: 'torpedo',
  },
  'torpedo-bomber': {
    long: 122,
    deep: 17,
    wing: [24, 28, 14, 78],
    set: 0.4,
    tail: [-54, 14, 28],
    fin: [-59, 18, 21],
    nose: 'glass',
    engines: [30],
    cabin: [4, 40, 8],
    load: 'torpedo',
  },
  'dive-bomber': {
    long: 108,
    deep: 14,
    wing: [20, 26, 15, 64],
    set: 1,
    bent: 9,
    tail: [-48, 14, 24],
    fin: [-51, 16, 15],
    nose: 'line',
    cabin: [-4, 38, 9],
    gear: true,
    load: 'bomb',
  },
  'level-bomber': {
    long: 128,
    deep: 16,
    wing: [24, 29, 13, 84],
    set: 0.5,
    tail: [-57, 14, 28],
    fin: [-62, 18, 22],
    nose: 'glass',
    engines: [30],
    cabin: [22, 30, 7],
  },
  'heavy-bomber': {
    long: 134,
    deep: 17,
    wing: [26, 32, 13, 98],
    set: 0.6,
    tail: [-58, 18, 36],
    fin: [-66, 34, 27],
    nose: 'glass',
    engines: [28, 54],
    cabin: [20, 18, 6],
  },
  'flying-boat': {
    long: 132,
    deep: 26,
    wing: [26, 28, 15, 98],
    set: -1,
    tail: [-56, 16, 34],
    fin: [-62, 20, 27],
    nose: 'boat',
    engines: [26, 50],
    cabin: [28, 22, 7],
    speck: true,
  },
  floatplane: {
    long: 92,
    deep: 13,
    wing: [20, 18, 16, 52],
    set: 1,
    double: 23,
    tail: [-40, 12, 20],
    fin: [-44, 15, 15],
    nose: 'radial',
    cabin: [-8, 20, 4],
    floats: true,
  },
  'maritime-patrol': {
    long: 124,
    deep: 18,
    wing: [24, 28, 13, 82],
    set: 0.3,
    tail: [-54, 14, 30],
    fin: [-57, 15, 16],
    fins: 1,
    nose: 'glass',
    engines: [29],
    cabin: [20, 18, 7],
  },
  'transport-aircraft': {
    long: 118,
    deep: 18,
    wing: [24, 30, 16, 84],
    set: 0.9,
    tail: [-50, 15, 32],
    fin: [-56, 18, 20],
    nose: 'radial',
    engines: [34],
    cabin: [26, 14, 5],
    gear: true,
  },
  'patrol-modern': {
    long: 136,
    deep: 16,
    wing: [18, 27, 12, 84],
    set: 0.7,
    tail: [-58, 15, 32],
    fin: [-64, 23, 28],
    nose: 'boat',
    engines: [26, 48],
    cabin: [46, 14, 4],
  },
  'jet-fighter': {
    long: 116,
    deep: 14,
    wing: [12, 48, 10, 40, 34],
    set: 0,
    tail: [-42, 17, 22],
    fin: [-50, 25, 23],
    nose: 'jet',
    cabin: [24, 24, 8],
    jet: true,
  },
  'jet-strike': {
    long: 120,
    deep: 16,
    wing: [24, 32, 13, 50, 30],
    set: -0.5,
    tail: [-46, 15, 24],
    fin: [-52, 22, 22],
    nose: 'jet',
    cabin: [28, 24, 8],
    jet: true,
    load: 'bomb',
  },
};

export const torpedo = (x: number, y: number, long: number, fill = '#5d6a72'): string => {
  const h = long * 0.1;
  return (
    path(
      d`M${x - long / 2} ${y}Q${x - long * 0.42} ${y - h / 2} ${x - long * 0.3} ${y - h / 2}H${x + long * 0.4}Q${x + long / 2} ${y - h * 0.4} ${x + long / 2} ${y}Q${x + long / 2} ${y + h * 0.4} ${x + long * 0.4} ${y + h / 2}H${x - long * 0.3}Q${x - long * 0.42} ${y + h / 2} ${x - long / 2} ${y}Z`,
      fill,
      pen,
    ) +
    path(
      d`M${x + long * 0.3} ${y - h / 2}H${x + long * 0.4}Q${x + long / 2} ${y - h * 0.4} ${x + long / 2} ${y}Q${x + long / 2} ${y + h * 0.4} ${x + long * 0.4} ${y + h / 2}H${x + long * 0.3}Z`,
      '#a8742f',
    ) +
    poly(
      [
        x - long * 0.36,
        y,
        x - long * 0.52,
        y - h * 0.9,
        x - long * 0.46,
        y - h,
        x - long * 0.3,
        y - h * 0.4,
        x - long * 0.3,
        y + h * 0.4,
        x - long * 0.46,
        y + h,
        x - long * 0.52,
        y + h * 0.9,
      ],
      darker(fill, 0.25),
      pen,
    ) +
    line([x - long * 0.28, y + h * 0.2, x + long * 0.3, y + h * 0.2], INK, 0.4, 'opacity=".5"')
  );
};

export const bomb = (x: number, y: number, long: number, fill = '#4a5459'): string =>
  path(
    d`M${x - long / 2} ${y}Q${x} ${y - long * 0.3} ${x + long / 2} ${y}Q${x} ${y + long * 0.3} ${x - long / 2} ${y}Z`,
    fill,
    pen,
  ) +
  poly(
    [x - long * 0.3, y, x - long * 0.62, y - long * 0.22, x - long * 0.56, y, x - long * 0.62, y + long * 0.22],
    darker(fill, 0.2),
    pen,
  );

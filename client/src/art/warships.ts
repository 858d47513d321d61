// Ships of the two world wars: what each class carries and where. Places run from the stern (0) to the bow (1).

import { boats, catapult, crane, tubes } from './fittings';
import { type Chance, INK, path, rect } from './ink';
import { bridge, draw, funnel, gun, house, mast, type Part, turret } from './parts';
import { type Steel } from './yard';

export type Build = (r: Chance, nation: string) => Steel;

export const tower = (nation: string): 'block' | 'round' | 'pagoda' =>
  nation === 'japanese' ? 'pagoda' : ['italian', 'french', 'soviet'].includes(nation) ? 'round' : 'block';

export const row = (n: number, make: (i: number) => Part): Part[] => Array.from({ length: n }, (_, i) => make(i));

/** Guns before the bridge and abaft, from the ends inwards. */
const battery = (
  size: number,
  fore: number,
  aft: number,
  barrels: number,
  ends: [number, number] = [0.81, 0.17],
  gap = 0.082,
): Part[] => [
  ...row(fore, (i) => turret(ends[0] - i * gap, size, i, true, barrels)).reverse(),
  ...row(aft, (i) => turret(ends[1] + i * gap, size, i, false, barrels)).reverse(),
];

export const battleship: Build = (r, nation) => {
  const modern = ['italian', 'american', 'japanese'].includes(nation) && r() < 0.7;
  const two = modern ? r() < 0.8 : nation === 'italian' || r() < 0.3;
  const w = r(10, 13);
  return {
    long: r(200, 208),
    free: r(9.5, 11),
    beam: 31,
    rise: modern ? 6 : 4,
    rake: modern ? 13 : r(5, 9),
    castle: modern ? 0.3 : 2,
    step: modern ? 3 : 0,
    wood: true,
    parts: [
      mast(r(0.36, 0.4), r(40, 46), nation === 'american' ? 'lattice' : 'tripod'),
      ...battery(16, 2, modern ? 1 : 2, modern ? 3 : 2),
      house(0.34, 0.68, 6),
      house(0.38, 0.66, 5, 6),
      ...row(3, (i) => gun(0.42 + i * 0.045, 4.5, 11, i > 0)),
      funnel(two ? 0.525 : 0.505, two ? w * 0.8 : w, r(27, 31), r(0, 0.1)),
      ...(two ? [funnel(0.455, w * 0.8, r(26, 29), 0.06)] : []),
      crane(0.44, 18, -10, 10),
      boats(0.39, 0.47, 2, 11),
      bridge(0.625, r(17, 20), r(31, 38), tower(nation)),
      ...row(4, (i) => gun(0.37 + i * 0.075, 4, 6)),
      gun(0.69, 4, 3),
    ],
  };
};

export const forward: Build = (r) => ({
  long: 204,
  free: 11,
  beam: 33,
  rise: 3,
  rake: 4,
  wood: true,
  parts: [
    mast(0.33, 38, 'tripod'),
    house(0.16, 0.6, 6),
    house(0.22, 0.56, 4.5, 6),
    turret(0.635, 16, 0, true, 3),
    turret(0.725, 16, 1, true, 3),
    turret(0.82, 16, 0, true, 3),
    ...row(3, (i) => turret(0.17 + i * 0.055, 8.5, i === 1 ? 1.6 : 1, false)),
    funnel(0.4, 11, r(26, 29)),
    boats(0.34, 0.38, 1, 10.5),
    crane(0.36, 15, -9, 10),
    bridge(0.525, r(21, 24), r(38, 42), 'block'),
    gun(0.46, 4, 10.5),
    gun(0.29, 4, 10.5, false),
  ],
});

export const battlecruiser: Build = (r, nation) => ({
  long: 210,
  free: 9,
  beam: 28,
  rise: 5,
  rake: 10,
  castle: 0.2,
  step: 3,
  wood: true,
  parts: [
    mast(0.35, 42, 'tripod'),
    ...battery(15, 2, r() < 0.5 ? 2 : 1, 2),
    house(0.32, 0.7, 5),
    house(0.36, 0.66, 4, 5),
    funnel(0.53, 11, 27, 0.02),
    funnel(0.43, 11, 25, 0.02),
    boats(0.35, 0.4, 1, 9),
    bridge(0.635, 15, 30, tower(nation)),
    mast(0.645, 16, 'pole', 30),
    ...row(4, (i) => gun(0.36 + i * 0.07, 4, 5)),
  ],
});

export const heavyCruiser: Build = (r, nation) => {
  const three = nation === 'british' || nation === 'australian' ? r() < 0.6 : false;
  const italian = nation === 'italian' || nation === 'japanese';
  return {
    long: r(190, 198),
    free: three ? 11 : 9.5,
    beam: 22,
    rise: 4,
    rake: italian ? 14 : 8,
    castle: italian ? 0.34 : 2,
    step: italian ? 3.4 : 0,
    wood: true,
    parts: [
      mast(0.34, 34, 'tripod'),
      ...battery(11.5, 2, 2, 2, [0.83, 0.15], 0.066),
      house(0.32, 0.7, 5),
      house(0.4, 0.55, 3.5, 5),
      ...(three
        ? [0.565, 0.49, 0.415].map((f, i) => funnel(f, i === 1 ? 9 : 8, 24, 0.05))
        : [funnel(0.555, 9.5, r(22, 25), r(0.04, 0.12)), funnel(0.41, 8.5, 22, 0.08)]),
      catapult(0.475, 6),
      tubes(0.35),
      bridge(0.65, r(12, 15), r(22, 27), tower(nation)),
      mast(0.635, 15, 'pole', 24),
      ...row(3, (i) => gun(0.37 + i * 0.07, 3.6, 5)),
      boats(0.5, 0.54, 1, 8.5),
    ],
  };
};

export const lightCruiser: Build = (r, nation) => {
  const rake = r(0.02, 0.14);
  return {
    long: r(178, 188),
    free: 8.5,
    beam: 20,
    rise: 4.5,
    rake: nation === 'italian' ? 14 : 8,
    castle: r() < 0.6 ? 0.4 : 2,
    step: 3.4,
    wood: true,
    parts: [
      mast(0.36, 31, 'tripod'),
      ...battery(r(9.4, 10.4), 2, 2, nation === 'american' || nation === 'british' ? 3 : 2, [0.83, 0.14], 0.062),
      house(0.32, 0.7, 4.5),
      funnel(0.555, 8.5, 21, rake),
      funnel(0.43, 8, 20, rake),
      tubes(0.49),
      boats(0.36, 0.41, 1, 5),
      crane(0.39, 13, 9, 4),
      bridge(0.65, r(11, 13), r(19, 24), tower(nation)),
      mast(0.63, 15, 'tripod', 19),
      ...row(2, (i) => gun(0.46 + i * 0.04, 3.5, 4.5)),
    ],
  };
};

export const aaCruiser: Build = (r, nation) => ({
  long: r(174, 180),
  free: 8.5,
  beam: 19,
  rise: 4.5,
  rake: 7,
  castle: 0.38,
  step: 3,
  wood: true,
  parts: [
    mast(0.37, 30, 'tripod'),
    ...battery(8.6, 3, 2, 2, [0.85, 0.13], 0.054),
    house(0.3, 0.7, 4),
    funnel(0.54, 8, 20),
    funnel(0.43, 7.5, 19),
    tubes(0.485),
    bridge(0.635, 12, 19, tower(nation)),
    mast(0.61, 16, 'radar', 18),
    gun(0.46, 4, 4),
    gun(0.5, 4, 4),
  ],
});

export const destroyer: Build = (r, nation) => {
  const one = r() < (nation === 'italian' ? 0.8 : 0.5);
  const aft = r() < 0.5 ? 2 : 1;
  return {
    long: r(160, 170),
    free: 6.4,
    beam: 15,
    rise: 4,
    rake: 9,
    castle: 0.6,
    step: 4.4,
    parts: [
      turret(0.845, 8.4, 0, true),
      turret(0.77, 8.4, 1, true),
      house(0.58, 0.8, 3),
      turret(0.13, 8, 0, false),
      ...(aft > 1 ? [turret(0.2, 8, 1, false)] : []),
      house(0.15, 0.3, 3),
      mast(0.27, 22),
      ...(one ? [funnel(0.515, 11, 18, 0.12)] : [funnel(0.545, 7.5, 18, 0.1), funnel(0.44, 7, 16, 0.1)]),
      house(0.4, 0.58, 2.4),
      tubes(0.36, 13),
      ...(one ? [tubes(0.43, 12)] : []),
      gun(0.485, 3.4, 6),
      bridge(0.665, 13, 13),
      mast(0.63, 24, 'tripod', 4),
      gun(0.3, 3.4, 3),
      boats(0.55, 0.6, 1, 4),
    ],
  };
};

export const torpedoBoat: Build = (r) => ({
  long: r(138, 146),
  free: 5.4,
  beam: 12,
  rise: 4,
  rake: 6,
  castle: 0.66,
  step: 4,
  parts: [
    turret(0.85, 7, 0, true, 1),
    turret(0.12, 7, 0, false, 1),
    house(0.63, 0.78, 2),
    bridge(0.71, 10, 10),
    mast(0.66, 22, 'pole', 2),
    funnel(0.56, 7, 14, 0.08),
    ...(r() < 0.5 ? [funnel(0.46, 6.5, 13, 0.08)] : []),
    tubes(0.36, 12),
    tubes(0.25, 12),
    gun(0.42, 3),
    house(0.44, 0.6, 2),
  ],
});

export const corvette: Build = (r) => ({
  long: r(118, 126),
  free: 8.5,
  beam: 15,
  rise: 8,
  rake: 7,
  castle: 0.56,
  step: 4,
  stern: 6,
  parts: [
    gun(0.83, 7, 3),
    house(0.8, 0.86, 3),
    house(0.5, 0.74, 4),
    bridge(0.63, 13, 13),
    mast(r() < 0.5 ? 0.74 : 0.55, 31),
    funnel(0.43, 9, 20),
    house(0.22, 0.48, 5),
    gun(0.28, 4.5, 5, false),
    boats(0.36, 0.42, 1, 6),
    draw((s) =>
      s.top ? '' : [0, 1, 2, 3].map((i) => rect(4 + i * 4, s.deck(0.05) - 3.4, 3, 3.4, '#3b444b', 'rx="1"')).join(''),
    ),
  ],
});

export const minelayer: Build = (r) => ({
  long: r(172, 178),
  free: 8.5,
  beam: 18,
  rise: 4,
  rake: 8,
  parts: [
    turret(0.84, 8.6, 0),
    turret(0.775, 8.6, 1),
    turret(0.15, 8.6, 0, false),
    house(0.3, 0.72, 4.5),
    mast(0.3, 26),
    ...[0.56, 0.475, 0.39].map((f) => funnel(f, 7.6, 20, 0.03)),
    bridge(0.665, 12, 17),
    mast(0.63, 20, 'tripod', 16),
    ...row(5, (i) => draw((s) => (s.top ? '' : rect(5 + i * 7, -s.deck(0) * -0.62, 4, 3, '#20303c')))),
    gun(0.44, 3.4, 4.5),
  ],
});

export const monitor: Build = () => ({
  long: 156,
  free: 6,
  beam: 29,
  rise: 3,
  rake: 3,
  parts: [
    house(0.22, 0.6, 5),
    turret(0.7, 21, 0.9, true),
    mast(0.5, 48, 'tripod'),
    bridge(0.52, 14, 22),
    funnel(0.38, 10, 24),
    gun(0.28, 5, 5, false),
    gun(0.2, 5, 0, false),
    boats(0.4, 0.46, 1, 8),
    gun(0.88, 5),
  ],
});

export const fast: Build = (r) => ({
  long: r(128, 136),
  free: 7.5,
  beam: 19,
  rise: 8,
  rake: 17,
  square: true,
  stern: 1,
  boot: '#39434b',
  parts: [
    house(0.4, 0.66, 4, 0, 0, 3),
    house(0.47, 0.62, 6, 4, 1, 4),
    mast(0.5, 20, 'lattice', 8),
    tubes(0.3, 24),
    draw((s) =>
      s.top
        ? rect(s.long * 0.58, -s.beam * 0.4, 30, 2.6, '#4b545a') +
          rect(s.long * 0.58, s.beam * 0.4 - 2.6, 30, 2.6, '#4b545a')
        : rect(s.long * 0.64, s.deck(0.72) - 2.6, 26, 3.2, s.paint.upper, `rx="1.5" stroke="${INK}" stroke-width=".5"`),
    ),
    gun(0.16, 6, 0, false),
    gun(0.36, 4.4, 3, false),
    gun(0.86, 4),
  ],
});

export const explosive: Build = () => ({
  long: 92,
  free: 6.5,
  beam: 18,
  rise: 9,
  rake: 16,
  square: true,
  stern: 1,
  ports: false,
  boot: '#39434b',
  flag: [0, 0],
  parts: [
    draw((s) =>
      s.top
        ? ''
        : path('M14 -8v-8q0-4 4-4t4 4v3l4 3v4z', '#3a4a3c', `stroke="${INK}" stroke-width=".5"`) +
          `<circle cx="18" cy="-22" r="3.4" fill="#caa784" stroke="${INK}" stroke-width=".5"/>` +
          rect(7, -18, 4, 11, '#8a5a3a', `stroke="${INK}" stroke-width=".5"`),
    ),
    house(0.36, 0.62, 4, 0, 0, 6),
  ],
});

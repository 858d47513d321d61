// Ships that carry goods and people.

import { boats, crane, derricks } from './fittings';
import { INK, line, rect } from './ink';
import { bridge, draw, funnel, gun, house, mast, type Part } from './parts';
import { type Build } from './warships';

export const transport: Build = (r) => ({
  long: r(160, 176),
  free: 8,
  beam: 22,
  rise: 4,
  rake: 6,
  castle: 0.86,
  step: 5,
  well: [0.14, 5],
  boot: '#7a342c',
  parts: [
    house(0.02, 0.12, 4),
    derricks(0.29, 30),
    derricks(0.7, 30),
    house(0.4, 0.6, 8, 0, 1),
    house(0.43, 0.59, 6, 8, 1),
    funnel(0.48, 9, 27),
    house(0.53, 0.59, 5, 14, 1),
    boats(0.42, 0.5, 2, 13.5),
    gun(0.07, 4.6, 4, false),
    ...(r() < 0.5
      ? [
          draw((s) =>
            s.top
              ? ''
              : [0.2, 0.24, 0.77]
                  .map((f) => rect(f * s.long, s.deck(f) - 4, 6, 4, '#8a7a55', `stroke="${INK}" stroke-width=".4"`))
                  .join(''),
          ),
        ]
      : []),
  ],
});

export const liner: Build = (r) => ({
  long: 200,
  free: 13,
  beam: 24,
  rise: 5,
  rake: 9,
  boot: '#7a342c',
  parts: [
    house(0.14, 0.84, 5, 0, 1),
    house(0.18, 0.8, 5, 5, 1),
    house(0.24, 0.77, 4, 10, 1),
    house(0.69, 0.75, 4.5, 14, 1),
    ...(r() < 0.5 ? [0.58, 0.42] : [0.62, 0.5, 0.38]).map((f) => funnel(f, 10, 34, 0.1)),
    boats(0.27, 0.66, 7, 14),
    mast(0.86, 32),
    mast(0.15, 30),
  ],
});

export const tanker: Build = () => ({
  long: 198,
  free: 6,
  beam: 25,
  rise: 4,
  rake: 6,
  castle: 0.9,
  step: 4.6,
  well: [0.25, 5],
  boot: '#7a342c',
  parts: [
    house(0.05, 0.23, 7, 0, 1),
    house(0.08, 0.2, 5, 7, 1),
    funnel(0.13, 10, 27),
    boats(0.15, 0.22, 1, 12),
    house(0.53, 0.63, 8, 0, 1),
    house(0.54, 0.62, 6, 8, 1),
    house(0.55, 0.61, 4, 14, 1),
    mast(0.58, 26, 'pole', 16),
    mast(0.26, 30),
    mast(0.8, 28),
    draw((s) =>
      s.top
        ? line([s.long * 0.25, 0, s.long * 0.9, 0], INK, 1.6) +
          [0.32, 0.4, 0.47, 0.68, 0.76, 0.84]
            .map((f) => rect(f * s.long - 4, -5, 8, 10, 'none', `stroke="${INK}" stroke-width=".5"`))
            .join('')
        : line([s.long * 0.25, s.deck(0.4) - 4, s.long * 0.9, s.deck(0.8) - 4], INK, 1) +
          Array.from({ length: 14 }, (_, i) =>
            line([s.long * (0.27 + i * 0.047), s.deck(0.4), s.long * (0.27 + i * 0.047), s.deck(0.4) - 4], INK, 0.5),
          ).join('') +
          [0.33, 0.42, 0.7, 0.78].map((f) => rect(f * s.long, s.deck(f) - 2.4, 7, 2.6, '#6b5a45')).join(''),
    ),
    gun(0.04, 4.6, 3, false),
  ],
});

export const supply: Build = () => ({
  long: 176,
  free: 12,
  beam: 24,
  rise: 5,
  rake: 7,
  boot: '#7a342c',
  parts: [
    house(0.12, 0.8, 6, 0, 1),
    house(0.34, 0.68, 5, 6, 1),
    funnel(0.46, 11, 30),
    bridge(0.63, 14, 22),
    crane(0.82, 30, 18),
    crane(0.2, 32, -20, 6),
    crane(0.3, 26, -12, 6),
    mast(0.36, 34),
    boats(0.37, 0.58, 4, 11),
  ],
});

export const hospital: Build = (r, nation) => {
  const ship = liner(r, nation);
  const band: Part = draw((s) =>
    s.top
      ? rect(s.long * 0.48, -1.5, 14, 3, '#b5202d') + rect(s.long * 0.48 + 5.5, -7, 3, 14, '#b5202d')
      : rect(6, -9.4, s.long - 16, 2, '#2c7a52') +
        [0.3, 0.66]
          .map((f) => rect(f * s.long, -9.8, 8, 2.8, '#b5202d') + rect(f * s.long + 2.6, -12.4, 2.8, 8, '#b5202d'))
          .join(''),
  );
  return { ...ship, ports: false, parts: [band, ...ship.parts] };
};

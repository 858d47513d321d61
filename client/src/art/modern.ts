// Ships of the age of missiles.

import { boats, crane, dome, missiles, openings } from './fittings';
import { d, INK, line, path } from './ink';
import { draw, funnel, gun, house, mast, type Part, turret } from './parts';
import { row, type Build } from './warships';

export const array = (f: number, on: number, size: number): Part =>
  draw((s) =>
    s.top
      ? ''
      : path(
          d`M${f * s.long - size / 2} ${s.deck(f) - on}l${size * 0.28} ${-size * 0.3}h${size * 0.44}l${size * 0.28} ${size * 0.3}v${size * 0.5}l${-size * 0.28} ${size * 0.3}h${-size * 0.44}l${-size * 0.28} ${-size * 0.3}z`,
          '#e3e2d8',
          `stroke="${INK}" stroke-width=".5"`,
        ),
  );

const pad: Part = draw((s) =>
  s.top
    ? `<circle cx="${s.long * 0.1}" cy="0" r="${s.beam * 0.3}" fill="none" stroke="#f7f3e8" stroke-width="1"/>`
    : line([s.long * 0.02, s.deck(0.05) - 1.4, s.long * 0.19, s.deck(0.1) - 1.4], INK, 0.4, 'stroke-dasharray="2 2"'),
);

export const frigateModern: Build = (r) => ({
  long: r(166, 174),
  free: 11,
  beam: 19,
  rise: 6,
  rake: 15,
  square: true,
  stern: 2,
  parts: [
    pad,
    house(0.2, 0.36, 11),
    house(0.36, 0.74, 6, 0, 0, 4),
    turret(0.86, 8, 0, true, 1),
    missiles(0.5, 3, 11, 0.3, 6),
    funnel(0.42, 13, 17, -0.04),
    house(0.6, 0.73, 7, 6, 1, 4),
    mast(0.62, 25, r() < 0.5 ? 'radar' : 'lattice', 12),
    mast(0.47, 17, 'radar', 6),
    dome(0.29, 3.4, 11),
    dome(0.68, 2.8, 13),
    gun(0.78, 5, 2),
  ],
});

export const destroyerModern: Build = (r) => ({
  long: r(184, 192),
  free: 11.5,
  beam: 23,
  rise: 7,
  rake: 18,
  square: true,
  stern: 2,
  parts: [
    pad,
    house(0.2, 0.4, 9),
    house(0.38, 0.76, 6, 0, 0, 5),
    turret(0.86, 9, 0, true, 1),
    house(0.57, 0.74, 15, 6, 1, 9),
    array(0.64, 12, 9),
    funnel(0.48, 12, 20, 0.06),
    funnel(0.36, 11, 18, 0.06),
    mast(0.58, 25, 'radar', 20),
    dome(0.42, 3, 9),
    missiles(0.29, 2, 12, 0.3, 9),
    gun(0.78, 4.6, 3),
    dome(0.76, 2.4, 6),
  ],
});

export const cruiserMissile: Build = () => ({
  long: 204,
  free: 11.5,
  beam: 25,
  rise: 7,
  rake: 18,
  square: true,
  stern: 2,
  parts: [
    pad,
    house(0.19, 0.3, 9),
    house(0.3, 0.78, 6),
    turret(0.88, 10, 0, true),
    ...row(5, (i) => missiles(0.66 + i * 0.032, 1, 18, 0.3, 4)),
    house(0.55, 0.68, 10, 6, 2, 3),
    mast(0.6, 30, 'lattice', 14),
    dome(0.64, 3.4, 18),
    funnel(0.45, 16, 18, -0.03),
    mast(0.52, 30, 'radar', 8),
    mast(0.34, 20, 'radar', 8),
    dome(0.31, 4, 9),
    dome(0.25, 3.2, 9),
  ],
});

export const missileBoat: Build = (r) => ({
  long: r(126, 134),
  free: 7.6,
  beam: 16,
  rise: 5,
  rake: 13,
  square: true,
  stern: 1.5,
  parts: [
    missiles(0.14, 4, 17, 0.34),
    turret(0.83, 8.4, 0, true, 1),
    house(0.46, 0.72, 6, 0, 0, 3),
    house(0.52, 0.68, 6, 6, 1, 4),
    mast(0.55, 23, 'lattice', 10),
    dome(0.6, 3.6, 12),
    gun(0.44, 4.5, 4, false),
    turret(0.08, 6.4, 0, false),
  ],
});

/** With a dock in the stern, and boats to land from. */
export const landingShip: Build = () => ({
  long: 196,
  free: 15,
  beam: 29,
  rise: 6,
  rake: 12,
  square: true,
  stern: 2,
  castle: 0.4,
  step: 5,
  parts: [
    pad,
    house(0.4, 0.8, 8),
    house(0.55, 0.76, 10, 8, 2, 4),
    mast(0.64, 24, 'lattice', 18),
    funnel(0.5, 12, 24),
    crane(0.42, 24, -16, 4),
    boats(0.43, 0.6, 2, 9),
    gun(0.86, 5),
    dome(0.72, 3, 18),
    openings(0.02, 0.12, 1, 12, 9),
    gun(0.36, 4, 0, false),
  ],
});

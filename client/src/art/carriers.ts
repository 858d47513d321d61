// Ships with a flying deck.

import { dome, flightDeck, helicopters, openings, parked } from './fittings';
import { d, INK, line, path, rect } from './ink';
import { array } from './modern';
import { bridge, draw, funnel, gun, house, mast, type Part } from './parts';
import { type Build } from './warships';

/** What stands to starboard of the flying deck, `on` above the water: its parts by their distance from the place, and
 *  from above a box `wide`, which begins `from` the place. */
const island =
  (place: number, on: number, box: { from: number; wide: number; aside: number; high: number }, parts: (f: (px: number) => number) => Part[]): Part =>
  (s) => {
    const x = s.long * place;
    if (s.top) return rect(x + box.from, s.beam * box.aside, box.wide, box.high, s.paint.upper, `stroke="${INK}" stroke-width=".5"`);
    return parts((px) => (x + px) / s.long)
      .map((part) => part({ ...s, deck: () => -on }))
      .join('');
  };

export const carrier: Build = (r, nation) => {
  const funnels = nation === 'japanese' ? 1 : r() < 0.7 ? 1 : 2;
  return {
    long: 206,
    free: 9,
    beam: 33,
    rise: 4,
    rake: 11,
    flag: [0.005, 22],
    parts: [
      draw((s) =>
        s.top
          ? ''
          : rect(s.long * 0.045, -19, s.long * 0.86, 11, s.paint.hull, `stroke="${INK}" stroke-width=".5"`) +
            path(
              d`M${s.long * 0.905} -19L${s.long * 0.985} -20L${s.long * 0.905} -9Z`,
              s.paint.upper,
              `stroke="${INK}" stroke-width=".5"`,
            ),
      ),
      openings(0.1, 0.88, 13, 16.5, 4.5),
      flightDeck(0, 0.99, 22, 3, r(0, 1.5)),
      draw((s) =>
        s.top
          ? ''
          : [0.12, 0.2, 0.76, 0.84]
              .map(
                (f) =>
                  rect(f * s.long, -13, 12, 2.6, s.paint.upper, `stroke="${INK}" stroke-width=".4"`) +
                  line([f * s.long + 5, -15, f * s.long + 12, -17.5], INK, 1),
              )
              .join(''),
      ),
      island(0.56, 21.5, { from: -16, wide: 34, aside: 0.36, high: 6 }, (f) => [
        house(f(-18), f(18), 6, 0, 1),
        funnel(f(-4), 10, 22),
        ...(funnels > 1 ? [funnel(f(-17), 8, 18)] : []),
        bridge(f(9), 11, 19),
        mast(f(2), 34, 'tripod'),
        gun(f(22), 4),
      ]),
      draw((s) => (s.top ? `<ellipse cx="${s.long * 0.56 - 4}" cy="${s.beam * 0.36 + 3}" rx="5" ry="2" fill="${INK}"/>` : '')),
      parked(0.05, 0.42, 5, 22),
      parked(0.7, 0.9, 2, 22),
    ],
  };
};

export const escortCarrier: Build = () => ({
  long: 164,
  free: 10,
  beam: 26,
  rise: 4,
  rake: 8,
  flag: [0.005, 24],
  parts: [
    draw((s) =>
      s.top
        ? ''
        : Array.from({ length: 16 }, (_, i) =>
            line([s.long * (0.07 + i * 0.055), -10, s.long * (0.07 + i * 0.055), -22], INK, 0.9),
          ).join('') + rect(s.long * 0.2, -19, s.long * 0.55, 9, s.paint.upper, `stroke="${INK}" stroke-width=".5"`),
    ),
    flightDeck(0.01, 0.95, 24, 2.6),
    draw((s) => {
      if (s.top) return rect(s.long * 0.66, s.beam * 0.36, 12, 5, s.paint.upper, `stroke="${INK}" stroke-width=".5"`);
      const sub = { ...s, deck: () => -23.6 };
      return [house(0.64, 0.73, 8, 0, 2), mast(0.68, 26, 'radar', 6)].map((p) => p(sub)).join('');
    }),
    parked(0.06, 0.5, 4, 24),
  ],
});

export const carrierModern: Build = (_, nation) => {
  const ramp = ['british', 'italian', 'indian', 'russian', 'soviet', 'spanish', 'chinese'].includes(nation) ? 8 : 0;
  return {
    long: 210,
    free: 12,
    beam: 40,
    rise: 4,
    rake: 16,
    flag: [0.005, 20],
    square: true,
    ports: false,
    parts: [
      draw((s) =>
        s.top
          ? ''
          : path(
              d`M4 -11L4 -22H${s.long * 0.96}L${s.long * 0.9} -11Z`,
              s.paint.hull,
              `stroke="${INK}" stroke-width=".5"`,
            ),
      ),
      openings(0.2, 0.62, 3, 19, 7),
      flightDeck(0, 1, 24, 3.4, ramp, true),
      island(0.5, 23.5, { from: -10, wide: 24, aside: 0.4, high: 7 }, (f) => [
        house(f(-16), f(16), 7, 0, 1),
        house(f(-12), f(14), 8, 7, 1, 2),
        house(f(-8), f(10), 6, 15, 1),
        mast(f(0), 20, 'radar', 21),
        array(f(8), 20, 7),
        dome(f(-12), 3, 15),
        mast(f(-8), 14, 'lattice', 15),
      ]),
      parked(0.03, 0.4, 5, 24, true),
      parked(0.62, 0.84, 3, 24, true),
    ],
  };
};

/** A box with a dock in the stern, under a deck for helicopters from end to end; a long island to starboard. */
export const amphibious: Build = () => ({
  long: 196,
  free: 15,
  beam: 36,
  rise: 3,
  rake: 9,
  flag: [0.005, 26],
  square: true,
  ports: false,
  parts: [
    draw((s) =>
      s.top
        ? ''
        : path(
            d`M1.5 -14V-27H${s.long * 0.985}L${s.long * 0.975} -15Z`,
            s.paint.hull,
            `stroke="${INK}" stroke-width=".5"`,
          ) +
          rect(2, -15, 7, 11, '#222c36', 'opacity=".75"') +
          line([12, -17, s.long * 0.93, -17], INK, 0.4, 'opacity=".45"'),
    ),
    openings(0.17, 0.29, 1, 23.5, 6),
    openings(0.5, 0.74, 4, 22, 3),
    flightDeck(0, 1, 29, 3.2),
    island(0.56, 28.5, { from: -26, wide: 54, aside: 0.38, high: 7 }, (f) => [
      house(f(-28), f(28), 7, 0, 1),
      house(f(-22), f(24), 7, 7, 1, 3),
      funnel(f(-17), 9, 20),
      funnel(f(6), 9, 19),
      house(f(11), f(22), 5, 14, 1, 2),
      mast(f(-6), 17, 'lattice', 14),
      mast(f(15), 14, 'radar', 19),
      dome(f(-25), 2.6, 7),
    ]),
    helicopters(0.05, 0.38, 3, 29),
    helicopters(0.76, 0.96, 2, 29),
  ],
});

// Scenes under water and of what falls into it.

import { craft } from './aircraft';
import { depths, pen, scene, type Scene } from './backdrops';
import { diver } from './below';
import { soundings } from './charts';
import { bomb, torpedo } from './hangar';
import { at, d, disc, FOAM, INK, lighter, line, oval, path, poly, rect } from './ink';
import { paintOf } from './paints';
import { shipAfar } from './ships';
import { burst, splash } from './sky';

const mine = (x: number, y: number, size: number, bottom: number): string => {
  let horns = '';
  for (let i = 0; i < 9; i++) {
    const a = (i / 8) * Math.PI * 1.3 - Math.PI * 1.15;
    horns += line(
      [
        x + Math.cos(a) * size * 0.9,
        y + Math.sin(a) * size * 0.9,
        x + Math.cos(a) * size * 1.32,
        y + Math.sin(a) * size * 1.32,
      ],
      INK,
      size * 0.14,
      'stroke-linecap="round"',
    );
  }
  return (
    line([x, y + size, x, bottom], INK, 0.8, 'stroke-dasharray="2.2 1"') +
    rect(x - size * 0.5, bottom - 4, size, 5, '#3d444a', pen) +
    horns +
    disc(x, y, size, '#3f4a50', pen) +
    path(
      d`M${x - size * 0.7} ${y - size * 0.5}A${size * 0.9} ${size * 0.9} 0 0 1 ${x} ${y - size * 0.86}`,
      'none',
      `stroke="#9fb0b4" stroke-width="${(size * 0.13).toFixed(1)}" stroke-linecap="round"`,
    ) +
    path(
      d`M${x - size} ${y}A${size} ${size} 0 0 0 ${x + size} ${y}Q${x} ${y + size * 0.5} ${x - size} ${y}Z`,
      '#141b20',
      'opacity=".45"',
    ) +
    line([x - size, y + size * 0.1, x + size, y + size * 0.1], INK, 0.5)
  );
};

export const DEEP: Record<string, Scene> = {
  mines: (s) =>
    depths(
      s,
      () =>
        mine(46, 92, 13, 140) +
        mine(196, 98, 11, 142) +
        mine(120, 72, 19, 144) +
        mine(82, 118, 6, 142) +
        mine(160, 120, 6.5, 143) +
        shipAfar('minelayer', s.nation, s.seed, 170, 29, 70),
    ),
  'depth-charges': (s) =>
    depths(
      s,
      (r) =>
        at(20, 116, diver('submarine', { hull: '#4c5b66', upper: '#5d6c76' }, '', s.seed, false).art, 0.8) +
        shipAfar('destroyer', s.nation, s.seed, 168, 29, 84) +
        [
          [70, 60, 20],
          [112, 78, -30],
          [150, 62, 40],
        ]
          .map(([x, y, a]) =>
            at(
              x!,
              y!,
              rect(-6, -8, 12, 16, '#59656c', `rx="2" ${pen}`) +
                line([-6, -3, 6, -3], INK, 0.7) +
                line([-6, 3, 6, 3], INK, 0.7),
              1,
              a!,
            ),
          )
          .join('') +
        at(
          198,
          88,
          disc(0, 0, 17, '#e9f1ea', 'opacity=".35"') + disc(0, 0, 11, '#f7f3e8', 'opacity=".55"') + burst(r, 0, 0, 8),
        ) +
        splash(r, 88, 30, 20),
    ),
  torpedo: (s) =>
    depths(s, (r) => {
      let track = '';
      for (let i = 0; i < 22; i++)
        track += disc(
          r(-4, 44),
          88 + r(-6, 6) - i * 0.2,
          r(0.8, 3),
          'none',
          `stroke="${FOAM}" stroke-width=".6" opacity=".8"`,
        );
      return (
        track +
        at(134, 84, torpedo(0, 0, 150, '#6f7d84') + oval(-78, 0, 2, 13, '#c9a548', `opacity=".7" ${pen}`), 1, -2) +
        path('M172 30Q204 46 240 44V30Z', '#2b333a', 'opacity=".8"')
      );
    }),
  shallows: (s) =>
    depths(
      s,
      (r) =>
        at(24, 100, diver('submarine', paintOf(s.nation, r, true), '', s.seed, false).art, 1, 4) +
        [30, 200, 222].map((x) => poly([x - 14, 140, x - 6, 118, x + 4, 124, x + 16, 140], '#5f6a66', pen)).join('') +
        soundings(r, 240, 30, 12, 46, 8),
      112,
    ),
  'aerial-torpedo': (s) =>
    scene(
      s,
      100,
      (r) =>
        at(74, 34, craft('torpedo-bomber', s.nation, s.seed), 0.5, -8) +
        at(140, 74, torpedo(0, 0, 104) + (r() < 0.5 ? rect(-62, -12, 13, 24, '#c9b48a', pen) : ''), 1, 16) +
        line([84, 44, 106, 56], INK, 0.6, 'stroke-dasharray="3 3" opacity=".6"') +
        shipAfar('light-cruiser', '', s.seed, 196, 104, 70) +
        splash(r, 214, 132, 14),
    ),
  'guided-bomb': (s) =>
    scene(
      s,
      104,
      () =>
        at(52, 24, craft('level-bomber', s.nation, s.seed), 0.42, -4) +
        path('M64 30Q96 40 124 70', 'none', `stroke="${INK}" stroke-width=".7" stroke-dasharray="3 3"`) +
        at(
          134,
          66,
          poly([-8, 0, -16, -24, -6, -24, 8, 0, -6, 24, -16, 24], '#6f7d84', pen) +
            bomb(4, 0, 64, '#56636a') +
            poly([-26, 0, -38, -16, -30, -16, -18, 0, -30, 16, -38, 16], '#6f7d84', pen) +
            line([-8, -9, 26, -9], lighter('#56636a', 0.4), 1, 'opacity=".6"'),
          1.15,
          42,
        ) +
        shipAfar('battleship', '', s.seed, 186, 112, 92),
    ),
};

// Ports, airfields and strongholds.

import { craft } from './aircraft';
import { flagAt, harbourCrane, hills, lighthouse, pen, scene, type Scene, STONE, town } from './backdrops';
import { at, d, disc, FOAM, INK, line, mix, path, pick, poly, rect } from './ink';
import { flames } from './sail';
import { shipAfar } from './ships';
import { burst, muzzle, smoke, splash } from './sky';

export const PLACES: Record<string, Scene> = {
  harbour: (s) =>
    scene(
      s,
      86,
      (r) =>
        hills(r, 88, 30, mix('#8fa08a', '#c9b27c', 0.5)) +
        town(r, 4, 236, 88) +
        lighthouse(222, 92, 34) +
        rect(0, 86, 240, 8, STONE, pen) +
        harbourCrane(60, 88, 46) +
        harbourCrane(150, 88, 40, -1) +
        (s.nation ? flagAt(18, 34, s.nation, 22) + line([18, 34, 18, 88], INK, 1.2) : '') +
        shipAfar(
          s.fire ? 'battleship' : pick(r, ['heavy-cruiser', 'destroyer', 'battleship']),
          s.nation,
          s.seed,
          112,
          122,
          168,
        ) +
        (s.fire ? smoke(r, 98, 92, 58) + smoke(r, 190, 78, 40) + flames(98, 104, 16) + flames(191, 87, 12) : ''),
      128,
    ),
  airfield: (s) =>
    scene(
      s,
      66,
      (r) =>
        hills(r, 66, 20, '#9aa583') +
        rect(0, 64, 240, 86, '#b9ab78') +
        [...Array(14)]
          .map((_, i) => line([r(0, 240), 70 + i * 6, r(0, 240), 71 + i * 6], INK, 0.4, 'opacity=".25"'))
          .join('') +
        poly([98, 66, 142, 66, 232, 150, 8, 150], '#9a968b', pen) +
        line([120, 68, 120, 150], FOAM, 2.4, 'stroke-dasharray="9 8"') +
        [18, 54]
          .map(
            (x) =>
              path(d`M${x} 78V62Q${x + 15} 46 ${x + 30} 62V78Z`, '#76826e', pen) + rect(x + 6, 64, 18, 14, '#2f3a3f'),
          )
          .join('') +
        rect(186, 48, 16, 30, '#d8cfb8', pen) +
        rect(182, 38, 24, 11, '#a9c2c6', pen) +
        line([226, 78, 226, 36], INK, 1.3) +
        path('M226 36l14 3v4l-14 4z', '#c9543a', pen) +
        (s.nation ? flagAt(196, 18, s.nation, 18) : '') +
        at(66, 104, craft('fighter', s.nation, s.seed), 0.62) +
        at(170, 122, craft('fighter', s.nation, s.seed + 'b'), 0.8),
    ),
  'island-fortress': (s) =>
    scene(
      s,
      96,
      (r) => {
        const rock =
          path(
            'M16 114Q26 92 48 84Q58 62 84 58Q98 40 124 44Q150 42 162 62Q186 66 196 88Q216 94 226 114Z',
            '#9c8f74',
            pen,
          ) +
          path('M84 58Q76 84 60 112L16 114Q26 92 48 84Q58 62 84 58Z', '#5a5140', 'opacity=".4"') +
          path(
            'M124 44Q120 70 132 112H96Q106 70 98 50ZM162 62Q158 90 174 112H150Q150 84 146 50Z',
            '#5a5140',
            'opacity=".25"',
          );
        let hatch = '';
        for (let i = 0; i < 40; i++) hatch += d`M${r(40, 200)} ${r(72, 108)}l${r(-6, -2)} ${r(3, 8)}`;
        const wall =
          rect(92, 34, 60, 18, '#d8c9a5', pen) +
          Array.from({ length: 8 }, (_, i) => rect(92 + i * 8, 30, 4.6, 5, '#d8c9a5', pen)).join('') +
          rect(112, 20, 18, 16, '#cdbd96', pen) +
          [100, 118, 136].map((x) => rect(x, 41, 4, 5, INK)).join('');
        const gunAt = (x: number, y: number, way: number) =>
          path(d`M${x - 9} ${y}a9 8 0 0 1 18 0z`, '#7d7a6e', pen) +
          line([x + way * 5, y - 5, x + way * 20, y - 9], INK, 2.2);
        return (
          rock +
          path(hatch, 'none', `stroke="${INK}" stroke-width=".5" opacity=".5"`) +
          wall +
          gunAt(186, 84, 1) +
          gunAt(54, 84, -1) +
          gunAt(166, 64, 1) +
          flagAt(121, 2, s.nation, 20) +
          path('M10 114Q120 104 230 114Q120 122 10 114Z', FOAM, 'opacity=".7"') +
          (s.fire ? smoke(r, 140, 40, 40) : '')
        );
      },
      120,
    ),
  'coastal-battery': (s) =>
    scene(
      s,
      84,
      (r) =>
        shipAfar('battleship', '', s.seed, 196, 94, 60) +
        splash(r, 170, 100, 14) +
        path('M0 150V84Q30 76 60 88Q96 92 120 112Q140 126 150 150Z', '#9c8f74', pen) +
        path('M0 150V110Q60 104 100 128L112 150Z', '#5a5140', 'opacity=".35"') +
        path('M22 96Q24 58 62 56Q98 58 102 100Z', '#b3aa97', pen) +
        path('M22 96Q24 58 62 56Q44 72 44 98Z', '#6f685a', 'opacity=".5"') +
        poly([70, 70, 146, 44, 149, 52, 74, 82], '#5d6a72', pen) +
        line([72, 76, 148, 47], INK, 0.6) +
        rect(62, 66, 22, 20, '#4c565c', `rx="3" ${pen}`) +
        (s.nation ? flagAt(34, 22, s.nation, 22) + line([34, 22, 34, 66], INK, 1) : '') +
        at(148, 47, muzzle(r, 0, 0, 27), 1, -19),
    ),
  oil: (s) =>
    scene(
      s,
      92,
      (r) =>
        hills(r, 94, 26, '#b59f74') +
        rect(0, 92, 240, 58, '#a68d5f') +
        [
          [40, 110, 76],
          [92, 104, 58],
          [210, 106, 64],
        ]
          .map(
            ([x, y, h]) =>
              path(
                d`M${x! - 14} ${y!}L${x! - 3} ${y! - h!}H${x! + 3}L${x! + 14} ${y!}M${x! - 11} ${y! - h! * 0.2}L${x! + 8} ${y! - h! * 0.45}L${x! - 6} ${y! - h! * 0.7}M${x! + 11} ${y! - h! * 0.2}L${x! - 8} ${y! - h! * 0.45}L${x! + 6} ${y! - h! * 0.7}M${x! - 11} ${y! - h! * 0.2}H${x! + 11}M${x! - 8} ${y! - h! * 0.45}H${x! + 8}`,
                'none',
                `stroke="${INK}" stroke-width="1.4"`,
              ) + rect(x! - 6, y! - h! - 4, 12, 5, '#6b4a2a', pen),
          )
          .join('') +
        [
          [120, 128],
          [160, 132],
        ]
          .map(
            ([x, y]) =>
              path(d`M${x! - 20} ${y!}v-24q20 -9 40 0v24q-20 8 -40 0z`, '#c9c2ae', pen) +
              path(d`M${x! - 20} ${y!}v-24q6 -4 12 -5v33q-8 -1 -12 -4z`, INK, 'opacity=".25"'),
          )
          .join('') +
        path('M0 138H110M180 138H240', 'none', `stroke="#4a4036" stroke-width="4"`) +
        (s.nation ? flagAt(16, 16, s.nation, 22) + line([16, 16, 16, 108], INK, 1) : '') +
        smoke(r, 228, 60, 30),
    ),
  repair: (s) =>
    scene(
      s,
      80,
      (r) =>
        town(r, 0, 240, 82) +
        at(0, 10, shipAfar('destroyer', s.nation, s.seed, 122, 112, 180)) +
        poly([0, 124, 24, 124, 36, 140, 204, 140, 216, 124, 240, 124, 240, 150, 0, 150], STONE, pen) +
        [...Array(8)].map((_, i) => line([52 + i * 20, 122, 52 + i * 20, 140], '#6b4a2a', 2)).join('') +
        harbourCrane(36, 124, 88) +
        harbourCrane(206, 124, 78, -1),
    ),
  landing: (s) =>
    scene(
      s,
      78,
      (r) =>
        hills(r, 80, 26, '#93a07f', 96, 240) +
        path('M110 150Q130 104 170 92Q206 84 240 84V150Z', '#e2cd98', pen) +
        path('M104 150Q124 106 166 92', 'none', `stroke="${FOAM}" stroke-width="2.6"`) +
        shipAfar('transport', '', s.seed, 36, 86, 54) +
        shipAfar('battleship', '', s.seed + 'b', 100, 84, 60) +
        [
          [48, 106, 0.62],
          [30, 138, 1.1],
          [112, 118, 0.8],
        ]
          .map(([x, y, k]) =>
            at(
              x!,
              y!,
              path('M-34 -12H22L34 -17L30 2Q20 7 -26 7L-34 2Z', '#7f8b86', pen) +
                path('M-34 -4H31L30 2Q20 7 -26 7L-34 2Z', '#3a4440', 'opacity=".4"') +
                [-18, -10, -2, 6, 14].map((m) => disc(m, -14, 3, '#5a6048', pen)).join('') +
                rect(-33, -20, 9, 9, '#9aa49c', pen) +
                path('M-40 6q30 6 76 0', 'none', `stroke="${FOAM}" stroke-width="2"`),
              k!,
            ),
          )
          .join('') +
        [
          [186, 106],
          [206, 122],
          [166, 124],
        ]
          .map(
            ([x, y]) =>
              disc(x!, y! - 7, 2, '#5a6048', pen) +
              line([x!, y! - 5, x!, y! + 2, x! + 2, y! + 6], '#4a5040', 2.2) +
              line([x!, y! + 2, x! - 2, y! + 6], '#4a5040', 1.6) +
              line([x! - 2, y! - 2, x! + 6, y! - 5], INK, 0.9),
          )
          .join('') +
        (s.nation ? flagAt(212, 92, s.nation, 16) : '') +
        smoke(r, 202, 60, 22) +
        burst(r, 200, 66, 9),
    ),
};

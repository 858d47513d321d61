// Fighting and weather.

import { hills, pen, raid, scene, type Scene } from './backdrops';
import { bomb } from './hangar';
import { at, d, disc, group, path, pick, poly, rect } from './ink';
import { flames } from './sail';
import { ship, shipAfar } from './ships';
import { burst, muzzle, smoke, splash, view, type Weather } from './sky';

const weatherScene =
  (weather: Weather, craftName = 'destroyer'): Scene =>
  (s) => {
    return view(
      s.seed,
      240,
      150,
      s.tone,
      weather,
      (r) =>
        at(0, 0, shipAfar(craftName, s.nation, s.seed, 126, weather.gale ? 96 : 100, 150, weather.gale ? -7 : 0)) +
        (weather.gale ? splash(r, 196, 96, 17) + splash(r, 186, 100, 11) : ''),
      88,
      weather.gale ? 106 : 112,
    );
  };

export const EVENTS: Record<string, Scene> = {
  gale: weatherScene({ gale: true }),
  fog: (s) =>
    view(
      s.seed,
      240,
      150,
      s.tone,
      { fog: true },
      () => group(shipAfar('battleship', s.nation, s.seed, 126, 104, 190), 'opacity=".55"'),
      92,
      112,
    ),
  sirocco: (s) =>
    view(
      s.seed,
      240,
      150,
      s.tone,
      { sirocco: true },
      (r) =>
        hills(r, 92, 14, '#c99a5a', 0, 110) +
        [18, 30, 96]
          .map((x) =>
            path(
              d`M${x} 90q3 -14 8 -20M${x + 8} 70q-8 -4 -12 2M${x + 8} 70q8 -2 10 4M${x + 8} 70q2 -7 9 -6`,
              'none',
              `stroke="#5a4a2c" stroke-width="1.2"`,
            ),
          )
          .join('') +
        shipAfar('destroyer', s.nation, s.seed, 150, 108, 130, -4) +
        [30, 52, 74]
          .map((y, i) =>
            path(
              d`M${-10 + i * 20} ${y}q60 -16 110 0t70 -6q14 -6 8 -14q-8 -5 -11 3`,
              'none',
              `stroke="#8f5a22" stroke-width="1.3" opacity=".6"`,
            ),
          )
          .join(''),
      92,
      116,
    ),
  night: weatherScene({ night: true }, 'light-cruiser'),
  sun: (s) =>
    view(
      s.seed,
      240,
      150,
      'brass',
      {},
      () => {
        let rays = '';
        for (let i = 0; i < 24; i++)
          rays += d`M${120 + Math.cos((i * Math.PI) / 12) * 34} ${52 + Math.sin((i * Math.PI) / 12) * 34}L${120 + Math.cos((i * Math.PI) / 12) * (i % 2 ? 46 : 58)} ${52 + Math.sin((i * Math.PI) / 12) * (i % 2 ? 46 : 58)}`;
        return (
          path(rays, 'none', 'stroke="#c98d2b" stroke-width="2" stroke-linecap="round"') +
          disc(120, 52, 28, '#f2c14e', pen) +
          disc(120, 52, 28, 'none', 'stroke="#fff2c9" stroke-width="2" stroke-dasharray="3 4"') +
          path(
            'M108 46q4 -3 8 0M124 46q4 -3 8 0M120 48v8M110 62q10 8 20 0',
            'none',
            `stroke="#7a5212" stroke-width="1.4" stroke-linecap="round"`,
          )
        );
      },
      104,
    ),
  damage: (s) =>
    scene(
      s,
      92,
      (r) =>
        at(0, 0, ship('battleship', s.nation, s.seed, 124, 122, 192, 3)) +
        smoke(r, 76, 88, 84) +
        smoke(r, 150, 96, 60) +
        flames(78, 108, 22) +
        flames(152, 112, 17) +
        [
          [62, 115],
          [138, 118],
        ]
          .map(([x, y]) =>
            poly(
              [
                x!,
                y! - 5,
                x! + 4,
                y! - 1,
                x! + 8,
                y! - 4,
                x! + 6,
                y! + 3,
                x! + 9,
                y! + 7,
                x! + 1,
                y! + 5,
                x! - 4,
                y! + 8,
                x! - 3,
                y! + 1,
                x! - 7,
                y! - 3,
              ],
              '#1a1512',
            ),
          )
          .join(''),
      120,
    ),
  explosion: (s) =>
    scene(
      s,
      96,
      (r) =>
        at(0, 0, ship('heavy-cruiser', s.nation, s.seed, 118, 122, 180, -3)) +
        smoke(r, 128, 70, 70, '#3a3030') +
        smoke(r, 100, 84, 50, '#4a3a34') +
        burst(r, 122, 82, 48) +
        [...Array(12)]
          .map(() => at(122 + r(-70, 70), 80 + r(-66, 26), rect(-2, -1, r(3, 6), 2, '#2a2522'), 1, r(0, 180)))
          .join('') +
        splash(r, 52, 126, 20) +
        splash(r, 204, 128, 16),
      124,
    ),
  gunfire: (s) =>
    scene(
      s,
      92,
      (r) => {
        const kind = pick(r, ['battleship', 'heavy-cruiser', 'battleship', 'light-cruiser']);
        return (
          splash(r, 214, 96, 12) +
          splash(r, 226, 97, 9) +
          shipAfar('heavy-cruiser', '', s.seed + 'f', 206, 95, 40) +
          at(0, 0, ship(kind, s.nation, s.seed, 112, 122, 172)) +
          muzzle(r, 181, 103, 20) +
          muzzle(r, 167, 97, 13) +
          splash(r, 32, 132, 26) +
          splash(r, 66, 138, 18) +
          (s.fire ? smoke(r, 90, 96, 50) + flames(90, 106, 13) : '')
        );
      },
      126,
    ),
  splashes: (s) =>
    scene(
      s,
      90,
      (r) =>
        splash(r, 42, 104, 40) +
        splash(r, 178, 100, 46) +
        splash(r, 206, 104, 30) +
        at(0, 0, ship('light-cruiser', s.nation, s.seed, 118, 120, 166)) +
        splash(r, 74, 138, 54) +
        splash(r, 212, 138, 38) +
        splash(r, 28, 142, 26),
    ),
  'air-raid': (s) =>
    view(
      s.seed,
      240,
      150,
      s.tone,
      s.weather,
      (r) =>
        raid(r, s.nation, 'dive-bomber', 24) +
        [
          [84, 54],
          [96, 68],
          [136, 56],
          [150, 72],
          [124, 78],
        ]
          .map(([x, y]) => at(x!, y!, bomb(0, 0, 11), 1, 70))
          .join('') +
        shipAfar('transport', '', s.seed, 62, 112, 84) +
        splash(r, 128, 116, 30) +
        shipAfar('destroyer', '', s.seed + 'e', 178, 118, 96) +
        splash(r, 104, 132, 22) +
        smoke(r, 66, 90, 34) +
        flames(66, 99, 10),
      96,
      128,
    ),
};

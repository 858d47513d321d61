// The pictures of Escadre, drawn from words: no game is known here, only motifs, nations, tones and frames.

import type { Art } from '../lib/scene';
import { AIRCRAFT, craft, craftAbove } from './aircraft';
import { DIVERS, diver } from './below';
import { neatline, rose } from './charts';
import { STEEL } from './classes';
import { ensign } from './flags';
import { at, chance, disc, FOAM, group, INK, path, rect, svg, own } from './ink';
import { paintOf } from './paints';
import { flames } from './sail';
import { SAILERS } from './sailers';
import { company, depths, raid, type Subject } from './backdrops';
import { SCENES } from './scenes';
import { ship, shipAbove, shipAfar, SHIPS } from './ships';
import { smoke, splash, view, type Weather } from './sky';

export { afloat, isAfloat, UNDER_SAIL } from './afloat';
export { chart } from './charts';
export { NATIONS } from './flags';
export { icon, ICONS, frameSign } from './icons';
export { BACKS, cardBack, die } from './table';

const ALIASES: Record<string, string> = {
  storm: 'gale',
  order: 'operation',
  port: 'harbour',
  recon: 'flying-boat',
  merchant: 'transport',
  freighter: 'transport',
  frigate: 'frigate-modern',
  cruiser: 'light-cruiser',
  bomber: 'level-bomber',
  'ship-of-line': 'ship-of-line-2',
  'three-decker': 'ship-of-line-3',
  'two-decker': 'ship-of-line-2',
  'flying-fortress': 'heavy-bomber',
  codes: 'intelligence',
  fortress: 'island-fortress',
  mine: 'mines',
  lost: 'compass',
  fuel: 'oil',
};

const ENDINGS = new Set(['night', 'dusk', 'gale', 'fog', 'sirocco', 'fire', 'air', 'pair']);

export const MOTIFS: readonly string[] = [...SHIPS, 'convoy', ...AIRCRAFT, ...Object.keys(SCENES)];

const known = new Set(MOTIFS);

/** The subject and its endings: `convoy-fire-night` is a convoy, burning, by night. */
export function read(motif: string): { base: string; endings: Set<string> } {
  const words = motif.split('-');
  const endings = new Set<string>();
  for (;;) {
    const word = words.join('-');
    const base = own(ALIASES, word) ?? word;
    if (known.has(base)) return { base, endings };
    const last = words.pop();
    if (!words.length || last === undefined || !ENDINGS.has(last)) return { base: 'compass', endings: new Set() };
    endings.add(last);
  }
}

const W = 240;
const H = 150;

function afloat(base: string, s: Subject, pair: boolean): string {
  const sails = SAILERS.includes(base);
  const swell = s.weather.gale ? -3 : 0;
  return view(
    s.seed,
    W,
    H,
    s.tone,
    s.weather,
    (r) => {
      const full = STEEL[base]?.(chance(base + s.seed), s.nation).long ?? 190;
      const long = sails ? 152 : Math.min(198, full * 1.4);
      const y = sails ? 130 : DIVERS.includes(base) ? 128 : 122;
      const far = pair || s.air || s.weather.fog ? '' : sails ? '' : company(r, s.seed, 90);
      const second = pair
        ? shipAfar(base, s.nation, s.seed + 'second', sails ? 196 : 74, sails ? 106 : 99, long * 0.52)
        : '';
      const main = ship(
        base,
        s.nation,
        s.seed,
        sails ? 117 : 127,
        y + (pair ? 4 : 0),
        pair ? long * 0.94 : long,
        swell,
      );
      const patrol = craft(base.includes('modern') ? 'jet-fighter' : 'fighter', s.nation, s.seed);
      const overhead = s.air
        ? base.includes('carrier')
          ? at(196, 34, patrol, 0.34, -14) + at(150, 22, patrol, 0.28, -14) + at(214, 60, patrol, 0.24, -14)
          : raid(r, '') + splash(r, 206, 104, 24) + splash(r, 24, 138, 26)
        : '';
      const burning = s.fire
        ? smoke(r, 94, 92, 70) + smoke(r, 150, 98, 46) + flames(96, 106, 16) + flames(152, 108, 12)
        : '';
      return far + second + overhead + main + burning;
    },
    sails ? 98 : 90,
    sails ? 134 : 127,
  );
}

function dived(base: string, s: Subject): string {
  const paint = paintOf(s.nation, chance(s.seed), true);
  return depths(s, () => {
    const one = diver(base, paint, s.nation, s.seed, false);
    const k = (base === 'submarine' ? 204 : 190) / one.long;
    return at(
      120 - (one.long * k) / 2,
      base === 'submarine' ? 92 : 88,
      one.art,
      +k.toFixed(3),
      base === 'human-torpedo' ? -3 : 0,
    );
  });
}

function convoy(s: Subject): string {
  return view(
    s.seed,
    W,
    H,
    s.tone,
    s.weather,
    (r) => {
      const kinds = ['transport', 'tanker', 'transport', 'liner'];
      const one = (i: number, x: number, y: number, long: number, front = false) => {
        const kind = kinds[Math.floor(r(0, kinds.length))]!;
        return front
          ? ship(kind, s.nation, s.seed + i, x, y, long, s.weather.gale ? -3 : 0)
          : shipAfar(kind, s.nation, s.seed + i, x, y, long);
      };
      const escort = shipAfar('destroyer', s.nation, s.seed + 'escort', r(34, 48), 112, r(52, 64));
      const back =
        one(1, r(60, 80), 93, 44) + one(2, r(118, 138), 94, r(44, 52)) + (r() < 0.7 ? one(3, r(186, 204), 95, 52) : '');
      const mid = escort + one(4, r(168, 188), r(110, 115), r(76, 90));
      const main = one(5, r(90, 112), 133, r(118, 136), true);
      const burning = s.fire
        ? smoke(r, 92, 106, 76) + smoke(r, 186, 98, 42) + flames(94, 120, 15) + flames(187, 105, 10)
        : '';
      return (
        back +
        mid +
        (s.air ? raid(r, '') + splash(r, 150, 122, 26) : '') +
        main +
        burning +
        (s.air ? splash(r, 214, 140, 26) : '')
      );
    },
    88,
    139,
  );
}

function aloft(base: string, s: Subject, pair: boolean): string {
  const dive = base === 'dive-bomber';
  return view(
    s.seed,
    W,
    H,
    s.tone,
    s.weather,
    (r) => {
      const below = base.includes('torpedo')
        ? shipAfar('light-cruiser', '', s.seed, 200, 128, 60)
        : dive
          ? shipAfar('transport', '', s.seed, 196, 134, 56) + splash(r, 176, 138, 16)
          : r() < 0.5
            ? shipAfar('destroyer', '', s.seed, r(40, 200), 127, 40)
            : '';
      const second = pair ? at(60, 36, craft(base, s.nation, s.seed + 'second'), 0.55, -8) : '';
      const beam = s.weather.night ? path('M158 76L236 134L186 142Z', '#fdf0c4', 'opacity=".4"') : '';
      const wingman =
        !pair && r() < 0.3 ? at(r(30, 60), r(20, 34), craft(base, s.nation, s.seed + 'far'), 0.24, dive ? 24 : -5) : '';
      const turn = dive ? r(16, 32) : base.includes('torpedo') ? r(-4, 3) : r(-14, 2);
      return (
        below +
        wingman +
        second +
        beam +
        at(
          (dive ? 112 : 116) + r(-6, 6),
          (dive ? 62 : pair ? 76 : 68) + r(-3, 3),
          craft(base, s.nation, s.seed),
          +r(1.14, 1.28).toFixed(2),
          turn,
        )
      );
    },
    122,
  );
}

// Pictures without writing may face either way, so that two of a kind are not twins.
const UPRIGHT = new Set(['admiral', 'intelligence', 'radar', 'compass', 'operation', 'shallows', 'sun']);

function content(art: Art, seed: string): string {
  const { base } = read(art.motif);
  const drawn = facing(art, seed);
  return UPRIGHT.has(base) || chance(seed + 'side')() < 0.55
    ? drawn
    : group(drawn, `transform="matrix(-1 0 0 1 ${W} 0)"`);
}

function facing(art: Art, seed: string): string {
  const { base, endings } = read(art.motif);
  const weather: Weather = {
    night: endings.has('night'),
    dusk: endings.has('dusk'),
    gale: endings.has('gale'),
    fog: endings.has('fog'),
    sirocco: endings.has('sirocco'),
  };
  const nation = art.nation === 'none' ? '' : (art.nation ?? '');
  const s: Subject = {
    seed,
    nation,
    tone: art.tone ?? '',
    weather,
    fire: endings.has('fire'),
    air: endings.has('air'),
  };
  const pair = endings.has('pair');
  const scene = own(SCENES, base);
  if (scene) return scene(s);
  if (base === 'convoy') return convoy(s);
  if (AIRCRAFT.includes(base)) return aloft(base, s, pair);
  if (
    DIVERS.includes(base) &&
    (base === 'human-torpedo' || base === 'midget-submarine' || (!pair && chance(seed)() < 0.4))
  )
    return dived(base, s);
  return afloat(base, s, pair);
}

/** The picture of a card: a ship in profile at sea, an aircraft over it, a place, a person, an event. */
export function picture(art: Art, seed: string): string {
  return svg(W, H, content(art, seed), 'preserveAspectRatio="xMidYMid slice"');
}

/** Whether a motif has a drawing from above. */
export function isDrawnAbove(art: Art): boolean {
  const { base } = read(art.motif);
  return SHIPS.includes(base) || AIRCRAFT.includes(base) || base === 'convoy';
}

/** From above, for a small counter: as large as there is room. */
export function token(art: Art, seed: string): string {
  const { base } = read(art.motif);
  return AIRCRAFT.includes(base) ? svg(120, 56, at(60, 28, craftAbove(base, art.nation ?? '', seed), 1.5)) : plan(art, seed);
}

/** From above, bow to the right. What has no deck shows a rose. */
export function plan(art: Art, seed: string): string {
  const { base } = read(art.motif);
  const nation = art.nation ?? '';
  if (SHIPS.includes(base)) return svg(200, 60, at(100, 30, shipAbove(base, nation, seed)));
  if (AIRCRAFT.includes(base)) return svg(200, 60, at(100, 30, craftAbove(base, nation, seed)));
  if (base === 'convoy')
    return svg(
      200,
      60,
      [
        [52, 16],
        [148, 16],
        [100, 44],
      ]
        .map(([x, y], i) => at(x!, y!, shipAbove('transport', nation, seed + i), 0.44))
        .join(''),
    );
  return svg(
    200,
    60,
    at(100, 31, disc(0, 0, 27, FOAM, `stroke="${INK}" stroke-width=".8"`) + rose(25, INK, '#a8432f')),
  );
}

export const flag = (nation: string): string => svg(30, 20, ensign(nation));

/** The picture of a game in the lobby: its subject as a plate in an atlas. */
export function gameArt(key: string, art: Art): string {
  const scene = `<svg width="480" height="300" viewBox="0 0 ${W} ${H}">${content(art, key)}</svg>`;
  const corner = at(424, 60, disc(0, 0, 41, FOAM, 'opacity=".55"') + rose(38, INK, '#a8432f'));
  return svg(
    480,
    300,
    scene +
      group(corner, 'opacity=".9"') +
      rect(0, 0, 480, 300, 'none', `stroke="${FOAM}" stroke-width="26"`) +
      neatline(480, 300),
    'preserveAspectRatio="xMidYMid slice"',
  );
}

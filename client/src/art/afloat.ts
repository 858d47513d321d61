// What lies on the open sea, whole: what it is, how the wind stands to it, and what has befallen it.

import { ASHORE, workAbove } from './ashore';
import { d, FOAM, own, path } from './ink';
import { rigAbove } from './rigging';
import { broadside, burning, cableAbove, colours, pennant, shoalAbove, wakeAbove } from './seaway';
import { hullAbove, WORKS, worksOf } from './topside';

export interface Afloat {
  motif: string;
  nation: string;
  seed: string;
  /** degrees off the bow that the wind blows from, + to starboard */
  wind: number | null;
  looks: readonly string[];
  /** of the captor */
  flag?: string;
  /** beam to length */
  slim: number;
}

const SAME: Record<string, string> = {
  'ship-of-line-3': 'three-decker',
  'ship-of-line-2': 'two-decker',
  'ship-of-line': 'two-decker',
};
const kindOf = (motif: string): string => own(SAME, motif) ?? motif;

/** All motifs that stand to the wind; any other has a plan that does not. */
export const UNDER_SAIL: readonly string[] = [...Object.keys(WORKS), ...ASHORE];

export const isAfloat = (motif: string): boolean => UNDER_SAIL.includes(kindOf(motif));

const STILL = ['anchored', 'aground', 'hove-to', 'struck', 'wreck', 'grappled', 'entangled'];

/** From above, bow to the right, 100 long, the middle at 0. */
export function afloat(ship: Afloat): string {
  const motif = kindOf(ship.motif);
  const looks = new Set(ship.looks);
  const fire = looks.has('blaze') || looks.has('fire') ? burning(ship.wind, looks.has('blaze'), ship.seed) : '';
  const flown = colours(ship.wind, ship.nation, ship.flag ?? '', looks.has('struck'));
  if (ASHORE.includes(motif)) return workAbove(motif, Math.min(44, 46 * ship.slim)) + fire + flown;
  const works = worksOf(motif);
  const making = works.masts.length > 0 && !STILL.some((look) => looks.has(look));
  const { half } = works;
  return (
    (looks.has('aground') ? shoalAbove(half) : '') +
    (making ? wakeAbove(half) : path(d`M-48 0A49 ${half + 2.6} 0 0 1 44 0A49 ${half + 2.6} 0 0 1 -48 0Z`, FOAM, 'opacity=".16"')) +
    (looks.has('anchored') ? cableAbove(half) : '') +
    hullAbove(motif, ship.nation, ship.seed, looks) +
    rigAbove({ works, wind: ship.wind, looks }) +
    (looks.has('flagship') ? pennant(ship.wind, true) : looks.has('commander') ? pennant(ship.wind, false) : '') +
    (looks.has('wreck') ? '' : flown) +
    fire +
    (looks.has('smoke-port') ? broadside(-1, half, ship.seed) : '') +
    (looks.has('smoke-starboard') ? broadside(1, half, ship.seed) : '')
  );
}

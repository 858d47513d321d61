// How square sails stand to the wind. Angles in degrees; the wind's is where it blows from, off the bow, + to starboard.

export interface Trim {
  /** of the yards from square across the ship, with the bow to the right of the drawing */
  turn: number;
  /** how full the sails are: 1 is full, below 0 they are aback */
  belly: number;
  /** the wind is too far ahead to fill them */
  shiver: boolean;
}

/** A square-rigger lies no closer to the wind than this. */
const CLOSEST = 58;
/** Shrouds and stays stop the yards here. */
const SHARPEST = 54;

/** The angle between two headings, -180 to 180, + clockwise. */
export function signed(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Where the wind comes from, off the bow; both headings in tenths of a degree. */
export const offBow = (wind: number, heading: number): number => signed(heading / 10, wind / 10);

/** The sails of one mast. The weather end of a yard goes forward as the wind draws ahead; `aback` lays it the other way. */
export function trim(wind: number | null, aback = false): Trim {
  if (wind === null) return { turn: 0, belly: 0.12, shiver: true };
  const off = Math.abs(wind);
  const weather = wind < 0 ? 1 : -1;
  const sharp = Math.min(SHARPEST, (180 - off) * 0.52);
  if (aback) return { turn: -weather * Math.min(sharp, 32), belly: -0.75, shiver: false };
  if (off < CLOSEST) return { turn: weather * SHARPEST, belly: 0.1, shiver: true };
  return { turn: weather * sharp, belly: off < 100 ? 0.72 : off < 160 ? 1 : 0.88, shiver: false };
}

/** The angle that a fore-and-aft sail swings out to leeward, 0 is amidships; + is to starboard. */
export function swing(wind: number | null): number {
  if (wind === null) return 0;
  const off = Math.abs(wind);
  return (wind > 0 ? -1 : 1) * Math.min(62, Math.max(6, (off - 40) * 0.5));
}

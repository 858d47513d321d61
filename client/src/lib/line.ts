// How a fleet stands that keeps a line: who sails where, which divisions there are, and who commands.

import type { FleetPlan, Roster, RosterUnit } from './scene';

export type Plan = Required<FleetPlan>;

/** A fleet in its order; `plan` counts places in `units`. */
export interface Standing {
  units: string[];
  plan: Plan;
}

export const NO_PLAN: Plan = { divisions: [], flagship: -1, commanders: [] };

export const planOf = (plan: FleetPlan = {}): Plan => ({ ...NO_PLAN, ...plan });

const limits = (roster: Roster): [number, number] => roster.division ?? [0, 0];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The places of those that stand in the line: what stands beside it does so only as long as there is something else. */
export function lineOf(roster: Roster, units: readonly string[]): number[] {
  const aside = new Set(roster.units.filter((unit) => unit.beside).map((unit) => unit.face));
  const places = units.map((_, place) => place);
  const line = places.filter((place) => !aside.has(units[place]!));
  return line.length ? line : places;
}

/** The places of each division, then those beside the line. */
export function divided(roster: Roster, { units, plan }: Standing): { divisions: number[][]; beside: number[] } {
  const line = lineOf(roster, units);
  const beside = units.map((_, place) => place).filter((place) => !line.includes(place));
  const divisions = plan.divisions.length ? plan.divisions.map((size) => line.splice(0, size)) : [line];
  return { divisions, beside };
}

// ---- divisions

/** Into how many divisions so many can be split. */
export function splits(roster: Roster, count: number): number[] {
  const [least, most] = limits(roster);
  if (!most || !count) return [];
  const first = Math.ceil(count / most);
  const last = Math.max(first, Math.floor(count / least));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** As equal as can be, the larger ones first. */
function equally(count: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, i) => Math.floor(count / parts) + (i < count % parts ? 1 : 0));
}

/** The sizes as they were, as far as the number of units still allows. */
function sizes(roster: Roster, count: number, had: readonly number[]): number[] {
  const possible = splits(roster, count);
  if (!possible.length) return [];
  const [least, most] = limits(roster);
  const good = (some: readonly number[]) => sum(some) === count && some.every((size) => size <= most && size >= Math.min(least, count));
  const last = had.length - 1;
  const grown = had.map((size, i) => (i === last ? size + count - sum(had) : size));
  if (good(had)) return [...had];
  if (good(grown)) return grown;
  return equally(count, Math.min(Math.max(had.length, possible[0]!), possible.at(-1)!));
}

/** The same with everything settled that was left open or fits no more: sizes, flagship, one commander to a division. */
export function settled(roster: Roster, { units, plan }: Standing): Standing {
  const line = lineOf(roster, units);
  const divisions = sizes(roster, line.length, plan.divisions);
  if (!divisions.length) return { units, plan: NO_PLAN };
  const flagship = plan.flagship >= 0 && plan.flagship < units.length ? plan.flagship : line[0]!;
  const commanders = divisions.map((size) => {
    const own = line.splice(0, size);
    return own.includes(flagship) ? flagship : (plan.commanders.find((place) => own.includes(place)) ?? own[0]!);
  });
  return { units, plan: { divisions, flagship, commanders } };
}

export const divide = (roster: Roster, { units, plan }: Standing, parts: number): Standing =>
  settled(roster, { units, plan: { ...plan, divisions: equally(lineOf(roster, units).length, parts) } });

/** A division takes ships from the next one, or leaves some to it; null where one of them would be too small or large. */
export function resized(roster: Roster, { units, plan }: Standing, division: number, by: number): Standing | null {
  const [least, most] = limits(roster);
  const divisions = plan.divisions.map((size, i) => (i === division ? size + by : i === division + 1 ? size - by : size));
  if (division + 1 >= divisions.length || divisions.some((size) => size < least || size > most)) return null;
  return settled(roster, { units, plan: { ...plan, divisions } });
}

// ---- who is in it, and where

/** The fleet in a new order, given by the places of old; whoever commands goes on commanding. */
function reordered(roster: Roster, { units, plan }: Standing, order: readonly number[]): Standing {
  const now = new Map(order.map((old, place) => [old, place]));
  return settled(roster, {
    units: order.map((old) => units[old]!),
    plan: {
      divisions: plan.divisions,
      flagship: now.get(plan.flagship) ?? -1,
      commanders: plan.commanders.flatMap((old) => now.get(old) ?? []),
    },
  });
}

/** One more at the end of the line, or beside it. */
export function joined(roster: Roster, { units, plan }: Standing, unit: RosterUnit): Standing {
  const all = [...units, unit.face];
  const line = lineOf(roster, all);
  const rest = all.map((_, place) => place).filter((place) => !line.includes(place));
  return reordered(roster, { units: all, plan }, [...line, ...rest]);
}

/** One less; her division is the smaller. */
export function parted(roster: Roster, standing: Standing, place: number): Standing {
  const { units, plan } = standing;
  const { divisions } = divided(roster, standing);
  const smaller = plan.divisions.map((size, i) => size - (divisions[i]!.includes(place) ? 1 : 0));
  const order = units.map((_, i) => i).filter((i) => i !== place);
  return reordered(roster, { units, plan: { ...plan, divisions: smaller } }, order);
}

/** The place one further ahead or astern among those of the same kind, or null. */
export function neighbour(roster: Roster, units: readonly string[], place: number, by: 1 | -1): number | null {
  const line = lineOf(roster, units);
  const peers = line.includes(place) ? line : units.map((_, i) => i).filter((i) => !line.includes(i));
  return peers[peers.indexOf(place) + by] ?? null;
}

/** Two change places; the divisions keep their sizes, and whoever commands goes along with her ship. */
export function moved(roster: Roster, standing: Standing, place: number, by: 1 | -1): Standing {
  const other = neighbour(roster, standing.units, place, by);
  if (other === null) return standing;
  const order = standing.units.map((_, i) => (i === place ? other : i === other ? place : i));
  return reordered(roster, standing, order);
}

/** She carries the flag. */
export const hoisted = (roster: Roster, { units, plan }: Standing, flagship: number): Standing =>
  settled(roster, { units, plan: { ...plan, flagship } });

/** She commands her division. */
export const appointed = (roster: Roster, { units, plan }: Standing, place: number): Standing =>
  settled(roster, { units, plan: { ...plan, commanders: [place, ...plan.commanders] } });

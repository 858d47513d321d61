// Fleets built away from the table: what they cost, what they are made of, and how one is brought to a table.

import type { Fleet, Muster, NewFleet, Roster, RosterUnit, Scene, Text } from './scene';
import { piecesOf } from './table';

export const MOST_NAME = 40; // letters
const ADDS = new Set(['strip', 'boxes']); // where a face prints the values that one plays by

/** A fleet in the making. `id` is that of the kept one that it was begun from, or empty. */
export interface Draft {
  id: string;
  name: string;
  group: string;
  budget: number;
  units: string[];
}

export interface Shelf {
  frame: string; // of the pictures: surface, sub, air …
  units: RosterUnit[];
}

export interface Sum {
  what: Text;
  icon: string;
  total: number;
}

// ---- what there is

/** The units of a group by the sign in their frames, each shelf with the dearest first; the larger shelf comes first. */
export function shelves(roster: Roster, group: string): Shelf[] {
  const found = new Map<string, RosterUnit[]>();
  for (const unit of roster.units.filter((one) => one.group === group)) {
    const frame = roster.faces[unit.face]?.art.frame ?? '';
    found.set(frame, [...(found.get(frame) ?? []), unit]);
  }
  return [...found]
    .map(([frame, units]) => ({ frame, units: units.sort((a, b) => b.cost - a.cost || a.face.localeCompare(b.face)) }))
    .sort((a, b) => b.units.length - a.units.length);
}

export const unitOf = (roster: Roster, face: string): RosterUnit | undefined => roster.units.find((one) => one.face === face);

export const countOf = (units: readonly string[], face: string): number => units.filter((one) => one === face).length;

// ---- arithmetic

export function costOf(roster: Roster, units: readonly string[]): number {
  const costs = new Map(roster.units.map((unit) => [unit.face, unit.cost]));
  return units.reduce((sum, face) => sum + (costs.get(face) ?? 0), 0);
}

/** What plain numbers on the faces come to, such as hull; the cost is said elsewhere. */
export function sums(roster: Roster, units: readonly string[]): Sum[] {
  const found = new Map<string, Sum>();
  for (const face of units) {
    for (const fact of roster.faces[face]?.facts ?? []) {
      if (typeof fact.value !== 'number' || !ADDS.has(fact.spot ?? '')) continue;
      const had = found.get(fact.what.id) ?? { what: fact.what, icon: fact.icon ?? '', total: 0 };
      found.set(fact.what.id, { ...had, total: had.total + fact.value });
    }
  }
  return [...found.values()];
}

/** One more, as long as there is one; of what there is only one, a second click takes it away. */
export function pick(units: readonly string[], unit: RosterUnit): string[] {
  const most = unit.most ?? 1;
  if (countOf(units, unit.face) < most) return [...units, unit.face];
  return most === 1 ? without(units, unit.face) : [...units];
}

/** One less. */
export function without(units: readonly string[], face: string): string[] {
  const at = units.lastIndexOf(face);
  return units.filter((_, i) => i !== at);
}

/** Each unit once with how many there are, in the order of the roster. */
export function listed(roster: Roster, units: readonly string[]): { unit: RosterUnit; count: number }[] {
  return roster.units
    .map((unit) => ({ unit, count: countOf(units, unit.face) }))
    .filter((one) => one.count > 0);
}

export const emptyDraft = (roster: Roster, group = roster.groups[0]?.key ?? ''): Draft => ({
  id: '', name: '', group, budget: roster.budgets[0] ?? 0, units: [],
});

export const draftOf = ({ id, name, group, budget, units }: Fleet): Draft => ({ id, name, group, budget, units: [...units] });

export const toKeep = (game: string, { name, group, budget, units }: Draft): NewFleet => ({ game, group, budget, name: name.trim(), units });

// ---- files

const FORMAT = 1;

/** A fleet as a small file. */
export function fleetFile(game: string, draft: Draft): string {
  return `${JSON.stringify({ escadre_fleet: FORMAT, ...toKeep(game, draft) }, null, 1)}\n`;
}

/** The fleet in a file; null where it is none for this game, or the roster does not have what it asks for. */
export function readFleet(text: string, game: string, roster: Roster): Draft | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const { escadre_fleet, game: whose, name, group, budget, units } = (read ?? {}) as Record<string, unknown>;
  if (escadre_fleet !== FORMAT || whose !== game || !Array.isArray(units) || typeof name !== 'string') return null;
  if (!roster.groups.some((one) => one.key === group)) return null;
  const most = new Map(roster.units.filter((unit) => unit.group === group).map((unit) => [unit.face, unit.most ?? 1]));
  if (units.some((face) => countOf(units, face) > (most.get(face) ?? 0))) return null;
  const known = roster.budgets.includes(budget as number) ? (budget as number) : (roster.budgets[0] ?? 0);
  return { id: '', name: name.slice(0, MOST_NAME), group: group as string, budget: known, units };
}

// ---- at the table

/** Whether a kept fleet can be chosen now. */
export function fits(fleet: Fleet, muster: Muster): boolean {
  return fleet.group === muster.group && fleet.cost <= muster.budget && fleet.units.length > 0;
}

type Step = { kind: 'undo'; seat: number; seen: number } | { kind: 'act'; seat: number; seen: number; verb: string; arg: number };

/** The next order on the way to a fleet: what else is chosen is taken back, then its units are chosen; null at the end. */
export function towards(scene: Scene, units: readonly string[]): Step | null {
  const { muster } = scene.picture;
  if (!muster || scene.seat === undefined) return null;
  const at = { seat: scene.seat, seen: scene.act };
  const chosen = muster.chosen ?? [];
  if (chosen.some((face) => countOf(chosen, face) > countOf(units, face))) return scene.undo === 'free' ? { kind: 'undo', ...at } : null;
  const pieces = piecesOf(scene);
  for (const choice of scene.choices ?? []) {
    const face = pieces.get(choice.touch?.piece ?? '')?.piece.face ?? '';
    if (choice.verb === muster.verb && countOf(chosen, face) < countOf(units, face))
      return { kind: 'act', ...at, verb: choice.verb, arg: choice.arg };
  }
  return null;
}

// Fleets built away from the table: what they cost, what they are made of, and how one is brought to a table.

import { joined, NO_PLAN, parted, planOf, settled } from './line';
import type { Standing } from './line';
import type { Choice, Fleet, FleetDraft, Muster, NewFleet, Roster, RosterPreset, RosterUnit, Scene, Text } from './scene';
import { piecesOf } from './table';

export const MOST_NAME = 40; // letters
const ADDS = new Set(['strip', 'boxes']); // where a face prints the values that one plays by

/** A fleet in the making. `id` is that of the kept one that it was begun from, or empty. */
export interface Draft extends Standing {
  id: string;
  name: string;
  group: string;
  budget: number;
}

export interface Shelf {
  frame: string; // of the pictures: surface, sub, air …
  title?: Text | undefined; // where the roster has one
  units: RosterUnit[];
}

export interface Sum {
  what: Text;
  icon: string;
  total: number;
}

/** A share that is advised, and what the fleet has. */
export interface Share {
  label: Text;
  wanted: number; // per cent
  own: number; // per cent
  count: number;
}

// ---- what there is

/** The units of a group as the roster sorts them; where it does not, by the sign in their frames, the larger shelf
 *  first. The dearest first on each. */
export function shelves(roster: Roster, group: string): Shelf[] {
  const found = new Map<string, Shelf>();
  for (const unit of roster.units.filter((one) => one.group === group)) {
    const frame = roster.faces[unit.face]?.art.frame ?? '';
    const key = unit.shelf ? JSON.stringify(unit.shelf) : frame;
    const shelf = found.get(key) ?? { frame, title: unit.shelf, units: [] };
    found.set(key, { ...shelf, units: [...shelf.units, unit] });
  }
  return [...found.values()]
    .map((shelf) => ({ ...shelf, units: shelf.units.sort((a, b) => b.cost - a.cost || a.face.localeCompare(b.face)) }))
    .sort((a, b) => (a.title ? 0 : b.units.length - a.units.length));
}

export const unitOf = (roster: Roster, face: string): RosterUnit | undefined => roster.units.find((one) => one.face === face);

export const countOf = (units: readonly string[], face: string): number => units.filter((one) => one === face).length;

// ---- arithmetic

export function costOf(roster: Roster, units: readonly string[]): number {
  const costs = new Map(roster.units.map((unit) => [unit.face, unit.cost]));
  return units.reduce((sum, face) => sum + (costs.get(face) ?? 0), 0);
}

/** What must be spent of a budget. */
export const leastOf = (roster: Roster, budget: number): number => Math.ceil((budget * (roster.least ?? 0)) / 100);

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
export function pick<D extends Standing>(roster: Roster, draft: D, unit: RosterUnit): D {
  const most = unit.most ?? 1;
  if (countOf(draft.units, unit.face) < most) return { ...draft, ...joined(roster, draft, unit) };
  return most === 1 ? without(roster, draft, unit.face) : draft;
}

/** One less, the last of its kind. */
export function without<D extends Standing>(roster: Roster, draft: D, face: string): D {
  const at = draft.units.lastIndexOf(face);
  return at < 0 ? draft : { ...draft, ...parted(roster, draft, at) };
}

/** Each unit once with how many there are, in the order of the roster. */
export function listed(roster: Roster, units: readonly string[]): { unit: RosterUnit; count: number }[] {
  return roster.units
    .map((unit) => ({ unit, count: countOf(units, unit.face) }))
    .filter((one) => one.count > 0);
}

/** What each unit would be called: as in the preset that it is, or in the order of the names that its kind has. */
export function namesOf(roster: Roster, group: string, units: readonly string[]): string[] {
  const preset = roster.groups.find((one) => one.key === group)?.presets?.find((one) => one.units.join() === units.join());
  if (preset?.names) return preset.names;
  return units.map((face, place) => unitOf(roster, face)?.names?.[countOf(units.slice(0, place), face)] ?? '');
}

/** The advice for a group, beside what the fleet has of it. */
export function shares(roster: Roster, group: string, units: readonly string[]): Share[] {
  const advice = roster.groups.find((one) => one.key === group)?.advice ?? [];
  const counts = advice.map(({ faces }) => units.filter((face) => faces.includes(face)).length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return advice.map(({ label, share }, i) => ({ label, wanted: share, count: counts[i]!, own: all ? Math.round((100 * counts[i]!) / all) : 0 }));
}

export const emptyDraft = (roster: Roster, group = roster.groups[0]?.key ?? ''): Draft => ({
  id: '', name: '', group, budget: roster.budgets[0] ?? 0, units: [], plan: NO_PLAN,
});

export const presetDraft = (roster: Roster, group: string, { units, budget }: RosterPreset): Draft => ({
  ...emptyDraft(roster, group), budget, ...settled(roster, { units: [...units], plan: NO_PLAN }),
});

export const draftOf = (roster: Roster, { id, name, group, budget, units, plan }: Fleet): Draft => ({
  id, name, group, budget, ...settled(roster, { units: [...units], plan: planOf(plan) }),
});

/** What a game is asked about. */
export const toJudge = (game: string, { group, budget, units, plan }: Draft): FleetDraft =>
  plan.divisions.length ? { game, group, budget, units, plan } : { game, group, budget, units };

export const toKeep = (game: string, draft: Draft): NewFleet => ({ ...toJudge(game, draft), name: draft.name.trim() });

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
  const { escadre_fleet, game: whose, name, group, budget, units, plan } = (read ?? {}) as Record<string, unknown>;
  if (escadre_fleet !== FORMAT || whose !== game || !Array.isArray(units) || typeof name !== 'string') return null;
  if (!roster.groups.some((one) => one.key === group)) return null;
  const most = new Map(roster.units.filter((unit) => unit.group === group).map((unit) => [unit.face, unit.most ?? 1]));
  if (units.some((face) => countOf(units, face) > (most.get(face) ?? 0))) return null;
  const known = roster.budgets.includes(budget as number) ? (budget as number) : (roster.budgets[0] ?? 0);
  const stands = settled(roster, { units, plan: readPlan(plan) });
  return { id: '', name: name.slice(0, MOST_NAME), group: group as string, budget: known, ...stands };
}

const begun = (game: string) => `escadre.fleet.${game}`;

/** Keeps a fleet in the making in this browser, so that a reload does not lose it. */
export function holdDraft(game: string, draft: Draft): void {
  try {
    if (draft.units.length || draft.id) localStorage.setItem(begun(game), JSON.stringify({ id: draft.id, file: fleetFile(game, draft) }));
    else localStorage.removeItem(begun(game));
  } catch {
    // a browser that keeps nothing
  }
}

/** The fleet that was in the making; null if there is none. It still belongs to a kept one as long as that is there. */
export function heldDraft(game: string, roster: Roster, kept: readonly Fleet[]): Draft | null {
  try {
    const { id, file } = JSON.parse(localStorage.getItem(begun(game)) ?? '{}') as { id?: unknown; file?: unknown };
    const draft = readFleet(String(file), game, roster);
    return draft && { ...draft, id: kept.find((fleet) => fleet.id === id)?.id ?? '' };
  } catch {
    return null;
  }
}

/** What of a plan can be read; what it lacks is settled anew. */
function readPlan(read: unknown): Standing['plan'] {
  const { divisions, flagship, commanders } = (read ?? {}) as Record<string, unknown>;
  const numbers = (some: unknown): number[] => (Array.isArray(some) ? some.filter((one) => Number.isInteger(one)) : []);
  return { divisions: numbers(divisions), flagship: Number.isInteger(flagship) ? (flagship as number) : -1, commanders: numbers(commanders) };
}

// ---- at the table

/** What it costs there. */
export function costAt(fleet: Fleet, { costs }: Muster): number {
  return costs ? fleet.units.reduce((sum, face) => sum + (costs[face] ?? 0), 0) : fleet.cost;
}

/** Whether a kept fleet can be chosen now; when units are chosen, whether it is this one and says how it stands. */
export function fits(fleet: Fleet, muster: Muster): boolean {
  if (fleet.group !== muster.group || !fleet.units.length) return false;
  if (settles(muster)) return isChosen(fleet, muster) && !!fleet.plan.divisions?.length;
  const cost = costAt(fleet, muster);
  return cost <= muster.budget && cost >= (muster.least ?? 0);
}

/** The units are chosen: what is asked now is how they stand. */
export const settles = (muster: Muster): boolean => (muster.asks ?? 'unit') !== 'unit';

/** The fleet is the one that is chosen. */
export function isChosen(fleet: Fleet, { chosen = [], ordered }: Muster): boolean {
  const key = (units: readonly string[]) => (ordered ? [...units] : [...units].sort()).join();
  return key(fleet.units) === key(chosen);
}

type Step = { kind: 'undo'; seat: number; seen: number } | { kind: 'act'; seat: number; seen: number; verb: string; arg: number };

/** The next order on the way to a fleet: what else is chosen is taken back, then its units are chosen, then it is asked
 *  how they stand; null at the end, or where the way is barred. */
export function towards(scene: Scene, { units, plan }: Pick<Fleet, 'units' | 'plan'>): Step | null {
  const { muster } = scene.picture;
  if (!muster || scene.seat === undefined) return null;
  const at = { seat: scene.seat, seen: scene.act };
  const chosen = muster.chosen ?? [];
  const astray = muster.ordered ? chosen.some((face, i) => face !== units[i]) : chosen.some((face) => countOf(chosen, face) > countOf(units, face));
  if (settles(muster) && (astray || chosen.length !== units.length)) return null;
  if (astray) return scene.undo === 'free' ? { kind: 'undo', ...at } : null;
  const pieces = piecesOf(scene);
  const leads = (choice: Choice): boolean => {
    const piece = choice.touch?.piece ?? '';
    const unit = (place: number | undefined) => piece !== '' && piece === muster.pieces?.[place ?? -1];
    if (muster.asks === 'division') return choice.arg === plan.divisions?.[muster.division ?? 0];
    if (muster.asks === 'flagship') return unit(plan.flagship);
    if (muster.asks === 'commander') return unit(plan.commanders?.[muster.division ?? 0]);
    const face = pieces.get(piece)?.piece.face ?? '';
    return muster.ordered ? face === units[chosen.length] : countOf(chosen, face) < countOf(units, face);
  };
  const next = (scene.choices ?? []).find((choice) => choice.verb === muster.verb && leads(choice));
  return next ? { kind: 'act', ...at, verb: next.verb, arg: next.arg } : null;
}

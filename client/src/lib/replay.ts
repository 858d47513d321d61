// A match looked back upon. Pure functions over the scenes of one viewer, which are numbered by his moments, from 1 on.

import type { Scene, SeatLuck, TableInfo } from './scene';
import { zonesOf } from './table';

export const BATCH = 50; // what the server gives at once
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The scenes of a viewer as far as they are here: that of moment 1 is the first. */
export type Reel = readonly (Scene | undefined)[];

/** Where something happened that one may want to jump to. */
export interface Mark {
  moment: number;
  /** the table turned to something else: the next Operation, or the next turn */
  chapter: boolean;
  /** the seats whose score changed */
  scored: number[];
}

// ---- fetching

/** The number of the batch in which a moment lies. */
export const batchOf = (moment: number): number => Math.floor((Math.max(1, moment) - 1) / BATCH);

/** The batch to fetch next: what will be watched before what was, the near before the far; null when all are here. */
export function nextBatch(moment: number, moments: number, here: ReadonlySet<number>): number | null {
  const last = batchOf(Math.max(1, moments));
  const now = batchOf(moment);
  for (let batch = now; batch <= last; batch++) if (!here.has(batch)) return batch;
  for (let batch = now - 1; batch >= 0; batch--) if (!here.has(batch)) return batch;
  return null;
}

/** A reel with more scenes in it. */
export function splice(reel: Reel, moments: number, scenes: readonly Scene[]): Reel {
  const made = Array.from({ length: moments }, (_, i) => reel[i]);
  for (const scene of scenes) if (scene.act >= 1 && scene.act <= moments) made[scene.act - 1] = scene;
  return made;
}

// ---- moments

export function clampMoment(wish: number, moments: number): number {
  if (!Number.isFinite(wish)) return Math.min(1, moments);
  return Math.max(Math.min(1, moments), Math.min(moments, Math.round(wish)));
}

/** A number of an address, or null where it is none. */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The address of a position. */
export function addressOf(id: string, seat: number | null, moment: number, tab = ''): string {
  const pairs = new URLSearchParams();
  if (seat !== null) pairs.set('seat', String(seat));
  if (moment > 0) pairs.set('moment', String(moment));
  if (tab) pairs.set('tab', tab);
  return `/replay/${encodeURIComponent(id)}${pairs.size ? `?${pairs}` : ''}`;
}

/** The seats whose eyes one may borrow: all once the match is over, before that only one's own. */
export function seatsToSee(info: TableInfo): number[] {
  return info.seats.filter((seat) => info.status === 'over' || seat.mine).map((seat) => seat.seat);
}

/** The table as the boards of the past show it: nobody thinks, nobody is away, no clock runs, no seat is to be taken. */
export function asPast(info: TableInfo): TableInfo {
  const seats = info.seats.map(({ seat, kind, name, level }) => ({ seat, kind, name, here: true, ...(level ? { level } : {}) }));
  return { ...info, seats };
}

// ---- marks

const stage = (scene: Scene): string =>
  zonesOf(scene)
    .filter((zone) => zone.kind === 'stage' && (zone.owner ?? null) === null)
    .flatMap((zone) => (zone.pieces ?? []).map((piece) => piece.id))
    .join(' ');

/** Where the table turned to something else or somebody scored, as far as the scenes are here. */
export function marksOf(reel: Reel): Mark[] {
  const staged = reel.some((scene) => scene && stage(scene) !== '');
  const topic = (scene: Scene) => (staged ? stage(scene) : scene.turn.join(' '));
  const found: Mark[] = [];
  for (let i = 1; i < reel.length; i++) {
    const [before, now] = [reel[i - 1], reel[i]];
    if (!before || !now) continue;
    const chapter = topic(now) !== topic(before) && topic(now) !== '';
    const old = new Map(before.picture.seats.map((seat) => [seat.seat, seat.score ?? 0]));
    const scored = now.picture.seats.filter((seat) => (seat.score ?? 0) !== (old.get(seat.seat) ?? 0)).map((seat) => seat.seat);
    if (chapter || scored.length) found.push({ moment: i + 1, chapter, scored });
  }
  return found;
}

/** The next mark in a direction, else the end. */
export function toMark(marks: readonly Mark[], moment: number, way: 1 | -1, moments: number): number {
  if (way > 0) return marks.find((mark) => mark.moment > moment)?.moment ?? moments;
  return marks.findLast((mark) => mark.moment < moment)?.moment ?? Math.min(1, moments);
}

/** The faces of what the table is about. */
export function topicOf(scene: Scene | undefined): string[] {
  const pieces = scene ? zonesOf(scene).filter((zone) => zone.kind === 'stage').flatMap((zone) => zone.pieces ?? []) : [];
  return pieces.flatMap((piece) => (piece.face ? [piece.face] : []));
}

// ---- watching

/** How long a moment stays while the replay plays by itself, in milliseconds. */
export function hold(scene: Scene, speed: number): number {
  const lines = scene.log?.length ?? 0;
  const dice = scene.log?.filter((line) => line.roll).length ?? 0;
  const wish = 650 + 320 * Math.min(5, lines) + (dice ? 900 : 0) + (scene.outcome ? 1500 : 0);
  return Math.round(wish / speed);
}

// ---- one moment, many viewers: each has numbers of his own, for what he could notice

/** For each moment of a viewer, how many a spectator has seen by then; null where the two do not fit together.

What a spectator notices, everybody does; between that lie the viewer's own quiet choices. */
export function openCounts(reel: Reel, watcher: Reel): number[] | null {
  let count = 0;
  const counts = reel.map((scene) => {
    const next = watcher[count];
    if (scene && next && holds(scene, next)) count += 1;
    return count;
  });
  return count === watcher.length ? counts : null;
}

function holds(scene: Scene, open: Scene): boolean {
  const lines = new Set((scene.log ?? []).map((line) => JSON.stringify(line.text)));
  return (open.log ?? []).every((line) => lines.has(JSON.stringify(line.text)));
}

/** The moment of another viewer at which the table stood where this one is; `watcher` is what a spectator saw. */
export function sameMoment(moment: number, from: Reel, to: Reel, watcher: Reel): number {
  const [ours, theirs] = [openCounts(from, watcher), openCounts(to, watcher)];
  const count = ours?.[moment - 1];
  const found = count === undefined ? -1 : (theirs?.indexOf(count) ?? -1);
  return clampMoment(found >= 0 ? found + 1 : (moment / Math.max(1, from.length)) * to.length, to.length);
}

// ---- luck

export type LuckWord = 'usual' | 'some' | 'rare';

/** How far the dice were from what they promise, and how seldom that is. Dice of one kind are taken for granted. */
export function luckOf({ dice, gave, promised }: SeatLuck): { by: number; word: LuckWord } {
  const by = gave - promised;
  if (dice <= 0) return { by: 0, word: 'usual' };
  const sides = (2 * promised) / dice - 1;
  const spread = Math.sqrt((dice * (sides * sides - 1)) / 12);
  const off = spread > 0 ? Math.abs(by) / spread : 0;
  return { by, word: off >= 1.96 ? 'rare' : off >= 1 ? 'some' : 'usual' };
}

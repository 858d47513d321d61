// Pure functions over what the server sent: no DOM, no state, no game. The components only draw what these find.

import type {
  Board,
  Cards,
  Chance,
  Choice,
  NewTable,
  Outcome,
  Piece,
  Refusal,
  Scene,
  SeatInfo,
  SeatPlan,
  SeatStatus,
  TableInfo,
  Text,
  Verdict,
  Zone,
} from './scene';

/** A piece and where it lies; `zone` is a zone of a card table or sheet, or else the board itself. */
export interface Placed {
  piece: Piece;
  zone: string;
  kind: string;
  owner: number | null;
}

/** What a click on a piece leads to: an act, a question which, or why it cannot be. */
export type Click =
  { kind: 'act'; choice: Choice } | { kind: 'ask'; choices: Choice[]; barred: Refusal[] } | { kind: 'none' };

/** How a piece got from one scene to the next. A side that nobody saw is the hidden zone it must have been, or ''. */
export interface Move {
  id: string;
  piece: Piece;
  from: string;
  to: string;
  /** moved: seen in both; came: seen only now; left: seen only before */
  kind: 'moved' | 'came' | 'left';
}

export interface ChoiceGroup {
  verb: string;
  choices: Choice[];
}

/** What belongs to one seat on a card table. */
export interface SeatZones {
  seat: number;
  hand: Zone | null;
  /** other cards that are held apart from the hand */
  apart: Zone[];
  /** rows that stand before the seat, the nearest to the middle first; those without a rank at the end */
  rows: Zone[];
  tricks: Zone[];
  piles: Zone[];
  /** spread out to choose from */
  market: Zone[];
}

export interface Standing {
  seat: number;
  rank: number;
  score: number;
}

// ---- what lies where

export function zonesOfBoard(board: Board): readonly Zone[] {
  return board.type === 'cards' || board.type === 'sheet' ? (board.zones ?? []) : [];
}

export function zonesOf(scene: Scene): Zone[] {
  return scene.picture.boards.flatMap((board) => [...zonesOfBoard(board)]);
}

export function piecesOf(scene: Scene): Map<string, Placed> {
  const found = new Map<string, Placed>();
  for (const board of scene.picture.boards) {
    for (const zone of zonesOfBoard(board))
      for (const piece of zone.pieces ?? [])
        found.set(piece.id, { piece, zone: zone.id, kind: zone.kind, owner: zone.owner ?? piece.owner ?? null });
    const lying = board.type === 'hexes' || board.type === 'sea' ? (board.pieces ?? []) : board.type === 'timeline' ? board.cells.flatMap((cell) => cell.pieces ?? []) : [];
    for (const piece of lying)
      found.set(piece.id, { piece, zone: board.id, kind: board.type, owner: piece.owner ?? null });
  }
  return found;
}

/** The seats clockwise, the viewer first. */
export function seatsFrom(viewer: number | null | undefined, count: number): number[] {
  const first = viewer ?? 0;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

/** The zones of a card table by seat, clockwise from the viewer, and those that belong to nobody. */
export function layOut(zones: readonly Zone[], viewer: number | null | undefined, count: number) {
  const seats = seatsFrom(viewer, count).map((seat): SeatZones => {
    const own = zones.filter((zone) => zone.owner === seat);
    const [hand = null, ...apart] = own.filter((zone) => zone.kind === 'hand');
    return {
      seat,
      hand,
      apart: apart.filter((zone) => zone.count > 0),
      rows: own.filter((zone) => zone.kind === 'row' || zone.kind === 'stage'),
      tricks: own.filter((zone) => zone.kind === 'tricks'),
      piles: own.filter((zone) => zone.kind === 'pile' || zone.kind === 'discard'),
      market: own.filter((zone) => zone.kind === 'market'),
    };
  });
  const common = zones.filter((zone) => zone.owner === undefined || zone.owner === null);
  return {
    seats,
    stage: common.filter((zone) => zone.kind === 'stage'),
    rows: common.filter((zone) => ['row', 'hand', 'tricks', 'market'].includes(zone.kind)),
    piles: common.filter((zone) => zone.kind === 'pile'),
    discards: common.filter((zone) => zone.kind === 'discard'),
  };
}

/** Whether the seats of a card table stand in ranks that face each other. */
export const isRanked = (zones: readonly Zone[]): boolean => zones.some((zone) => zone.rank);

/** How many pieces each rank of a seat shows, and how many stand beside; what lies on another needs no place. */
export function extent(zones: SeatZones): { ranks: number[]; beside: number } {
  const shown = (zone: Zone): number => (zone.pieces ? stacks(zone.pieces).length : zone.count);
  return {
    ranks: zones.rows.filter((zone) => zone.rank && zone.count).map(shown),
    beside: zones.rows.filter((zone) => !zone.rank).reduce((sum, zone) => sum + shown(zone), 0),
  };
}

/** How a seat stands: pieces of this width, so many in a line at most, and where those without a rank are. */
export interface Stand {
  width: number;
  each: number;
  lines: number;
  /** in a column beside all ranks; else beside the rank of this number, of those that are shown; else in a line */
  close: boolean;
  home: number;
}

/**
 * The ranks of a seat in lines of some room, with pieces no wider than wished. A rank that is too long for pieces of
 * the least width goes on in the next line; nothing overlaps. Of the places for what has no rank, the lowest wins.
 */
export function standIn(size: ReturnType<typeof extent>, room: number, wish: number, least: number, gap: number): Stand {
  const longest = Math.max(1, ...size.ranks);
  const laid = (column: number, box: number): Stand => {
    const space = room - box * 3 * gap;
    const most = Math.max(1, Math.floor(space / (least + gap)) - column);
    const per = Math.ceil(longest / Math.ceil(longest / most));
    const width = Math.min(wish, space / (per + column) - gap);
    const each = Math.max(1, Math.floor(space / (width + gap) + 0.01) - column);
    const lines = size.ranks.reduce((sum, count) => sum + Math.ceil(count / each), 0);
    const home = box && !column ? size.ranks.findIndex((count) => count + size.beside <= each) : -1;
    const more = home < 0 && !column ? Math.ceil(size.beside / each) : 0;
    return { width, each, lines: Math.max(1, column && size.beside, lines + more), close: column > 0, home };
  };
  if (!size.beside) return laid(0, 0);
  const ways = [laid(1, 1), laid(0, 1), laid(0, 0)].filter((one) => one.width >= Math.min(wish, least) - 0.01);
  const low = ({ lines, width }: Stand): number => lines * (width + 3 * gap);
  return ways.reduce((best, one) => (low(one) < low(best) ? one : best), ways[0] ?? laid(0, 0));
}

/** Pieces with those that lie on them, in order; a piece that lies on one of another zone stands for itself. */
export function stacks(pieces: readonly Piece[]): { base: Piece; on: Piece[] }[] {
  const here = new Map(pieces.map((piece) => [piece.id, piece]));
  const root = (piece: Piece): Piece => {
    const seen = new Set<string>();
    let at = piece;
    while (at.on && !seen.has(at.id)) {
      const under = here.get(at.on);
      if (!under) break;
      seen.add(at.id);
      at = under;
    }
    return at;
  };
  const found = new Map<string, { base: Piece; on: Piece[] }>();
  for (const piece of pieces) if (root(piece).id === piece.id) found.set(piece.id, { base: piece, on: [] });
  for (const piece of pieces) {
    const base = root(piece);
    if (base.id === piece.id) continue;
    const stack = found.get(base.id);
    if (stack) stack.on.push(piece);
    else found.set(piece.id, { base: piece, on: [] }); // pieces that lie on each other in a ring: never, but never lost
  }
  return [...found.values()];
}

// ---- what can be done

export const choiceKey = (choice: { verb: string; arg: number }): string => `${choice.verb}:${choice.arg}`;

export function groupChoices(choices: readonly Choice[] = []): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.verb);
    if (group) group.push(choice);
    else groups.set(choice.verb, [choice]);
  }
  return [...groups].map(([verb, list]) => ({ verb, choices: list }));
}

function byPiece<T>(items: readonly T[], piece: (item: T) => string | undefined): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const id = piece(item);
    if (!id) continue;
    const list = found.get(id);
    if (list) list.push(item);
    else found.set(id, [item]);
  }
  return found;
}

export function choicesByPiece(choices: readonly Choice[]): Map<string, Choice[]> {
  return byPiece(choices, (choice) => choice.touch?.piece);
}

export function barredByPiece(scene: Scene): Map<string, Refusal[]> {
  return byPiece(scene.barred ?? [], (refusal) => refusal.piece);
}

/** Refusals by the rule that forbids them: one rule often forbids many things. */
export function groupBarred(barred: readonly Refusal[] = []): { rule: string; barred: Refusal[] }[] {
  return [...byPiece(barred, (refusal) => refusal.rule)].map(([rule, list]) => ({ rule, barred: list }));
}

/**
 * One choice acts at once, unless it is final or something else in reach of the piece is barred: then one is asked.
 * What stands aside is only asked for, but does not keep the one that does not from being done.
 */
export function click(choices: readonly Choice[] = [], barred: readonly Refusal[] = [], only = false): Click {
  const [first, ...others] = choices.filter((choice) => !choice.touch?.aside);
  if (first && !others.length && barred.length === 0 && !(first.touch?.final && !only))
    return { kind: 'act', choice: first };
  if (choices.length || barred.length) return { kind: 'ask', choices: [...choices], barred: [...barred] };
  return { kind: 'none' };
}

/** Whether a piece is barred from something that is offered for others now: it stands out less than they do. */
export function partly(choices: readonly Choice[], barred: readonly Refusal[], all: readonly Choice[]): boolean {
  return choices.length > 0 && barred.some((refusal) => all.some((choice) => choice.verb === refusal.verb));
}

/** A final choice asks once more, unless there is nothing else to do. */
export function asksTwice(choice: Choice, choices: readonly Choice[] = []): boolean {
  return Boolean(choice.touch?.final) && choices.length > 1;
}

/** The one choice there is, if it may be taken without asking. */
export function autoChoice(scene: Scene): Choice | null {
  const choices = scene.choices ?? [];
  const [only] = choices;
  return choices.length === 1 && only && !only.touch?.final && !scene.outcome ? only : null;
}

/** The one piece that one can go on with, when there are no chances to weigh and no regrets. */
export function onlyStep(scene: Scene): Choice | null {
  const only = autoChoice(scene);
  return only?.touch?.piece && !only.odds?.length && standpoint(scene) === 'turn' ? only : null;
}

/** Where the ghost of a choice is drawn: the piece, and the zone or piece that it would go to. */
export function ghostOf(scene: Scene, choice: Choice | null): { piece: Piece; zone: string; on: string } | null {
  const to = choice?.touch?.to;
  if (!choice || !to || !choice.touch?.piece) return null;
  const pieces = piecesOf(scene);
  const piece = pieces.get(choice.touch.piece)?.piece;
  if (!piece) return null;
  const target = pieces.get(to);
  return target ? { piece, zone: target.zone, on: to } : { piece, zone: to, on: '' };
}

/** What lights up, by piece or zone, with its tone: what the choice that is pointed at reaches, or the piece. */
export function litBy(choices: readonly Choice[], piece: Piece | null): Map<string, string> {
  const lit = new Map<string, string>();
  for (const target of piece?.reach ?? []) lit.set(target, 'crimson');
  for (const choice of choices)
    for (const overlay of choice.touch?.overlays ?? [])
      if (overlay.type === 'reach') for (const target of overlay.targets) lit.set(target, overlay.tone || 'crimson');
  return lit;
}

/** The orders that what is typed may still become; words of the label count as well as the order itself. */
export function complete(typed: string, choices: readonly Choice[], say: (text: Text) => string): Choice[] {
  const wanted = fold(typed);
  if (!wanted) return [...choices];
  const starts = choices.filter((choice) => fold(choice.order).startsWith(wanted));
  const holds = choices.filter((choice) => !starts.includes(choice) && fold(say(choice.label)).includes(wanted));
  return [...starts, ...holds];
}

/** Small letters without accents, so that one finds what one types in a hurry. */
export function fold(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
}

export function percent(chance: Chance): number {
  return chance.of ? Math.round((100 * chance.ways) / chance.of) : 0;
}

/** What is to be expected of odds that tell each number of one thing, all ways counted; nothing for any others. */
export function expected(odds: readonly Chance[]): number | null {
  const [first] = odds;
  const same = odds.filter((chance) => first && chance.what.id === first.what.id);
  let [sum, ways] = [0, 0];
  for (const chance of same) {
    const [number, ...more] = Object.values(chance.what.args ?? {});
    if (typeof number !== 'number' || more.length) return null;
    sum += number * chance.ways;
    ways += chance.ways;
  }
  return first && ways === first.of ? sum / ways : null;
}

// ---- whose turn

export type Standpoint = 'over' | 'turn' | 'may' | 'wait' | 'watch';

/** How the viewer stands: on turn, free to speak out of turn, waiting, or only watching. */
export function standpoint(scene: Scene): Standpoint {
  if (scene.outcome) return 'over';
  if (scene.seat === undefined || scene.seat === null) return 'watch';
  if (scene.turn.includes(scene.seat)) return 'turn';
  return scene.choices?.length ? 'may' : 'wait';
}

export const mySeats = (table: TableInfo): number[] => table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);

/** The seat to look from when one comes to the table: one of mine that owes a decision, else my first, else none. */
export function firstSeat(table: TableInfo, wish: number | null = null): number | null {
  const mine = mySeats(table);
  if (wish !== null && mine.includes(wish)) return wish;
  return mine.find((seat) => table.turn.includes(seat)) ?? mine[0] ?? null;
}

/** The seat of mine that the screen must be handed to: one that owes a decision while the one shown owes none. */
export function handOver(table: TableInfo, scene: Scene): number | null {
  if (scene.outcome || scene.seat === undefined || scene.seat === null) return null;
  const mine = mySeats(table);
  if (mine.length < 2 || scene.turn.includes(scene.seat)) return null;
  return mine.find((seat) => scene.turn.includes(seat)) ?? null;
}

/**
 * What must be in sight of somebody who is to choose, as groups of which one piece each is enough: what the table is
 * about (what can be chosen of it, else what is aimed at the seat, else the newest), and what the choices touch.
 */
export function atStake(scene: Scene, board: Cards): string[][] {
  const [mine, pieces] = [scene.seat ?? -1, piecesOf(scene)];
  const arrows = (board.overlays ?? []).filter((one) => one.type === 'arrow');
  const aimed = arrows.filter((one) => pieces.get(one.target)?.owner === mine && pieces.get(one.source)?.owner !== mine);
  const touched = [...new Set((scene.choices ?? []).map((choice) => choice.touch?.piece ?? ''))];
  const of = (kind: string) => touched.filter((id) => pieces.get(id)?.kind === kind);
  const stage = board.zones.filter((zone) => zone.kind === 'stage' && zone.owner === undefined).flatMap((zone) => zone.pieces ?? []);
  const first = (...lists: string[][]) => lists.find((list) => list.length) ?? [];
  return [
    first(of('stage'), aimed.flatMap((one) => one.about || []), touched.some(Boolean) ? [] : stage.slice(-1).map((piece) => piece.id)),
    first([...of('row'), ...aimed.map((one) => one.target)], of('stage').length ? [] : [...of('market'), ...of('hand')]),
  ].filter((group) => group.length);
}

// ---- motion

/** What moved between two scenes, and for what was hidden before or is now, the zone it must have come from or gone to. */
export function moves(before: Scene, after: Scene): Move[] {
  const old = piecesOf(before);
  const now = piecesOf(after);
  const grown = changes(before, after);
  const found: Move[] = [];
  for (const [id, placed] of now) {
    const was = old.get(id);
    if (!was) {
      found.push({ id, piece: placed.piece, from: source(placed, grown), to: placed.zone, kind: 'came' });
    } else if (was.zone !== placed.zone) {
      found.push({ id, piece: placed.piece, from: was.zone, to: placed.zone, kind: 'moved' });
    }
  }
  for (const [id, was] of old) {
    if (!now.has(id)) found.push({ id, piece: was.piece, from: was.zone, to: sink(was, grown), kind: 'left' });
  }
  return found;
}

interface Change {
  zone: Zone;
  by: number;
}

function changes(before: Scene, after: Scene): Change[] {
  const old = new Map(zonesOf(before).map((zone) => [zone.id, zone.count]));
  return zonesOf(after).map((zone) => ({ zone, by: zone.count - (old.get(zone.id) ?? 0) }));
}

const hidden = (zone: Zone): boolean => (zone.pieces ?? []).length < zone.count;

/** Where a piece that nobody saw came from: into a hand from a pile, else from its owner's hand, or what else shrank. */
function source(placed: Placed, grown: Change[]): string {
  const shrunk = grown.filter((change) => change.by < 0 && change.zone.id !== placed.zone);
  const pile = shrunk.find((change) => change.zone.kind === 'pile');
  const hand = (changes: Change[]) =>
    placed.owner === null ? undefined : changes.find(({ zone }) => zone.owner === placed.owner && zone.kind === 'hand');
  const first =
    placed.kind === 'hand' ? pile : (hand(shrunk) ?? pile ?? hand(grown.filter(({ zone }) => hidden(zone))));
  return (first ?? shrunk[0])?.zone.id ?? '';
}

/** Where a piece went that is seen no more: a hidden zone that grew, the owner's first. */
function sink(was: Placed, grown: Change[]): string {
  const full = grown.filter((change) => change.by > 0 && hidden(change.zone) && change.zone.id !== was.zone);
  const own = full.find((change) => was.owner !== null && change.zone.owner === was.owner);
  return (own ?? full[0])?.zone.id ?? '';
}

// ---- clocks

/** Milliseconds left on a seat's clock; `sent` is the server's clock when it said so, `now` the same clock now. */
export function clockLeft(seat: SeatInfo, sent: number, now: number): number | null {
  if (seat.clock === undefined || seat.clock === null) return null;
  return Math.max(0, seat.running ? seat.clock - Math.max(0, now - sent) : seat.clock);
}

// ---- seats

/** The colours of the seats: what the game says. Who fights for one camp has its colour; names tell its players apart. */
export function seatTones(seats: readonly SeatStatus[]): Map<number, string> {
  return new Map(seats.map(({ seat, tone }) => [seat, tone || 'slate']));
}

/** How it ended for a seat: who plays alone is first, and may have lost. */
export function resultOf(outcome: Outcome, seat: number): Verdict['result'] {
  return outcome.verdicts?.[seat]?.result ?? (outcome.ranks[seat] === 0 ? 'won' : 'lost');
}

export function winnersOf(outcome: Outcome): number[] {
  return outcome.ranks.map((_, seat) => seat).filter((seat) => resultOf(outcome, seat) === 'won');
}

/** A verdict in words: its degree, or the bare result. */
export const verdictText = (verdict: Verdict): Text => verdict.degree ?? { id: `verdict-${verdict.result}` };

/** How it ended, in one line, for whoever played the seats that are `mine`, if any. */
export function endingText(outcome: Outcome, mine: readonly number[], name: (seat: number) => string): Text {
  const winners = winnersOf(outcome);
  const [seat = 0, ...more] = mine.length || outcome.ranks.length > 1 ? mine : [0];
  const verdict = more.length ? undefined : outcome.verdicts?.[seat];
  if (verdict && mine.length) return verdictText(verdict);
  if (verdict && outcome.ranks.length === 1) return { id: 'web-at-verdict', args: { name: name(0), verdict: verdictText(verdict) } };
  if (!winners.length) return { id: 'web-at-nobody-wins' };
  const won = mine.some((one) => winners.includes(one));
  if (winners.length === 1) return won ? { id: 'web-at-you-win' } : { id: 'web-at-wins', args: { name: name(winners[0]!) } };
  return won ? { id: 'web-at-you-share' } : { id: 'web-at-share', args: { names: winners.map(name).join(', ') } };
}

/** Who stands where at the end, the best first. */
export function standings(outcome: Outcome): Standing[] {
  return outcome.ranks
    .map((rank, seat) => ({ seat, rank, score: outcome.scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || b.score - a.score || a.seat - b.seat);
}

/** The same text with names in the place of seat numbers, however deep. */
export function named(text: Text, name: (seat: number) => string): Text {
  const number = text.id === 'seat' ? text.args?.number : undefined;
  if (typeof number === 'number') {
    const known = name(number - 1);
    if (known) return { id: 'player', args: { name: known } };
  }
  if (!text.args) return text;
  const args: Record<string, number | string | Text> = {};
  for (const [key, value] of Object.entries(text.args))
    args[key] = typeof value === 'object' ? named(value, name) : value;
  return { id: text.id, args };
}

/** The same table once more: bots stay bots, my other seats share the screen again, everybody else is invited anew. */
export function rematch(info: TableInfo): NewTable {
  const mine = mySeats(info);
  const seats = info.seats.map((seat): SeatPlan => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level || 'captain' };
    if (!seat.mine) return { kind: 'open' };
    return seat.seat === mine[0] ? { kind: 'me' } : { kind: 'hot', name: seat.name };
  });
  const { game, options = {}, scenario = '', pace = {}, title } = info;
  const absent = info.absent === 'wait' ? 'wait' : 'bot';
  return { game, seats, options, scenario, pace, title, absent, public: info.public ?? false };
}

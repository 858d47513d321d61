// Who sits at a table and how it stands, in words.

import { cards } from '../../lib/cards.svelte';
import { scenarioTitle } from '../../lib/plan';
import type { SeatInfo, TableInfo } from '../../lib/scene';
import { resultOf, verdictText } from '../../lib/table';
import { hasWord, say, word } from '../../lib/words';

export const LEVELS = ['ensign', 'captain', 'admiral'] as const;

/** A level in words: `admiral:400` is an admiral. */
export function levelName(level: string): string {
  const [base = ''] = level.split(':');
  return hasWord(`web-level-${base}`) ? word(`web-level-${base}`) : level;
}

/** What the table is called: its own name or the game's, and the scenario. */
export function tableName(table: TableInfo): string {
  const game = say({ id: 'game-title' }, table.game);
  if (!table.scenario) return table.title || game;
  const scenario = say(scenarioTitle(cards.of(table.game), table.scenario), table.game);
  return table.title ? `${table.title} · ${scenario}` : `${scenario} · ${game}`; // what a narrow screen cuts off comes last
}

/** Who sits there. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return word('web-seat-open');
  if (seat.name) return seat.name;
  return seat.kind === 'bot' ? levelName(seat.level || 'captain') : word('player-human', { seat: seat.seat + 1 });
}

/** The same, but I am "you", unless several at my screen play. */
export function seatNameForMe(table: TableInfo, seat: SeatInfo): string {
  const alone = table.seats.filter((one) => one.mine).length === 1;
  return seat.mine && alone ? word('web-seat-you') : seatName(seat);
}

export const isMine = (table: TableInfo) => table.seats.some((seat) => seat.mine);
export const isMyTurn = (table: TableInfo) =>
  table.status === 'playing' && table.seats.some((seat) => seat.mine && table.turn.includes(seat.seat));
export const openSeats = (table: TableInfo) => table.seats.filter((seat) => seat.kind === 'open');

/** How the table stands, in a few words. */
export function standing(table: TableInfo): string {
  if (table.status === 'waiting') return word('web-table-waiting', { count: openSeats(table).length });
  if (table.status === 'over') return result(table);
  if (isMyTurn(table)) return word('web-table-your-turn');
  const [first] = table.turn;
  if (table.turn.length > 1) return word('web-table-others-turn', { count: table.turn.length });
  const seat = first === undefined ? undefined : table.seats[first];
  return seat ? word('web-table-their-turn', { name: seatName(seat) }) : '';
}

/** Who won; of one who played alone, how it went. */
export function result(table: TableInfo): string {
  const { outcome, seats } = table;
  const [verdict, ...others] = outcome?.verdicts ?? [];
  if (verdict && !others.length) {
    const said = say(verdictText(verdict), table.game);
    return seats[0]!.mine ? said : word('web-at-verdict', { name: seatName(seats[0]!), verdict: said });
  }
  const winners = seats.filter((seat) => outcome && resultOf(outcome, seat.seat) === 'won');
  if (!winners.length) return word('web-table-over');
  if (winners.length === 1 && winners[0]!.mine && table.seats.filter((seat) => seat.mine).length === 1) return word('web-table-you-won');
  const names = winners.map((seat) => seatNameForMe(table, seat)).join(', ');
  return word(winners.length > 1 ? 'web-table-shared' : 'web-table-won', { names });
}

/** Mine to play first, then by the last move. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  return [...tables].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.moved - a.moved);
}

// Which component draws which kind of board. A new kind of board is one line here.

import type { Component } from 'svelte';
import type { Board } from '../../lib/scene';
import type { Desk } from '../table/desk.svelte';
import { isRanked } from '../../lib/table';
import CardBoard from './CardBoard.svelte';
import FleetBoard from './FleetBoard.svelte';
import HexBoard from '../hexes/HexBoard.svelte';
import Timeline from '../hexes/Timeline.svelte';
import SeaBoard from '../sea/SeaBoard.svelte';
import SheetBoard from './SheetBoard.svelte';

// Each component takes the kind of board under whose name it stands here.
type Drawing = Component<{ desk: Desk; board: any }>;

const BOARDS: Record<Board['type'], Drawing> = {
  cards: CardBoard,
  hexes: HexBoard,
  sea: SeaBoard,
  sheet: SheetBoard,
  timeline: Timeline,
};

/** Seats that stand in ranks have a card table of their own. */
export const drawingOf = (board: Board): Drawing =>
  board.type === 'cards' && isRanked(board.zones ?? []) ? FleetBoard : BOARDS[board.type];

// What the parts of the sea board share: a ship as it is drawn, and the colours of overlays.

import type { Point } from '../../lib/ground';
import { offBow, signed } from '../../lib/sails';
import type { Face, Piece, Sea, Spot } from '../../lib/scene';
import type { Waters } from '../../lib/sea';
import type { Desk } from '../table/desk.svelte';

export interface Ship {
  piece: Piece;
  face: Face | null;
  name: string;
  at: Point;
  /** degrees, without a leap where it passes north */
  turn: number;
  length: number;
  beam: number;
  tone: string;
}

/** What has no size is drawn so long, in units of the rules. */
const USUAL: [number, number] = [6, 2.6];

export function shipsOf(desk: Desk, board: Sea, waters: Waters, turns: Map<string, number>): Ship[] {
  return (board.pieces ?? []).flatMap((piece): Ship[] => {
    if (!piece.spot) return [];
    const face = desk.face(piece.face);
    const steps = waters.ground.steps ?? 1;
    const [length, beam] = face?.size?.[0] ? face.size : [USUAL[0] * steps, USUAL[1] * steps];
    const heading = (piece.spot.heading ?? 0) / 10;
    const last = turns.get(piece.id) ?? heading;
    const turn = last + signed(last, heading);
    turns.set(piece.id, turn);
    return [
      {
        piece,
        face,
        name: desk.called(piece),
        at: waters.at(piece.spot),
        turn,
        length: length * waters.scale,
        beam: beam * waters.scale,
        tone: desk.tone(piece.owner),
      },
    ];
  });
}

/** Where the wind stands to a pose, in whole steps of a few degrees: so much is seen, and drawn only once. */
export function windOn(board: Sea, spot: Spot): number | null {
  if (board.wind === undefined || board.wind === null) return null;
  return Math.round(offBow(board.wind, spot.heading ?? 0) / 4) * 4;
}

/** The tones of the open sea have colours of their own; any other is a tone of the house. */
export const toneOf = (name: string | undefined): string => `var(--tone-${name || 'crimson'}, var(--tone-slate))`;

// A hex map as a drawing, and what can be done on it: pointed tops, rows that are pushed half a hex, numbers and labels as
// `geometry/hexes.py` has them. No DOM, no state, no game.

import type { Point } from './ground';
import type { Arc, Choice, HexGround, Hexes, Piece, Refusal, Scene, Spot } from './scene';
import type { Box } from './sea';

/** Points of the drawing from the middle of a hex to that of the next in its row. */
export const WIDE = 60;
const ROW = (WIDE * Math.sqrt(3)) / 2;
const SIDE = WIDE / Math.sqrt(3);
const short = (value: number): string => value.toFixed(1);

/** Clockwise from the north-east: one hex on, in half hexes to the east and in rows to the south. */
const WAYS = [[1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1]] as const;
const CORNERS = Array.from({ length: 6 }, (_, i): Point => {
  const angle = ((60 * i - 90) * Math.PI) / 180;
  return { x: SIDE * Math.cos(angle), y: SIDE * Math.sin(angle) };
});

export type Way = 'left' | 'right' | 'up' | 'down';
type Place = Pick<Spot, 'x' | 'y'>;

export const sameSpot = (a: Place | null | undefined, b: Place | null | undefined): boolean => Boolean(a && b && a.x === b.x && a.y === b.y);

export class HexMap {
  readonly box: Box;
  private readonly digits: number;

  constructor(readonly ground: HexGround) {
    const { width, height } = ground;
    this.box = { x: 0, y: 0, width: WIDE * (width + 0.5), height: ROW * (height - 1) + 2 * SIDE };
    this.digits = Math.max(2, String(Math.max(width, height)).length);
  }

  private push(row: number): number {
    return (row + (this.ground.pushed ?? 0)) % 2;
  }
  private across(spot: Place): number {
    return 2 * spot.x + this.push(spot.y);
  }

  // ---- numbers, labels, neighbours

  holds(spot: Place): boolean {
    return spot.x >= 0 && spot.y >= 0 && spot.x < this.ground.width && spot.y < this.ground.height;
  }
  number(spot: Place): number {
    return spot.y * this.ground.width + spot.x;
  }
  spot(number: number): Spot {
    return { x: number % this.ground.width, y: Math.floor(number / this.ground.width) };
  }
  /** The digits of its column, then those of its row, as the map prints them. */
  label(spot: Place): string {
    const digits = (value: number) => String(value + 1).padStart(this.digits, '0');
    return digits(spot.x) + digits(spot.y);
  }
  beside(spot: Place, way: number): Spot {
    const [east, south] = WAYS[way]!;
    const y = spot.y + south;
    return { x: (this.across(spot) + east - this.push(y + 2)) / 2, y };
  }
  distance(a: Place, b: Place): number {
    const [east, south] = [Math.abs(this.across(b) - this.across(a)), Math.abs(b.y - a.y)];
    return east > south ? (east + south) / 2 : south;
  }
  /** Where an arrow key leads: along the row, or to the next row without drifting aside. At the edge it stays. */
  step(spot: Place, way: Way): Spot {
    const ways = way === 'left' ? [4] : way === 'right' ? [1] : way === 'up' ? [0, 5] : [2, 3];
    const west = this.push(spot.y) === 1;
    const ordered = ways.length > 1 && west ? [...ways].reverse() : ways;
    for (const one of ordered) {
      const next = this.beside(spot, one);
      if (this.holds(next)) return next;
    }
    return { x: spot.x, y: spot.y };
  }
  /** The hexes of a sector between two ranges, in hexes; the whole ring where it begins where it ends. */
  within(arc: Pick<Arc, 'spot' | 'start' | 'end' | 'far' | 'near'>): number[] {
    const span = (((arc.end - arc.start) % 3600) + 3600) % 3600 || 3600;
    const found: number[] = [];
    const middle = this.at(arc.spot);
    for (let y = Math.max(0, arc.spot.y - arc.far); y <= Math.min(this.ground.height - 1, arc.spot.y + arc.far); y++)
      for (let x = Math.max(0, arc.spot.x - arc.far - 1); x <= Math.min(this.ground.width - 1, arc.spot.x + arc.far + 1); x++) {
        const far = this.distance(arc.spot, { x, y });
        if (far > arc.far || far < (arc.near ?? 0)) continue;
        const at = this.at({ x, y });
        const heading = (Math.atan2(at.x - middle.x, middle.y - at.y) * 1800) / Math.PI;
        const off = (((heading - arc.start) % 3600) + 3600) % 3600;
        if (far === 0 || span === 3600 || off <= span + 1) found.push(this.number({ x, y }));
      }
    return found;
  }

  // ---- the drawing

  at(spot: Place): Point {
    return { x: WIDE * (spot.x + 0.5 + this.push(spot.y) / 2), y: ROW * spot.y + SIDE };
  }
  /** A place that is printed between hexes, in thousandths. */
  fine(spot: Place): Point {
    return { x: WIDE * (spot.x / 1000 + 0.5), y: (ROW * spot.y) / 1000 + SIDE };
  }
  /** The hex under a point of the drawing, if there is one. */
  under(point: Point): Spot | null {
    let best: Spot | null = null;
    let least = Infinity;
    const row = Math.round((point.y - SIDE) / ROW);
    for (let y = row - 1; y <= row + 1; y++) {
      const spot = { x: Math.round(point.x / WIDE - 0.5 - this.push(y + 2) / 2), y };
      const at = this.at({ x: spot.x, y: spot.y });
      const far = Math.hypot(at.x - point.x, at.y - point.y);
      if (far < least) [best, least] = [spot, far];
    }
    return best && this.holds(best) && least <= SIDE ? best : null;
  }
  /** The outline of a hex, a little smaller if asked for. */
  hex(spot: Place, part = 1): string {
    const { x, y } = this.at(spot);
    return 'M' + CORNERS.map((corner) => `${short(x + corner.x * part)} ${short(y + corner.y * part)}`).join('L') + 'Z';
  }
  filled(hexes: readonly number[]): string {
    return hexes.map((hex) => this.hex(this.spot(hex))).join('');
  }
  /** The line around a set of hexes, also around holes in it. */
  outline(hexes: readonly number[]): string {
    const inside = new Set(hexes);
    let drawn = '';
    for (const hex of hexes) {
      const spot = this.spot(hex);
      for (let way = 0; way < 6; way++) {
        const next = this.beside(spot, way);
        if (!this.holds(next) || !inside.has(this.number(next))) drawn += this.edge(spot, way);
      }
    }
    return drawn;
  }
  private edge(spot: Place, way: number): string {
    const { x, y } = this.at(spot);
    const [a, b] = [CORNERS[way]!, CORNERS[(way + 1) % 6]!];
    return `M${short(x + a.x)} ${short(y + a.y)}L${short(x + b.x)} ${short(y + b.y)}`;
  }
  /** Hexsides by their numbers. */
  sides(sides: readonly number[]): string {
    return sides.map((side) => this.edge(this.spot(Math.floor(side / 6)), side % 6)).join('');
  }
  /** All hexsides of the map once: a hex draws those to the east and, on the edges, what is left. */
  get grid(): string {
    let drawn = '';
    for (let y = 0; y < this.ground.height; y++)
      for (let x = 0; x < this.ground.width; x++)
        for (let way = 0; way < 6; way++) if (way < 3 || !this.holds(this.beside({ x, y }, way))) drawn += this.edge({ x, y }, way);
    return drawn;
  }
  /** A coast through the middles of its sides: smooth, and nowhere beyond its points. */
  coast(points: readonly Place[]): string {
    const fine = points.map((point) => this.fine(point));
    const between = (a: Point, b: Point) => `${short((a.x + b.x) / 2)} ${short((a.y + b.y) / 2)}`;
    return (
      fine
        .map((point, i) => {
          const [before, after] = [fine[(i + fine.length - 1) % fine.length]!, fine[(i + 1) % fine.length]!];
          return `${i ? '' : `M${between(before, point)}`}Q${short(point.x)} ${short(point.y)} ${between(point, after)}`;
        })
        .join('') + 'Z'
    );
  }
}

// ---- what lies where

export interface Stack {
  spot: Spot;
  /** the first lowest */
  pieces: Piece[];
  /** they fly over the others */
  aloft: Piece[];
  /** not there, or not yet: drawn faintly below */
  ghosts: Piece[];
}

const has = (piece: Piece, look: string): boolean => (piece.looks ?? []).includes(look);
export const isGhost = (piece: Piece): boolean => has(piece, 'ghost');

/** What lies in each hex, from the north, so that the southern ones are drawn over the northern. */
export function hexStacks(pieces: readonly Piece[]): Stack[] {
  const found = new Map<string, Stack>();
  for (const piece of pieces) {
    if (!piece.spot) continue;
    const key = `${piece.spot.y},${piece.spot.x}`;
    let stack = found.get(key);
    if (!stack) found.set(key, (stack = { spot: piece.spot, pieces: [], aloft: [], ghosts: [] }));
    (isGhost(piece) ? stack.ghosts : has(piece, 'aloft') ? stack.aloft : stack.pieces).push(piece);
  }
  return [...found.values()].sort((a, b) => a.spot.y - b.spot.y || a.spot.x - b.spot.x);
}

export interface Laid extends Point {
  piece: Piece;
  /** the length of a side */
  size: number;
}

/**
 * How the pieces of a hex lie, from its middle: one alone is large, several are fanned out, what flies lies above. From
 * afar they fill their hex.
 */
export function laidOut(stack: Stack, afar = false): Laid[] {
  const { pieces, aloft, ghosts } = stack;
  const count = pieces.length;
  const size = (count > 1 ? 0.54 : 0.64) * (afar ? 1.25 : 1) * WIDE;
  const step = count > 1 ? Math.min(0.13 * WIDE, (0.3 * WIDE) / (count - 1)) : 0;
  const down = aloft.length && count ? 0.1 * WIDE : 0;
  const at = (i: number): number => (i - (count - 1) / 2) * step;
  const flying = 0.42 * WIDE;
  const apart = aloft.length > 1 ? Math.min(flying, (0.5 * WIDE) / (aloft.length - 1)) : 0;
  return [
    ...ghosts.map((piece) => ({ piece, x: 0, y: 0, size: 0.58 * WIDE })),
    ...pieces.map((piece, i) => ({ piece, x: at(i), y: down - at(i), size })),
    ...aloft.map((piece, i) => ({ piece, x: (i - (aloft.length - 1) / 2) * apart, y: count ? -0.34 * WIDE : 0, size: flying })),
  ];
}

/** Where the pieces of a stack that is opened lie, from the middle of its hex in pixels: rows of four, above it. */
export function spreadOut(count: number, size: number): Point[] {
  const each = Math.min(4, Math.ceil(count / Math.ceil(count / 4)));
  const rows = Math.ceil(count / each);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / each);
    const here = Math.min(each, count - row * each);
    return { x: ((i % each) - (here - 1) / 2) * size, y: (row - (rows - 1)) * size };
  });
}

// ---- what can be done

/** The choices that lead to hexes, by the piece that would go there; '' for those that need none. */
export function legsOf(scene: Scene): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  if (!scene.picture.boards.some((board) => board.type === 'hexes')) return found;
  for (const choice of scene.choices ?? []) {
    if (!choice.touch?.spot) continue;
    const piece = choice.touch.piece ?? '';
    const list = found.get(piece);
    if (list) list.push(choice);
    else found.set(piece, [choice]);
  }
  return found;
}

/** What a click on a hex means. */
export type HexClick =
  { kind: 'act'; choice: Choice } | { kind: 'ask'; choices: Choice[]; barred: Refusal[] } | { kind: 'none' };

/**
 * A piece is picked first, then its hex: only then a hex is an act, if it is but one. A hex that pieces could go to
 * while none is picked asks which of them is meant; what needs no piece is done.
 */
export function clickHex(legs: ReadonlyMap<string, readonly Choice[]>, barred: readonly Refusal[], picked: string, spot: Place): HexClick {
  const here = (piece: string) => (legs.get(piece) ?? []).filter((choice) => sameSpot(choice.touch?.spot, spot));
  const mine = [...(picked ? here(picked) : []), ...here('')];
  const [only, ...others] = mine;
  if (only && !others.length && !only.touch?.final) return { kind: 'act', choice: only };
  if (mine.length) return { kind: 'ask', choices: mine, barred: [] };
  if (picked && legs.has(picked)) {
    const refused = barred.filter((refusal) => refusal.piece === picked && sameSpot(refusal.spot, spot));
    return refused.length ? { kind: 'ask', choices: [], barred: refused } : { kind: 'none' };
  }
  const choices = [...legs.keys()].filter(Boolean).flatMap(here);
  return choices.length ? { kind: 'ask', choices, barred: [] } : { kind: 'none' };
}

/** What a piece could be dragged to a hex for; nothing where it could not, or where one must be asked. */
export function dropped(legs: ReadonlyMap<string, readonly Choice[]>, piece: string, spot: Place): Choice | null {
  const [only, ...others] = (legs.get(piece) ?? []).filter((choice) => sameSpot(choice.touch?.spot, spot));
  return only && !others.length ? only : null;
}

/** What a path to each hex costs, where a choice tells it: written on the hexes in reach. */
export function costOf(choice: Choice): number | null {
  const track = choice.touch?.overlays?.find((one) => one.type === 'track');
  return track?.type === 'track' && track.costs?.length ? track.costs.reduce((sum, cost) => sum + cost, 0) : null;
}

export const hexBoard = (scene: Scene | null): Hexes | null => {
  const found = scene?.picture.boards.find((board) => board.type === 'hexes');
  return found?.type === 'hexes' ? found : null;
};

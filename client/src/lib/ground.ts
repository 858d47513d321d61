// Where things lie on a hex map, in the units of a drawing, and sectors of any map.

import type { Arc, Ground, Spot } from './scene';

export interface Point {
  x: number;
  y: number;
}

const HEX = 10; // from the middle of a hex to its corner
const HALF = Math.sqrt(3) / 2;

/** How columns and rows become points. */
export class Chart {
  constructor(readonly ground: Ground) {}

  at(spot: Spot): Point {
    const { x, y } = spot;
    return this.ground.flat
      ? { x: HEX * (1 + 1.5 * x), y: HEX * HALF * (1 + 2 * y + (x & 1)) }
      : { x: HEX * HALF * (1 + 2 * x + (y & 1)), y: HEX * (1 + 1.5 * y) };
  }

  /** The corners of a hex. */
  hex(spot: Spot): string {
    const { x, y } = this.at(spot);
    const turn = this.ground.flat ? 0 : 30;
    return Array.from({ length: 6 }, (_, i) => {
      const angle = ((60 * i + turn) * Math.PI) / 180;
      return `${round(x + HEX * Math.cos(angle))},${round(y + HEX * Math.sin(angle))}`;
    }).join(' ');
  }

  get box(): { width: number; height: number } {
    const { width, height, flat } = this.ground;
    return flat
      ? { width: HEX * (0.5 + 1.5 * width), height: HEX * HALF * (2 * height + (width > 1 ? 1 : 0)) }
      : { width: HEX * HALF * (2 * width + (height > 1 ? 1 : 0)), height: HEX * (0.5 + 1.5 * height) };
  }
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The point at a heading (tenths of a degree, clockwise from north) and a distance. */
export function away(from: Point, heading: number, distance: number): Point {
  const angle = (heading * Math.PI) / 1800;
  return { x: round(from.x + distance * Math.sin(angle)), y: round(from.y - distance * Math.cos(angle)) };
}

/** The outline of a sector, clockwise from one heading to another. */
export function sector(arc: Pick<Arc, 'start' | 'end' | 'far' | 'near'>, middle: Point): string {
  const span = (((arc.end - arc.start) % 3600) + 3600) % 3600 || 3600;
  const large = span > 1800 ? 1 : 0;
  const end = span === 3600 ? arc.start + 3599 : arc.start + span;
  const [a, b] = [away(middle, arc.start, arc.far), away(middle, end, arc.far)];
  const near = arc.near ?? 0;
  if (!near) return `M${middle.x} ${middle.y}L${a.x} ${a.y}A${arc.far} ${arc.far} 0 ${large} 1 ${b.x} ${b.y}Z`;
  const [c, d] = [away(middle, end, near), away(middle, arc.start, near)];
  return `M${a.x} ${a.y}A${arc.far} ${arc.far} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${near} ${near} 0 ${large} 0 ${d.x} ${d.y}Z`;
}

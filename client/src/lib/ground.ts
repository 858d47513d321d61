// Points of a drawing, and sectors.

import type { Arc } from './scene';

export interface Point {
  x: number;
  y: number;
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

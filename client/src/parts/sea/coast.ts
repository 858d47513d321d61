// Coasts: the corners of a shape rounded a little, so that an island looks like one and still lies where the rules say.

import type { Point } from '../../lib/ground';

const ROUND = 0.1; // of a side, at each end of it
const short = (value: number): string => value.toFixed(1);

export function smoothed(points: readonly Point[], radius: number): string {
  const [first] = points;
  if (!first) return '';
  if (points.length < 3) {
    const r = radius || 10;
    return `M${short(first.x - r)} ${short(first.y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;
  }
  const between = (a: Point, b: Point, part: number) => `${short(a.x + (b.x - a.x) * part)} ${short(a.y + (b.y - a.y) * part)}`;
  return (
    points
      .map((corner, i) => {
        const before = points[(i + points.length - 1) % points.length]!;
        const after = points[(i + 1) % points.length]!;
        return `${i ? 'L' : 'M'}${between(corner, before, ROUND)}Q${short(corner.x)} ${short(corner.y)} ${between(corner, after, ROUND)}`;
      })
      .join('') + 'Z'
  );
}

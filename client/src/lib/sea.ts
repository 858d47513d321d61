// The open sea as a drawing: north is up, ten points to a unit of the rules, seen through a camera.

import type { Point } from './ground';
import type { Ground, Spot } from './scene';

/** Points of the drawing to a unit of the rules. */
export const POINTS = 10;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How steps become points of the drawing, and back. */
export class Waters {
  readonly scale: number;
  readonly box: Box;

  constructor(readonly ground: Ground) {
    this.scale = POINTS / (ground.steps ?? 1);
    this.box = { x: 0, y: 0, width: ground.width * this.scale, height: ground.height * this.scale };
  }

  at(spot: Pick<Spot, 'x' | 'y'>): Point {
    const { west = 0, south = 0, height } = this.ground;
    return { x: (spot.x - west) * this.scale, y: (south + height - spot.y) * this.scale };
  }

  spot(point: Point): Spot {
    const { west = 0, south = 0, height } = this.ground;
    return { x: Math.round(point.x / this.scale) + west, y: south + height - Math.round(point.y / this.scale) };
  }
}

// ---- the camera: a point of the drawing is at `point * zoom + (x, y)` of the screen

export interface Camera extends Point {
  zoom: number;
}

export const LEAST_ZOOM = 0.15;
export const MOST_ZOOM = 12;

export const inSight = (camera: Camera, point: Point): Point => ({
  x: point.x * camera.zoom + camera.x,
  y: point.y * camera.zoom + camera.y,
});
export const seenAt = (camera: Camera, screen: Point): Point => ({
  x: (screen.x - camera.x) / camera.zoom,
  y: (screen.y - camera.y) / camera.zoom,
});

/** Closer or farther, with what lies under a point of the screen staying there. */
export function zoomed(camera: Camera, by: number, at: Point): Camera {
  const zoom = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, camera.zoom * by));
  const still = seenAt(camera, at);
  return { zoom, x: at.x - still.x * zoom, y: at.y - still.y * zoom };
}

/** The whole of a box in a window, with some sea around it. `edges` are covered by other things. */
export function fitted(box: Box, window: { width: number; height: number }, edges = { top: 0, bottom: 0 }): Camera {
  const room = { width: window.width, height: Math.max(1, window.height - edges.top - edges.bottom) };
  const zoom = Math.min(MOST_ZOOM / 2, Math.max(LEAST_ZOOM, Math.min(room.width / box.width, room.height / box.height)));
  return {
    zoom,
    x: room.width / 2 - (box.x + box.width / 2) * zoom,
    y: edges.top + room.height / 2 - (box.y + box.height / 2) * zoom,
  };
}

/** The smallest box around all points, with a margin; never smaller than `least` either way. */
export function around(points: readonly Point[], margin: number, least: number): Box | null {
  if (!points.length) return null;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(least, right - left + 2 * margin);
  const height = Math.max(least, bottom - top + 2 * margin);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

// ---- measuring

/** From one point of the drawing to another: units of the rules, to a tenth, and degrees from north. */
export function measured(from: Point, to: Point): { distance: number; bearing: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const degrees = (Math.atan2(dx, -dy) * 180) / Math.PI;
  return { distance: Math.round((Math.hypot(dx, dy) / POINTS) * 10) / 10, bearing: (Math.round(degrees) + 360) % 360 };
}

/** How many units a bar of the scale shows, so that it is about so long on the screen. */
export function roundLength(units: number): number {
  const tens = 10 ** Math.floor(Math.log10(units));
  return ([5, 2, 1].find((times) => times * tens <= units) ?? 1) * tens;
}

// ---- names that keep out of each other's way

export interface Named extends Point {
  id: string;
  /** of the ship on the screen, from its middle in any direction */
  radius: number;
  width: number;
  /** shown whatever lies there */
  always?: boolean;
}

const LINE = 17;

/** Where each name stands, from the middle of its ship in pixels: below, above, beside. What has no room is left out. */
export function settleNames(ships: readonly Named[]): Map<string, Point> {
  const taken: { id: string; box: Box }[] = ships.map(({ id, x, y, radius }) => {
    const half = radius * 0.62; // a ship is long and slim: names may come near its corners
    return { id, box: { x: x - half, y: y - half, width: 2 * half, height: 2 * half } };
  });
  const placed = new Map<string, Point>();
  for (const ship of [...ships].sort((a, b) => Number(b.always ?? false) - Number(a.always ?? false))) {
    const down = ship.radius * 0.8 + LINE * 0.75;
    const aside = ship.radius + ship.width / 2 + 4;
    const places = [
      { x: 0, y: down },
      { x: 0, y: -down },
      { x: aside, y: 0 },
      { x: -aside, y: 0 },
    ];
    const boxAt = (place: Point): Box => ({
      x: ship.x + place.x - ship.width / 2,
      y: ship.y + place.y - LINE / 2,
      width: ship.width,
      height: LINE,
    });
    const free = places.find((place) => !taken.some((other) => other.id !== ship.id && overlaps(other.box, boxAt(place))));
    const chosen = free ?? (ship.always ? places[0]! : null);
    if (!chosen) continue;
    placed.set(ship.id, chosen);
    taken.push({ id: `${ship.id} name`, box: boxAt(chosen) });
  }
  return placed;
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

import { describe, expect, test } from 'vitest';
import { around, fitted, inSight, measured, MOST_ZOOM, roundLength, seenAt, settleNames, Waters, zoomed } from '../src/lib/sea';
import type { Camera, Named } from '../src/lib/sea';
import { expected } from '../src/lib/table';

describe('waters', () => {
  const waters = new Waters({ width: 130_000, height: 130_000, west: -65_000, south: -65_000, steps: 1000 });

  test('north is up, ten points to a unit, the corner where the ground says', () => {
    expect(waters.box).toMatchObject({ width: 1300, height: 1300 });
    expect(waters.at({ x: -65_000, y: 65_000 })).toEqual({ x: 0, y: 0 });
    expect(waters.at({ x: 0, y: 0 })).toEqual({ x: 650, y: 650 });
    expect(waters.at({ x: 10_000, y: 20_000 })).toEqual({ x: 750, y: 450 });
  });

  test('and back', () => {
    for (const spot of [{ x: 123, y: -456 }, { x: 64_000, y: 1 }]) expect(waters.spot(waters.at(spot))).toEqual(spot);
  });
});

describe('the camera', () => {
  const camera: Camera = { x: 100, y: -50, zoom: 2 };

  test('what is under the pointer stays there while one zooms', () => {
    const at = { x: 333, y: 77 };
    for (const by of [0.5, 1.3, 100]) {
      const next = zoomed(camera, by, at);
      expect(seenAt(next, at).x).toBeCloseTo(seenAt(camera, at).x);
      expect(seenAt(next, at).y).toBeCloseTo(seenAt(camera, at).y);
      expect(next.zoom).toBeLessThanOrEqual(MOST_ZOOM);
    }
  });

  test('fits a box into the window, clear of what covers its edges', () => {
    const box = { x: 200, y: 100, width: 400, height: 100 };
    const sight = fitted(box, { width: 800, height: 600 }, { top: 100, bottom: 0 });
    expect(sight.zoom).toBe(2);
    expect(inSight(sight, { x: 400, y: 150 })).toEqual({ x: 400, y: 350 });
    expect(inSight(sight, { x: 200, y: 100 })).toEqual({ x: 0, y: 250 });
  });

  test('a box around points has a margin and a least size', () => {
    expect(around([{ x: 0, y: 0 }, { x: 100, y: 10 }], 5, 40)).toEqual({ x: -5, y: -15, width: 110, height: 40 });
    expect(around([], 5, 40)).toBeNull();
  });
});

describe('the ruler', () => {
  test('tells units to a tenth and degrees from north, clockwise', () => {
    expect(measured({ x: 0, y: 0 }, { x: 0, y: -100 })).toEqual({ distance: 10, bearing: 0 });
    expect(measured({ x: 0, y: 0 }, { x: 50, y: 0 })).toEqual({ distance: 5, bearing: 90 });
    expect(measured({ x: 0, y: 0 }, { x: 0, y: 33.3 })).toEqual({ distance: 3.3, bearing: 180 });
    expect(measured({ x: 10, y: 10 }, { x: 0, y: 0 }).bearing).toBe(315);
    expect(measured({ x: 0, y: 0 }, { x: -0.01, y: -100 }).bearing).toBe(0);
  });

  test('the scale is a round number of units', () => {
    expect([7.3, 0.34, 48, 100, 1999].map(roundLength)).toEqual([5, 0.2, 20, 100, 1000]);
  });
});

describe('names', () => {
  const ship = (id: string, x: number, y: number, always = false): Named => ({ id, x, y, radius: 20, width: 80, always });
  const boxes = (ships: Named[]) => {
    const places = settleNames(ships);
    return ships.flatMap((one) => {
      const place = places.get(one.id);
      return place ? [{ x: one.x + place.x, y: one.y + place.y }] : [];
    });
  };
  const apart = (points: { x: number; y: number }[]) =>
    points.every((a, i) => points.every((b, j) => i === j || Math.abs(a.x - b.x) >= 80 || Math.abs(a.y - b.y) >= 17));

  test('stand below where there is room, else elsewhere, never on each other', () => {
    expect(settleNames([ship('a', 0, 0)]).get('a')!.y).toBeGreaterThan(0);
    expect(apart(boxes([ship('a', 0, 0), ship('b', 30, 2), ship('c', 60, 4), ship('d', 90, 6)]))).toBe(true);
  });

  test('are left out where a crowd has no room, but not what matters', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => ship(`s${i}`, (i % 6) * 25, Math.floor(i / 6) * 25, i === 29));
    const places = settleNames(crowd);
    expect(places.size).toBeLessThan(30);
    expect(places.has('s29')).toBe(true);
  });
});

describe('odds of a number', () => {
  const hits = (number: number, ways: number) => ({ what: { id: 'hits', args: { hits: number } }, ways, of: 6 });

  test('have an expectation when all ways are counted', () => {
    expect(expected([hits(0, 2), hits(1, 2), hits(4, 2), { what: { id: 'accident' }, ways: 2, of: 36 }])).toBeCloseTo(10 / 6);
    expect(expected([hits(3, 6)])).toBe(3);
    expect(expected([hits(1, 2), hits(2, 2)])).toBeNull();
    expect(expected([{ what: { id: 'tacks' }, ways: 30, of: 36 }])).toBeNull();
    expect(expected([])).toBeNull();
  });
});

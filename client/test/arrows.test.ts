import { describe, expect, test } from 'vitest';
import { bend, settleLabels } from '../src/lib/arrows';
import type { Box } from '../src/lib/arrows';

const box = (x: number, y: number): Box => ({ x, y, width: 100, height: 70 });
const arrow = (label: string, to: Box, target: string, hot = false) => ({ ...bend(box(0, 400), to), label, to, target, hot });

describe('arrows', () => {
  test('run from the edge of one piece into the other', () => {
    expect(bend(box(0, 400), box(0, 0)).path).toMatch(/^M50 404 /);
    expect(bend(box(0, 0), box(0, 400)).path).toMatch(/^M50 66 /);
    expect(bend(box(0, 0), box(300, 10)).path).toMatch(/^M100 35 .* 300 45$/);
  });

  test('those that end at one piece come in beside each other', () => {
    const ends = [0, 1, 2].map((nth) => bend(box(0, 400), box(0, 0), nth).path.split(' ').at(-2));
    expect(new Set(ends).size).toBe(3);
  });

  test('labels lie on their target and never on each other', () => {
    const to = box(200, 0);
    const [a, b, none, other] = settleLabels([
      arrow('1 · 100 %', to, 'a'), arrow('2 · 5 %', to, 'a'), arrow('', to, 'a'), arrow('3 · 50 %', box(0, 0), 'b'),
    ]);
    expect(none!.width).toBe(0);
    for (const one of [a!, b!]) expect(one.x - one.width / 2).toBeLessThan(200);
    expect(Math.abs(a!.y - b!.y)).toBeGreaterThan(18);
    expect(other!.y).toBe(a!.y);
    expect(other!.x).toBe(other!.width / 2); // not over the edge of the board
  });

  test('labels of cards that overlap keep apart', () => {
    const cards = [0, 40, 80, 120].map((x) => arrow('2× 33–50 %', box(x, 0), String(x)));
    const all = settleLabels(cards);
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) expect(Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) > 18).toBe(true);
  });

  test('an arrow that stands out takes the label of its target along', () => {
    const to = box(0, 0);
    const all = settleLabels([arrow('2× 50 %', to, 'a'), arrow('', to, 'b', true), arrow('', to, 'a', true)]);
    expect(all.map((one) => one.label)).toEqual(['', '', '2× 50 %']);
  });
});

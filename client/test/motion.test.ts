import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { command, KEYS, nearest } from '../src/lib/keys';
import { freshLines, lastOwn, mentions, moments } from '../src/lib/log';
import { away, sector } from '../src/lib/ground';
import { beat, Pacer, PATIENCE } from '../src/lib/pace';
import type { Step } from '../src/lib/pace';

const step = (more: Partial<Step> = {}): Step => ({ lines: 1, dice: 0, mine: false, at: 0, ...more });
const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('pace', () => {
  test('what others do gets a beat, dice a longer one, my own turn none', () => {
    expect(beat(step(), [step()], 'normal', 0)).toBeGreaterThan(300);
    expect(beat(step({ dice: 1 }), [step()], 'normal', 0)).toBeGreaterThan(beat(step(), [step()], 'normal', 0));
    expect(beat(step({ mine: true }), [step()], 'normal', 0)).toBe(0);
    expect(beat(step({ lines: 0 }), [step()], 'normal', 0)).toBe(0);
    expect(beat(step(), [step()], 'instant', 0)).toBe(0);
  });

  test('a long queue is hurried', () => {
    expect(beat(step(), Array(8).fill(step()), 'normal', 0)).toBeLessThan(beat(step(), [step()], 'normal', 0) / 2);
  });

  test('whoever is on turn never waits longer than their patience', () => {
    for (const many of [1, 2, 5, 9]) {
      const queue = [...Array(many - 1).fill(step({ lines: 9, dice: 2 })), step({ mine: true })];
      let now = 0;
      let shown = step({ lines: 9, dice: 2 });
      while (queue.length) {
        now += beat(shown, queue, 'calm', now);
        shown = queue.shift()!;
      }
      expect(now).toBeGreaterThan(PATIENCE / 3);
      expect(now).toBeLessThanOrEqual(PATIENCE + many); // rounding
    }
  });

  describe('the pacer', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('shows the first at once and the others after their beats, in order', () => {
      const seen: number[] = [];
      const pacer = new Pacer<number>((item) => seen.push(item), () => 100, () => Date.now());
      for (const item of [1, 2, 3]) pacer.push(item);
      expect(seen).toEqual([1]);
      vi.advanceTimersByTime(100);
      expect(seen).toEqual([1, 2]);
      expect(pacer.waiting).toEqual([3]);
      vi.advanceTimersByTime(100);
      expect(seen).toEqual([1, 2, 3]);
      vi.advanceTimersByTime(1000);
      pacer.push(4);
      expect(seen).toEqual([1, 2, 3, 4]);
    });

    test('flush shows all that waits, now; stop forgets it', () => {
      const seen: number[] = [];
      const pacer = new Pacer<number>((item) => seen.push(item), () => 100, () => Date.now());
      for (const item of [1, 2, 3]) pacer.push(item);
      pacer.flush();
      expect(seen).toEqual([1, 2, 3]);
      pacer.push(4);
      pacer.stop();
      vi.advanceTimersByTime(1000);
      expect(seen).toEqual([1, 2, 3]);
    });
  });
});

describe('keys', () => {
  test('letters, digits, arrows', () => {
    expect(command(key('3'), false)).toEqual({ do: 'choice', number: 3 });
    expect(command(key('U'), false)).toEqual({ do: 'undo' });
    expect(command(key('ArrowLeft'), false)).toEqual({ do: 'move', way: 'left' });
    expect(command(key('?'), false)).toEqual({ do: 'help' });
    expect(command(key('x'), false)).toBeNull();
    expect(command(key('0'), false)).toBeNull();
  });

  test('who types means letters by them, and the browser keeps its own keys', () => {
    expect(command(key('u'), true)).toBeNull();
    expect(command(key('Escape'), true)).toEqual({ do: 'close' });
    expect(command(key('r', { ctrlKey: true }), false)).toBeNull();
  });

  test('every key is listed once', () => {
    expect(new Set(KEYS.map((one) => one.name)).size).toBe(KEYS.length);
  });

  test('an arrow leads to the nearest in its direction', () => {
    const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
    const boxes = [{ box: box(20, 0), of: 'right' }, { box: box(40, 0), of: 'far' }, { box: box(0, 30), of: 'below' }, { box: box(22, 60), of: 'aslant' }];
    expect(nearest(box(0, 0), boxes, 'right')).toBe('right');
    expect(nearest(box(0, 0), boxes, 'down')).toBe('below');
    expect(nearest(box(0, 0), boxes, 'left')).toBeNull();
  });
});

describe('the log', () => {
  const line = (act: number, id = 'x') => ({ act, text: { id } });

  test('only what was not there before is fresh', () => {
    expect(freshLines([line(0), line(1)], [line(0), line(1), line(1, 'more'), line(2)])).toEqual([line(1, 'more'), line(2)]);
    expect(freshLines([], [line(0)])).toHaveLength(1);
  });

  test('the last moment of a seat, and of all for who watches', () => {
    const log = [{ ...line(3), seat: 0 }, { ...line(5), seat: 1 }];
    expect([lastOwn(log, 0), lastOwn(log, 2), lastOwn(log, undefined), lastOwn(undefined, 0)]).toEqual([3, -1, 5, -1]);
  });

  test('lines of one moment belong together', () => {
    expect(moments([line(0), line(0), line(2)]).map((one) => [one.act, one.lines.length])).toEqual([[0, 2], [2, 1]]);
  });

  test('a sentence is cut where it speaks of a face, the longer name first', () => {
    const faces = [{ key: 'A', label: 'Ajax' }, { key: 'B', label: 'Ajax II' }];
    expect(mentions('Ann lays Ajax II on Ajax.', faces)).toEqual([
      { text: 'Ann lays ', face: '' }, { text: 'Ajax II', face: 'B' }, { text: ' on ', face: '' }, { text: 'Ajax', face: 'A' }, { text: '.', face: '' },
    ]);
    expect(mentions('Nothing.', [{ key: 'A', label: '' }])).toEqual([{ text: 'Nothing.', face: '' }]);
  });
});

describe('the ground', () => {
  test('headings go clockwise from north', () => {
    expect(away({ x: 0, y: 0 }, 0, 10)).toEqual({ x: 0, y: -10 });
    expect(away({ x: 0, y: 0 }, 900, 10)).toEqual({ x: 10, y: -0 });
  });

  test('a sector is closed, with or without a hole', () => {
    expect(sector({ start: 0, end: 900, far: 10 }, { x: 0, y: 0 })).toMatch(/^M0 0L0 -10A10 10 0 0 1 10 .*Z$/);
    expect(sector({ start: 0, end: 2700, far: 10, near: 5 }, { x: 0, y: 0 })).toMatch(/A10 10 0 1 1.*A5 5 0 1 0.*Z$/);
  });
});

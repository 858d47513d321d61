import { describe, expect, test } from 'vitest';
import { bow, brief, fan, helmsOf, levered, nearestRay, quick } from '../src/lib/helm';
import type { Choice, Piece, Scene, Spot } from '../src/lib/scene';

const ship: Piece = { id: 'a', spot: { x: 0, y: 0, heading: 900 } };
const pose = (verb: string, arg: number, spot?: Spot, piece = 'a'): Choice => ({
  verb, arg, order: `${verb} ${arg}`, label: { id: `do-${verb}`, args: { length: { id: 'cm', args: { n: arg } } } },
  touch: { piece, ...(spot ? { spot } : {}) },
});
const ahead = [4000, 1000, 3000, 2000].map((far) => pose('ahead', far, { x: far, y: 0, heading: 900 }));
const port = [100, 200, 300, 400].map((turn) => pose('port', turn, { x: 0, y: 0, heading: 900 - turn }));
const scene = (choices: Choice[], type: 'sea' | 'hexes' = 'sea'): Scene => ({
  game: 'g', act: 1, turn: [0], choices,
  picture: { prompt: { id: 'p' }, seats: [], boards: [{ type, id: 'sea', title: { id: 't' }, pieces: [ship, { id: 'b' }] }] },
});

describe('levers', () => {
  test('many poses of one piece by one verb are one, from the least to the greatest', () => {
    const helms = helmsOf(scene([...ahead, ...port, pose('end', 0)]));
    expect(helms.map((helm) => [helm.verb, helm.piece, helm.choices.map((choice) => choice.arg)])).toEqual([
      ['ahead', 'a', [1000, 2000, 3000, 4000]],
      ['port', 'a', [100, 200, 300, 400]],
    ]);
    expect(levered(helms).has('ahead:3000')).toBe(true);
    expect(levered(helms).has('end:0')).toBe(false);
  });

  test('few poses, targets without a place and other boards have none', () => {
    expect(helmsOf(scene(ahead.slice(1)))).toEqual([]);
    expect(helmsOf(scene([1, 2, 3, 4, 5].map((arg) => pose('fire', arg))))).toEqual([]);
    expect(helmsOf(scene(ahead, 'hexes'))).toEqual([]);
    expect(helmsOf(scene(ahead.map((choice) => ({ ...choice, touch: { ...choice.touch, piece: 'nobody' } }))))).toEqual([]);
  });

  test('many that show nowhere on the board are a list', () => {
    const signals = Array.from({ length: 9 }, (_, arg): Choice => ({ verb: 'signal', arg, order: `signal ${arg}`, label: { id: 'do' } }));
    expect(helmsOf(scene(signals))).toMatchObject([{ verb: 'signal', piece: '' }]);
    expect(helmsOf(scene(signals.slice(1)))).toEqual([]);
    expect(helmsOf(scene(signals, 'hexes'))).toEqual([]);
  });

  test('two pieces have levers of their own', () => {
    const other = [1, 2, 3, 4].map((arg) => pose('ahead', arg, { x: arg, y: 9 }, 'b'));
    expect(helmsOf(scene([...ahead, ...other])).map((helm) => helm.piece)).toEqual(['a', 'b']);
  });

  test('the least, the middle and the greatest always have a button', () => {
    const [helm] = helmsOf(scene(ahead));
    expect(quick(helm!)).toEqual([0, 1, 3]);
    expect(quick({ ...helm!, choices: ahead.slice(0, 1) })).toEqual([0]);
  });

  test('a value is named by the one thing that its label names', () => {
    expect(brief(ahead[0]!.label)).toEqual({ id: 'cm', args: { n: 4000 } });
    expect(brief({ id: 'x', args: { a: 1, b: 2 } })).toBeNull();
    expect(brief({ id: 'x' })).toBeNull();
  });
});

describe('the fan', () => {
  const helms = helmsOf(scene([...ahead, ...port]));

  test('a pose points where its bow is; north is up', () => {
    expect(bow({ x: 0, y: 0, heading: 0 }, 2000)).toMatchObject({ x: 0, y: 1000 });
    expect(bow({ x: 0, y: 0, heading: 900 }, 2000)).toMatchObject({ x: 1000, y: 0 });
    expect(bow({ x: 5, y: 5, heading: 1800 }, 2000)).toMatchObject({ x: 5, y: -995 });
  });

  test('has a ray for each pose, and each pose once', () => {
    expect(fan(helms, ship, 2000)).toHaveLength(8);
    expect(fan(helms, { id: 'b' }, 2000)).toEqual([]);
    const twice = helmsOf(scene([...ahead, ...[1, 2, 3, 4].map((arg) => pose('again', arg, { x: 1000 * arg, y: 0, heading: 900 }))]));
    expect(fan(twice, ship, 2000)).toHaveLength(4);
  });

  test('the nearest ray is the one that is meant, if it is near enough', () => {
    const rays = fan(helms, ship, 2000);
    expect(nearestRay(rays, { x: 3100, y: 90 })?.choice.arg).toBe(2000); // its bow is a thousand farther
    expect(nearestRay(rays, { x: 700, y: 720 })?.choice).toMatchObject({ verb: 'port', arg: 400 });
    expect(nearestRay(rays, { x: -9000, y: 0 }, 500)).toBeNull();
    expect(nearestRay([], { x: 0, y: 0 })).toBeNull();
  });
});

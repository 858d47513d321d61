import { describe, expect, it } from 'vitest';
import { across, apart, lineTones, nearestRow, roundTicks, shorten, steps, upwards } from '../src/lib/curve';
import { bytesOf, commitmentOf, hexOf, readSealed, sha256 } from '../src/lib/proof';
import { addressOf, asPast, batchOf, clampMoment, hold, luckOf, marksOf, nextBatch, openCounts, sameMoment, seatsToSee, splice, toMark, topicOf, wholeNumber } from '../src/lib/replay';
import type { LogLine, Scene, TableInfo } from '../src/lib/scene';

function scene(act: number, { stage = 'O1', scores = [0, 0], turn = [0], log = [] as LogLine[], hand = 3 } = {}): Scene {
  const zones = [
    { id: 'operation', kind: 'stage', title: { id: 'z' }, count: 1, pieces: [{ id: `card:${stage}`, face: stage }] },
    { id: 'hand:0', kind: 'hand', title: { id: 'z' }, count: hand, owner: 0 },
  ];
  const seats = scores.map((score, seat) => ({ seat, facts: [], score }));
  return { game: 'x', act, turn, picture: { prompt: { id: 'p' }, boards: [{ type: 'cards', id: 'table', zones }], seats }, log };
}

describe('batches', () => {
  it('of a moment', () => {
    expect([1, 50, 51, 100, 101].map(batchOf)).toEqual([0, 0, 1, 1, 2]);
    expect(batchOf(0)).toBe(0);
  });
  it('are fetched ahead first, then back', () => {
    const here = new Set<number>();
    const order: number[] = [];
    for (let batch = nextBatch(120, 230, here); batch !== null; batch = nextBatch(120, 230, here)) {
      order.push(batch);
      here.add(batch);
    }
    expect(order).toEqual([2, 3, 4, 1, 0]);
  });
  it('fill a reel by the number of the scene', () => {
    const reel = splice([], 4, [scene(2), scene(3)]);
    expect(reel.map((one) => one?.act)).toEqual([undefined, 2, 3, undefined]);
    expect(splice(reel, 5, [scene(1), scene(9)]).map((one) => one?.act)).toEqual([1, 2, 3, undefined, undefined]);
  });
});

describe('addresses', () => {
  it('carry seat, moment and tab', () => {
    expect(addressOf('a/b', 0, 12)).toBe('/replay/a%2Fb?seat=0&moment=12');
    expect(addressOf('t', null, 0)).toBe('/replay/t');
    expect(addressOf('t', null, 3, 'report')).toBe('/replay/t?moment=3&tab=report');
  });
  it('are read with care', () => {
    expect([wholeNumber('12'), wholeNumber('-1'), wholeNumber('1e9'), wholeNumber(''), wholeNumber(null)]).toEqual([12, null, null, null, null]);
    expect([clampMoment(0, 9), clampMoment(99, 9), clampMoment(NaN, 9), clampMoment(5, 0)]).toEqual([1, 9, 1, 0]);
  });
});

describe('marks', () => {
  const reel = [scene(1), scene(2, { turn: [1] }), scene(3, { stage: 'O2', scores: [5, 0] }), scene(4, { stage: 'O2', scores: [5, 0] }), scene(5, { stage: 'O2', scores: [5, 4] })];
  it('stand where the stage changes or somebody scores', () => {
    expect(marksOf(reel)).toEqual([
      { moment: 3, chapter: true, scored: [0] },
      { moment: 5, chapter: false, scored: [1] },
    ]);
  });
  it('wait for scenes that are not here', () => {
    expect(marksOf([reel[0], undefined, ...reel.slice(2)]).map((mark) => mark.moment)).toEqual([5]);
  });
  it('follow the turn where nothing is staged', () => {
    const bare = reel.map((one) => ({ ...one, picture: { ...one.picture, boards: [] } }));
    expect(marksOf(bare).filter((mark) => mark.chapter).map((mark) => mark.moment)).toEqual([2, 3]);
  });
  it('are jumped between, and the ends stand behind them', () => {
    const marks = marksOf(reel);
    expect([toMark(marks, 1, 1, 5), toMark(marks, 3, 1, 5), toMark(marks, 5, 1, 5)]).toEqual([3, 5, 5]);
    expect([toMark(marks, 5, -1, 5), toMark(marks, 3, -1, 5)]).toEqual([3, 1]);
  });
  it('are named by what is staged', () => {
    expect(topicOf(reel[2])).toEqual(['O2']);
    expect(topicOf(undefined)).toEqual([]);
  });
});

describe('watching', () => {
  it('rests longer where more happened, and shorter at speed', () => {
    const line = (roll?: [number, number]): LogLine => ({ act: 0, text: { id: 'e' }, ...(roll ? { roll } : {}) });
    const [none, some, dice] = [scene(1), scene(1, { log: [line(), line()] }), scene(1, { log: [line([6, 6])] })];
    expect(hold(some, 1)).toBeGreaterThan(hold(none, 1));
    expect(hold(dice, 1)).toBeGreaterThan(hold(some, 1));
    expect(hold(dice, 4)).toBe(Math.round(hold(dice, 1) / 4));
  });
  it('finds the same moment of another viewer', () => {
    const lines = (...ids: string[]): LogLine[] => ids.map((id) => ({ act: 0, text: { id } }));
    const reel = (...moments: string[][]) => moments.map((ids, i) => scene(i + 1, { log: lines(...ids) }));
    const watcher = reel(['a'], ['b', 'c'], ['b', 'c'], ['d']);
    const mine = reel(['a', 'mine'], [], ['b', 'c'], ['mine'], ['b', 'c'], ['d']);
    const theirs = reel(['a'], ['b', 'c'], ['b', 'c'], ['theirs'], ['d']);
    expect(openCounts(mine, watcher)).toEqual([1, 1, 2, 2, 3, 4]);
    expect([1, 2, 3, 4, 5, 6].map((moment) => sameMoment(moment, mine, theirs, watcher))).toEqual([1, 1, 2, 2, 3, 5]);
    expect(sameMoment(5, theirs, watcher, watcher)).toBe(4);
  });
  it('guesses where two viewers do not fit together', () => {
    const reel = (length: number) => Array.from({ length }, (_, i) => scene(i + 1, { log: [{ act: i, text: { id: `${length}` } }] }));
    expect(openCounts(reel(8), reel(4))).toBeNull();
    expect(sameMoment(4, reel(8), reel(4), reel(4))).toBe(2);
  });
});

describe('who may see', () => {
  const info = {
    id: 't', game: 'x', title: '', status: 'playing', turn: [], acts: 1, created: 0, moved: 0,
    seats: [
      { seat: 0, kind: 'person', name: 'Ann', mine: true },
      { seat: 1, kind: 'bot', name: '', level: 'captain', thinking: true, clock: 5, running: true },
    ],
  } as TableInfo;
  it('only oneself before the end', () => {
    expect(seatsToSee(info)).toEqual([0]);
    expect(seatsToSee({ ...info, status: 'over' })).toEqual([0, 1]);
  });
  it('and the past is at rest', () => {
    expect(asPast(info).seats[1]).toEqual({ seat: 1, kind: 'bot', name: '', level: 'captain', here: true });
  });
});

describe('luck', () => {
  it('is told by how seldom it is', () => {
    expect(luckOf({ dice: 3, gave: 13, promised: 10.5 })).toEqual({ by: 2.5, word: 'usual' });
    expect(luckOf({ dice: 3, gave: 18, promised: 10.5 }).word).toBe('rare');
    expect(luckOf({ dice: 10, gave: 27, promised: 35 }).word).toBe('some');
    expect(luckOf({ dice: 0, gave: 0, promised: 0 })).toEqual({ by: 0, word: 'usual' });
  });
});

describe('the curve', () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 50 };
  it('has round ticks around all points', () => {
    expect(roundTicks(0, 63, 4)).toEqual([0, 20, 40, 60, 80]);
    expect(roundTicks(0, 3, 4)).toEqual([0, 1, 2, 3]);
    expect(upwards([[0, -3], [12, 4]], frame).ticks).toEqual([-5, 0, 5, 10, 15]);
  });
  it('goes in steps', () => {
    const x = across([1, 5, 11], frame, 3);
    const y = upwards([[0], [5], [10]], frame, 2);
    expect(steps([1, 5, 11], [0, 5, 10], x, y)).toBe('M0 50H40V25H100V0');
    expect([nearestRow([1, 5, 11], x, 10), nearestRow([1, 5, 11], x, 30), nearestRow([1, 5, 11], x, 99)]).toEqual([0, 1, 2]);
  });
  it('keeps its labels apart and in order', () => {
    expect(apart([10, 12, 40], 10, 0, 50)).toEqual([10, 20, 40]);
    expect(apart([48, 49, 50], 10, 0, 50)).toEqual([30, 40, 50]);
    expect(apart([30, 10], 5, 0, 50)).toEqual([30, 10]);
  });
  it('shortens names but keeps what tells them apart', () => {
    expect([shorten('Ensign 4', 10), shorten('Commodore 12', 10), shorten('Capitaine 3', 10)]).toEqual(['Ensign 4', 'Commodo…12', 'Capitai… 3']);
  });
  it('wears the tones of the seats only where they differ', () => {
    expect(lineTones(2, ['teal', 'ochre'])).toEqual(['teal', 'ochre']);
    expect(lineTones(2, ['teal', 'teal'])).toEqual(['navy', 'crimson']);
    expect(new Set(lineTones(6)).size).toBe(6);
  });
});

describe('the proof', () => {
  it('reads what a save promises', () => {
    expect(readSealed('{"key": "ab", "commitment": "cd", "x": 1}')).toEqual({ key: 'ab', commitment: 'cd' });
    expect([readSealed('{'), readSealed('null'), readSealed('{"key": 1}')]).toEqual([null, null, null]);
  });
  it('reckons as the server does', async () => {
    expect(await commitmentOf(hexOf(new TextEncoder().encode('k')))).toMatch(/^8254c329/);
    expect(await commitmentOf('xy')).toBeNull();
    expect(bytesOf('abc')).toBeNull();
  });
  it('reckons alike without the browser', async () => {
    for (const length of [0, 1, 31, 55, 56, 63, 64, 65, 200]) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
      expect(hexOf(sha256(data))).toBe(hexOf(theirs));
    }
  });
});

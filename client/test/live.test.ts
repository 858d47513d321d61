import { describe, expect, test } from 'vitest';
import { backoff, joinLines, joinLogs, settle } from '../src/lib/live';
import type { Order } from '../src/lib/live';
import type { LogLine, Show } from '../src/lib/scene';

const line = (act: number, id = `l${act}`): LogLine => ({ act, text: { id } });

function shown(act: number, over = false): Show {
  return {
    kind: 'show',
    scene: {
      game: 'flotilla', act, turn: [0], picture: { prompt: { id: 'p' }, boards: [], seats: [] },
      ...(over ? { outcome: { ranks: [0], scores: [1], why: { id: 'w' } } } : {}),
    },
    table: { id: 't', game: 'flotilla', title: '', status: 'playing', seats: [], turn: [0], acts: act, created: 0, moved: 0 },
  };
}

describe('the log', () => {
  test('a whole log takes the place of what was there', () => expect(joinLogs([line(0), line(1)], 0, [line(0)])).toEqual([line(0)]));
  test('a part is put where it begins', () =>
    expect(joinLogs([line(0), line(1), line(2, 'old')], 2, [line(2), line(3)])).toEqual([line(0), line(1), line(2), line(3)]));
});

test('chat lines come once and in order, whatever the order of arrival', () => {
  const said = (number: number) => ({ number, name: 'A', text: `${number}`, at: number });
  expect(joinLines([said(2), said(1)], [said(2), said(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
});

describe('an order whose answer was lost', () => {
  const act: Order = { kind: 'act', seat: 0, seen: 5, verb: 'card', arg: 3 };

  test('is sent again while the table stands where it was made', () => expect(settle(act, shown(5))).toBe('again'));
  test('is over once the table went on', () => expect(settle(act, shown(6))).toBe('done'));
  test('is over once the match is', () => expect(settle(act, shown(5, true))).toBe('done'));
  test('chat is never sent twice by itself', () => expect(settle({ kind: 'say', text: 'hello' }, shown(5))).toBe('lost'));
  test('nor is an answer', () => expect(settle({ kind: 'answer', seat: 0, yes: true }, shown(5))).toBe('lost'));
  test('a hint can be asked for again', () => expect(settle({ kind: 'hint', seat: 0 }, shown(5))).toBe('again'));
});

test('the waits grow, with some chance, and end growing', () => {
  expect(backoff(0, 0)).toBe(250);
  expect(backoff(0, 1)).toBe(500);
  expect(backoff(3, 1)).toBe(4000);
  expect(backoff(50, 1)).toBe(15000);
});

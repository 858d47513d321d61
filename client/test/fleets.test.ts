import { describe, expect, test } from 'vitest';
import { costOf, countOf, draftOf, emptyDraft, fits, fleetFile, listed, pick, readFleet, shelves, sums, toKeep, towards, without } from '../src/lib/fleets';
import { pageOf } from '../src/lib/route';
import type { Face, Fleet, Roster, Scene } from '../src/lib/scene';

const face = (frame: string, hull: number): Face => ({
  label: { id: 'ship' },
  art: { motif: 'frigate', frame },
  facts: [
    { what: { id: 'vp' }, value: 9, spot: 'corner' },
    { what: { id: 'hull' }, value: hull, icon: 'camp', spot: 'strip' },
    { what: { id: 'years' }, value: 1970, spot: 'foot' },
    { what: { id: 'guns' }, value: '4+', spot: 'strip' },
  ],
});
const roster: Roster = {
  groups: [{ key: 'red', title: { id: 'red' } }, { key: 'blue', title: { id: 'blue' } }],
  units: [
    { face: 'A', group: 'red', cost: 3 },
    { face: 'B', group: 'red', cost: 8 },
    { face: 'C', group: 'red', cost: 2, most: 3 },
    { face: 'D', group: 'blue', cost: 5 },
  ],
  faces: { A: face('surface', 4), B: face('surface', 7), C: face('sub', 1), D: face('surface', 5) },
  budgets: [20, 10],
  points: { id: 'points' },
};
const unit = (key: string) => roster.units.find((one) => one.face === key)!;
const fleet: Fleet = { id: 'f', game: 'sea', group: 'red', budget: 20, name: 'First', units: ['A', 'C', 'C'], cost: 7, changed: 1 };

test('the address of the page', () => expect(pageOf('/fleets/sea')).toEqual({ name: 'Fleets', game: 'sea' }));

describe('arithmetic', () => {
  test('cost, with several of one kind; what is unknown costs nothing', () => {
    expect(costOf(roster, [])).toBe(0);
    expect(costOf(roster, ['A', 'C', 'C', '?'])).toBe(7);
  });
  test('only numbers that one plays by are summed up', () =>
    expect(sums(roster, ['A', 'B', 'C', 'C'])).toEqual([{ what: { id: 'hull' }, icon: 'camp', total: 13 }]));
  test('a second click takes off what there is only one of', () => {
    expect(pick([], unit('A'))).toEqual(['A']);
    expect(pick(['A', 'B'], unit('A'))).toEqual(['B']);
  });
  test('never more than there are', () => {
    expect(pick(['C', 'C'], unit('C'))).toEqual(['C', 'C', 'C']);
    expect(pick(['C', 'C', 'C'], unit('C'))).toEqual(['C', 'C', 'C']);
  });
  test('one less', () => {
    expect(without(['C', 'A', 'C'], 'C')).toEqual(['C', 'A']);
    expect(without(['A'], 'C')).toEqual(['A']);
  });
  test('each kind once', () => expect(listed(roster, ['C', 'A', 'C']).map((one) => [one.unit.face, one.count])).toEqual([['A', 1], ['C', 2]]));
  test('shelves by the sign of the frame, the dearest first', () =>
    expect(shelves(roster, 'red').map((shelf) => [shelf.frame, shelf.units.map((one) => one.face)])).toEqual([['surface', ['B', 'A']], ['sub', ['C']]]));
  test('a new one has the usual budget', () => expect(emptyDraft(roster)).toEqual({ id: '', name: '', group: 'red', budget: 20, units: [] }));
});

describe('files', () => {
  const text = fleetFile('sea', draftOf(fleet));
  test('there and back', () => expect(readFleet(text, 'sea', roster)).toEqual({ ...draftOf(fleet), id: '' }));
  test('what is sent has no id', () => expect(toKeep('sea', draftOf(fleet))).not.toHaveProperty('id'));
  test.each([
    ['no JSON', 'hello'],
    ['no fleet', '[]'],
    ['null', 'null'],
    ['another format', text.replace('"escadre_fleet": 1', '"escadre_fleet": 2')],
    ['another game', text.replace('"sea"', '"land"')],
    ['no such group', text.replace('"red"', '"green"')],
    ['no such unit', text.replace('"A"', '"Z"')],
    ['a unit of another group', text.replace('"A"', '"D"')],
    ['more than there are', text.replace('"C"', '"A"')],
    ['units that are no list', JSON.stringify({ ...JSON.parse(text), units: 'A' })],
    ['a number for a name', JSON.stringify({ ...JSON.parse(text), name: 3 })],
  ])('%s', (_, bad) => expect(readFleet(bad, 'sea', roster)).toBeNull());
  test('a budget that the game does not know is the usual one', () =>
    expect(readFleet(text.replace('20', '17'), 'sea', roster)?.budget).toBe(20));
});

describe('at the table', () => {
  const scene = (chosen: string[], left: string[], more: Partial<Scene> = {}): Scene => ({
    game: 'sea', act: 7, turn: [0], seat: 0, undo: chosen.length ? 'free' : '',
    choices: [
      { verb: 'done', arg: 0, order: 'done', label: { id: 'do-done' } },
      ...left.map((key, arg) => ({ verb: 'ship', arg, order: `ship ${key}`, label: { id: 'do-ship' }, touch: { piece: `p${arg}` } })),
    ],
    picture: {
      prompt: { id: 'prompt' }, seats: [],
      boards: [{ type: 'cards', id: 'table', zones: [{ id: 'reserve', kind: 'row', title: { id: 'zone' }, count: left.length, pieces: left.map((key, i) => ({ id: `p${i}`, face: key })) }] }],
      muster: { verb: 'ship', group: 'red', budget: 10, chosen },
    },
    ...more,
  });

  test('which fleets fit', () => {
    const muster = { verb: 'ship', group: 'red', budget: 7 };
    expect(fits(fleet, muster)).toBe(true);
    expect(fits(fleet, { ...muster, budget: 6 })).toBe(false);
    expect(fits(fleet, { ...muster, group: 'blue' })).toBe(false);
    expect(fits({ ...fleet, units: [] }, muster)).toBe(false);
  });
  test('unit by unit', () => {
    expect(towards(scene([], ['B', 'A', 'C']), ['A', 'C'])).toEqual({ kind: 'act', seat: 0, seen: 7, verb: 'ship', arg: 1 });
    expect(towards(scene(['A'], ['B', 'C']), ['A', 'C'])).toEqual({ kind: 'act', seat: 0, seen: 7, verb: 'ship', arg: 1 });
    expect(towards(scene(['A', 'C'], ['B']), ['A', 'C'])).toBeNull();
  });
  test('several of a kind', () => {
    expect(towards(scene(['C'], ['C']), ['C', 'C'])).toMatchObject({ kind: 'act', arg: 0 });
    expect(countOf(['C', 'C'], 'C')).toBe(2);
  });
  test('what else was chosen is taken back first, as long as nobody must be asked', () => {
    expect(towards(scene(['B'], ['A']), ['A'])).toEqual({ kind: 'undo', seat: 0, seen: 7 });
    expect(towards(scene(['B'], ['A'], { undo: 'ask' }), ['A'])).toBeNull();
  });
  test('not for those who only watch, nor when nobody chooses a fleet', () => {
    const { seat: _, ...watched } = scene([], ['A']);
    expect(towards(watched, ['A'])).toBeNull();
    const { muster: __, ...picture } = scene([], ['A']).picture;
    expect(towards({ ...scene([], ['A']), picture }, ['A'])).toBeNull();
  });
});

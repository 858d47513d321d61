import { describe, expect, test } from 'vitest';
import {
  costAt, costOf, countOf, draftOf, emptyDraft, fits, fleetFile, isChosen, leastOf, listed, namesOf, pick, presetDraft, readFleet, shares, shelves, sums, toKeep, towards, without,
} from '../src/lib/fleets';
import { NO_PLAN } from '../src/lib/line';
import { pageOf } from '../src/lib/route';
import type { Face, Fleet, Muster, Roster, Scene } from '../src/lib/scene';

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
const fleet: Fleet = { id: 'f', game: 'sea', group: 'red', budget: 20, name: 'First', units: ['A', 'C', 'C'], plan: {}, cost: 7, changed: 1 };
const some = (...units: string[]) => ({ units, plan: NO_PLAN });

test('the address of the page', () => expect(pageOf('/fleets/sea')).toEqual({ name: 'Fleets', game: 'sea' }));

describe('arithmetic', () => {
  test('cost, with several of one kind; what is unknown costs nothing', () => {
    expect(costOf(roster, [])).toBe(0);
    expect(costOf(roster, ['A', 'C', 'C', '?'])).toBe(7);
  });
  test('only numbers that one plays by are summed up', () =>
    expect(sums(roster, ['A', 'B', 'C', 'C'])).toEqual([{ what: { id: 'hull' }, icon: 'camp', total: 13 }]));
  test('a second click takes off what there is only one of', () => {
    expect(pick(roster, some(), unit('A'))).toEqual(some('A'));
    expect(pick(roster, some('A', 'B'), unit('A'))).toEqual(some('B'));
  });
  test('never more than there are', () => {
    expect(pick(roster, some('C', 'C'), unit('C'))).toEqual(some('C', 'C', 'C'));
    expect(pick(roster, some('C', 'C', 'C'), unit('C'))).toEqual(some('C', 'C', 'C'));
  });
  test('one less', () => {
    expect(without(roster, some('C', 'A', 'C'), 'C')).toEqual(some('C', 'A'));
    expect(without(roster, some('A'), 'C')).toEqual(some('A'));
  });
  test('each kind once', () => expect(listed(roster, ['C', 'A', 'C']).map((one) => [one.unit.face, one.count])).toEqual([['A', 1], ['C', 2]]));
  test('shelves by the sign of the frame, the dearest first', () =>
    expect(shelves(roster, 'red').map((shelf) => [shelf.frame, shelf.units.map((one) => one.face)])).toEqual([['surface', ['B', 'A']], ['sub', ['C']]]));
  test('a new one has the usual budget', () => expect(emptyDraft(roster)).toEqual({ id: '', name: '', group: 'red', budget: 20, units: [], plan: NO_PLAN }));
});

describe('what a game may add', () => {
  const sorted: Roster = {
    ...roster, least: 95,
    groups: [{
      key: 'red', title: { id: 'red' },
      advice: [{ label: { id: 'large' }, share: 40, faces: ['A', 'B'] }, { label: { id: 'small' }, share: 60, faces: ['C'] }],
      presets: [{ title: { id: 'ready' }, budget: 10, units: ['B', 'C'], names: ['Flora', 'Argo'] }],
    }],
    units: roster.units.map((one) => ({ ...one, shelf: { id: one.face === 'B' ? 'late' : 'early' }, names: one.face === 'C' ? ['Clio', 'Ceres'] : [] })),
  };
  test('what must be spent is rounded up', () => {
    expect(leastOf(sorted, 250)).toBe(238);
    expect(leastOf(roster, 250)).toBe(0);
  });
  test('shelves in the order of the roster', () =>
    expect(shelves(sorted, 'red').map((shelf) => [shelf.title?.id, shelf.units.map((one) => one.face)])).toEqual([['early', ['A', 'C']], ['late', ['B']]]));
  test('shares count only what some advice counts', () => {
    expect(shares(sorted, 'red', ['A', 'C', 'C', 'D']).map(({ wanted, own, count }) => [wanted, own, count])).toEqual([[40, 33, 1], [60, 67, 2]]);
    expect(shares(sorted, 'red', []).map(({ own }) => own)).toEqual([0, 0]);
    expect(shares(roster, 'red', ['A'])).toEqual([]);
  });
  test('names in the order of the kind, until there are none', () => expect(namesOf(sorted, 'red', ['C', 'A', 'C', 'C'])).toEqual(['Clio', '', 'Ceres', '']));
  test('a preset has its own names as long as it is left as it is', () => {
    expect(presetDraft(sorted, 'red', sorted.groups[0]!.presets![0]!)).toMatchObject({ group: 'red', budget: 10, units: ['B', 'C'] });
    expect(namesOf(sorted, 'red', ['B', 'C'])).toEqual(['Flora', 'Argo']);
    expect(namesOf(sorted, 'red', ['C', 'B'])).toEqual(['Clio', '']);
  });
});

describe('files', () => {
  const text = fleetFile('sea', draftOf(roster, fleet));
  test('there and back', () => expect(readFleet(text, 'sea', roster)).toEqual({ ...draftOf(roster, fleet), id: '' }));
  test('what is sent has no id', () => expect(toKeep('sea', draftOf(roster, fleet))).not.toHaveProperty('id'));
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
    expect(towards(scene([], ['B', 'A', 'C']), some('A', 'C'))).toEqual({ kind: 'act', seat: 0, seen: 7, verb: 'ship', arg: 1 });
    expect(towards(scene(['A'], ['B', 'C']), some('A', 'C'))).toEqual({ kind: 'act', seat: 0, seen: 7, verb: 'ship', arg: 1 });
    expect(towards(scene(['A', 'C'], ['B']), some('A', 'C'))).toBeNull();
  });
  test('several of a kind', () => {
    expect(towards(scene(['C'], ['C']), some('C', 'C'))).toMatchObject({ kind: 'act', arg: 0 });
    expect(countOf(['C', 'C'], 'C')).toBe(2);
  });
  test('what else was chosen is taken back first, as long as nobody must be asked', () => {
    expect(towards(scene(['B'], ['A']), some('A'))).toEqual({ kind: 'undo', seat: 0, seen: 7 });
    expect(towards(scene(['B'], ['A'], { undo: 'ask' }), some('A'))).toBeNull();
  });
  test('where something must be spent, and where things cost other than usual', () => {
    const muster: Muster = { verb: 'ship', group: 'red', budget: 10, least: 8 };
    expect(fits(fleet, muster)).toBe(false);
    expect(fits(fleet, { ...muster, costs: { A: 4, C: 2 } })).toBe(true);
    expect(costAt(fleet, { ...muster, costs: { A: 4, C: 2 } })).toBe(8);
  });
  describe('where the order counts', () => {
    const ordered = (chosen: string[], more: Partial<Muster> = {}): Scene => {
      const found = scene(chosen, ['A', 'B', 'C']);
      return { ...found, picture: { ...found.picture, muster: { ...found.picture.muster!, ordered: true, ...more } } };
    };
    test('one after the other', () => {
      expect(towards(ordered([]), some('C', 'A', 'C'))).toMatchObject({ kind: 'act', arg: 2 });
      expect(towards(ordered(['C']), some('C', 'A', 'C'))).toMatchObject({ kind: 'act', arg: 0 });
      expect(towards(ordered(['C', 'A', 'C']), some('C', 'A', 'C'))).toBeNull();
    });
    test('what is chosen in another order is taken back', () => expect(towards(ordered(['A']), some('C', 'A', 'C'))).toMatchObject({ kind: 'undo' }));
    test('the same units in another order are another fleet', () => {
      const muster: Muster = { verb: 'ship', group: 'red', budget: 10, chosen: ['C', 'A', 'C'] };
      expect(isChosen(fleet, muster)).toBe(true);
      expect(isChosen(fleet, { ...muster, ordered: true })).toBe(false);
    });

    const plan = { divisions: [1, 2], flagship: 2, commanders: [0, 2] };
    const whole = { ...fleet, plan };
    const standing = (asks: Muster['asks'], division: number, choices: Scene['choices']): Scene => {
      const found = ordered(fleet.units, { verb: 'order', asks, division, pieces: ['p0', 'p1', 'p2'] } as Partial<Muster>);
      return { ...found, choices: choices! };
    };
    const touching = ['p0', 'p1', 'p2'].map((piece, arg) => ({ verb: 'order', arg: arg + 40, order: '', label: { id: 'do' }, touch: { piece } }));
    const sizes = [1, 2, 3].map((arg) => ({ verb: 'order', arg, order: '', label: { id: 'do' } }));
    test('then its divisions, its flagship and its commanders', () => {
      expect(towards(standing('division', 0, sizes), whole)).toMatchObject({ arg: 1 });
      expect(towards(standing('division', 1, sizes), whole)).toMatchObject({ arg: 2 });
      expect(towards(standing('flagship', 0, touching), whole)).toMatchObject({ arg: 42 });
      expect(towards(standing('commander', 0, touching), whole)).toMatchObject({ arg: 40 });
    });
    test('nothing more where it does not say, is another, or somebody else is asked', () => {
      expect(towards(standing('division', 2, sizes), whole)).toBeNull();
      expect(towards(standing('division', 0, sizes), fleet)).toBeNull();
      expect(towards(standing('division', 0, sizes), { units: ['A'], plan })).toBeNull();
      expect(towards(standing('flagship', 0, []), whole)).toBeNull();
    });
    test('which fleets fit then', () => {
      const { muster } = standing('division', 0, sizes).picture;
      expect(fits(whole, muster!)).toBe(true);
      expect(fits(fleet, muster!)).toBe(false);
      expect(fits({ ...whole, units: ['C', 'A', 'C'] }, muster!)).toBe(false);
    });
  });
  test('not for those who only watch, nor when nobody chooses a fleet', () => {
    const { seat: _, ...watched } = scene([], ['A']);
    expect(towards(watched, some('A'))).toBeNull();
    const { muster: __, ...picture } = scene([], ['A']).picture;
    expect(towards({ ...scene([], ['A']), picture }, some('A'))).toBeNull();
  });
});

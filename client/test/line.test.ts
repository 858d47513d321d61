import { describe, expect, test } from 'vitest';
import { appointed, divide, divided, hoisted, joined, lineOf, moved, neighbour, NO_PLAN, parted, resized, settled, splits } from '../src/lib/line';
import type { Standing } from '../src/lib/line';
import type { Roster } from '../src/lib/scene';

// Ships of the line A to K, frigates x and y.
const letters = [...'ABCDEFGHIJK'];
const roster: Roster = {
  groups: [{ key: 'red', title: { id: 'red' } }],
  units: [...letters, 'x', 'y'].map((face) => ({ face, group: 'red', cost: 1, most: 9, beside: face > 'a' })),
  faces: {}, budgets: [20], points: { id: 'points' }, ordered: true, division: [3, 8],
};
const fleet = (units: string, plan: Partial<Standing['plan']> = {}) => settled(roster, { units: [...units], plan: { ...NO_PLAN, ...plan } });
const unit = (face: string) => roster.units.find((one) => one.face === face)!;
const shown = ({ units, plan }: Standing) => [units.join(''), plan.divisions, units[plan.flagship], plan.commanders.map((place) => units[place]).join('')];

describe('the line', () => {
  test('frigates stand beside it, unless there is nothing else', () => {
    expect(lineOf(roster, [...'AxB'])).toEqual([0, 2]);
    expect(lineOf(roster, [...'xy'])).toEqual([0, 1]);
  });
  test('who joins comes last in the line; frigates stay behind', () => {
    const all = [...'AxBC'].reduce((standing, face) => joined(roster, standing, unit(face)), fleet(''));
    expect(shown(all)).toEqual(['ABCx', [3], 'A', 'A']);
  });
  test('frigates alone give way to the first ship of the line', () => expect(shown(joined(roster, fleet('xyx'), unit('A')))).toEqual(['Axyx', [1], 'x', 'A']));
  test('ahead and astern, among those of a kind', () => {
    const four = fleet('ABCxy');
    expect(shown(moved(roster, four, 2, -1))[0]).toBe('ACBxy');
    expect(shown(moved(roster, four, 4, -1))[0]).toBe('ABCyx');
    expect(moved(roster, four, 0, -1)).toBe(four);
    expect([neighbour(roster, four.units, 2, 1), neighbour(roster, four.units, 3, -1)]).toEqual([null, null]);
  });
});

describe('divisions', () => {
  test.each([[0, []], [1, [1]], [2, [1]], [5, [1]], [6, [1, 2]], [8, [1, 2]], [9, [2, 3]], [17, [3, 4, 5]]])('%i ships: %j', (count, ways) => expect(splits(roster, count)).toEqual(ways));
  test('none where the game has none', () => {
    const { division: _, ...plain } = roster;
    expect(settled(plain, { units: ['A', 'B'], plan: NO_PLAN }).plan).toEqual(NO_PLAN);
  });
  test('as equal as can be', () => expect(divide(roster, fleet('ABCDEFGH'), 2).plan.divisions).toEqual([4, 4]));
  test('a ship from the next, as long as both stay large enough', () => {
    const seven = fleet('ABCDEFG', { divisions: [4, 3] });
    expect(resized(roster, seven, 0, -1)?.plan.divisions).toEqual([3, 4]);
    expect(resized(roster, seven, 0, 1)).toBeNull();
    expect(resized(roster, seven, 1, -1)).toBeNull();
  });
  test('a ship more swells the last, and a ninth makes two', () => {
    expect(joined(roster, fleet('ABCDEF', { divisions: [3, 3] }), unit('G')).plan.divisions).toEqual([3, 4]);
    expect(joined(roster, fleet('ABCDEFGH'), unit('I')).plan.divisions).toEqual([5, 4]);
  });
  test('a ship less makes her own division smaller; too small a one is no more', () => {
    expect(shown(parted(roster, fleet('ABCDEFG', { divisions: [4, 3] }), 1))).toEqual(['ACDEFG', [3, 3], 'A', 'AE']);
    expect(parted(roster, fleet('ABCDEF', { divisions: [3, 3] }), 4).plan.divisions).toEqual([5]);
  });
  test('by places, frigates apart', () => expect(divided(roster, fleet('ABCDEFxy', { divisions: [3, 3] }))).toEqual({ divisions: [[0, 1, 2], [3, 4, 5]], beside: [6, 7] }));
  test('sizes that do not fit are settled anew', () => expect(fleet('ABCDEFG', { divisions: [2, 5] }).plan.divisions).toEqual([4, 3]));
});

describe('commands', () => {
  const six = fleet('ABCDEF', { divisions: [3, 3] });
  test('the first of each division, at first', () => expect(shown(six)).toEqual(['ABCDEF', [3, 3], 'A', 'AD']));
  test('the flagship commands her division', () => expect(shown(hoisted(roster, six, 4))).toEqual(['ABCDEF', [3, 3], 'E', 'AE']));
  test('one is appointed in the place of another', () => {
    const withF = appointed(roster, six, 5);
    expect(shown(withF)).toEqual(['ABCDEF', [3, 3], 'A', 'AF']);
    expect(shown(appointed(roster, withF, 4))[3]).toBe('AE');
  });
  test('flag and command go along with the ship', () => {
    const chosen = appointed(roster, hoisted(roster, six, 1), 5);
    expect(shown(moved(roster, chosen, 1, -1))).toEqual(['BACDEF', [3, 3], 'B', 'BF']);
    expect(shown(parted(roster, chosen, 0))).toEqual(['BCDEF', [5], 'B', 'B']);
    expect(shown(parted(roster, chosen, 1))).toEqual(['ACDEF', [5], 'A', 'A']);
  });
  test('the Admiral may sail in a frigate', () => expect(shown(hoisted(roster, fleet('ABCx'), 3))).toEqual(['ABCx', [3], 'x', 'A']));
});

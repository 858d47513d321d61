import { describe, expect, test } from 'vitest';
import { allowed, fitted, openOptions, optionValue, order, place, printed, resize, scenarioTitle, usualPlan, withScenario } from '../src/lib/plan';
import { block, inline, matches } from '../src/lib/markdown';
import { pageOf } from '../src/lib/route';
import type { GameCard, OptionSpec, SeatPlan } from '../src/lib/scene';
import { readSettings } from '../src/lib/settings.svelte';
import { bundleOf, sayWith, unbroken } from '../src/lib/words';

const card: GameCard = {
  key: 'flotilla',
  title: { id: 'game-title' },
  line: { id: 'game-line' },
  first: 2,
  last: 4,
  usual: 3,
  minutes: [20, 40],
  art: { motif: 'convoy' },
  options: [
    { name: 'fog', kind: 'switch', default: false, label: { id: 'fog' } },
    { name: 'length', kind: 'choice', default: 22, label: { id: 'length' }, choices: [10, 15, 22] },
  ],
};

describe('addresses', () => {
  test.each([
    ['/', { name: 'Lobby' }],
    ['/new/flotilla', { name: 'NewTable', game: 'flotilla' }],
    ['/table/k3x/', { name: 'Table', id: 'k3x' }],
    ['/rules/a%20b', { name: 'Rules', game: 'a b' }],
    ['/archive', { name: 'Archive' }],
    ['/table', { name: 'Nowhere' }],
    ['/table/a/b', { name: 'Nowhere' }],
    ['/constructor', { name: 'Nowhere' }],
    ['/table/%E0%A4%A', { name: 'Nowhere' }],
  ])('%s', (path, page) => expect(pageOf(path)).toEqual(page));
});

describe('words', () => {
  const common = bundleOf('en', 'seat = Seat { $number }\nships = { $count ->\n    [one] one ship\n   *[other] { $count } ships\n}\nsay = { $who } waits\n');
  const game = bundleOf('en', 'seat = Place { $number }\ncard = Card\n    .text = A text\n');

  test('plurals', () => {
    expect(sayWith([common], { id: 'ships', args: { count: 1 } })).toBe('one ship');
    expect(sayWith([common], { id: 'ships', args: { count: 3 } })).toBe('3 ships');
  });
  test('a text in a text is said first, without marks around it', () =>
    expect(sayWith([common], { id: 'say', args: { who: { id: 'seat', args: { number: 2 } } } })).toBe('Seat 2 waits'));
  test('the words of the game come first', () =>
    expect(sayWith([game, common], { id: 'seat', args: { number: 2 } })).toBe('Place 2'));
  test('attributes', () => expect(sayWith([undefined, game], { id: 'card.text' })).toBe('A text'));
  test('no line breaks before a French sign', () =>
    expect(unbroken('Vraiment ? « Oui » : non')).toBe('Vraiment\u00a0? «\u00a0Oui\u00a0»\u00a0: non'));
  test('what has no words shows its id', () => expect(sayWith([common], { id: 'no-such' })).toBe('[no-such]'));
});

describe('settings', () => {
  test('nothing kept, nonsense kept', () => {
    for (const kept of [null, '', 'no json', '3', 'null', '[]']) expect(readSettings(kept).theme).toBe('auto');
  });
  test('what makes sense is taken, the rest is as usual', () => {
    const settings = readSettings('{"language":"fr","theme":"mauve","volume":7,"muted":true}');
    expect(settings).toMatchObject({ language: 'fr', theme: 'auto', volume: 0.6, muted: true });
  });
});

describe('setting up', () => {
  const [me, bot]: [SeatPlan, SeatPlan] = [{ kind: 'me' }, { kind: 'bot', level: 'captain' }];

  test('the usual table is me against bots, as printed', () => {
    expect(usualPlan(card).seats).toEqual([me, bot, bot]);
    expect(order(card, usualPlan(card))).toEqual({ game: 'flotilla', seats: [me, bot, bot], public: false, absent: 'bot' });
  });
  test('only what was changed is sent', () => {
    const plan = { ...usualPlan(card), options: { ...printed(card), length: 10 }, clock: 'slow' as const, title: ' Night ' };
    expect(order(card, plan)).toMatchObject({ options: { length: 10 }, pace: { hours: 24 }, title: 'Night' });
  });
  test('a scenario sets the seats, and what it settles itself is not sent', () => {
    const sides = [{ id: 'red' }, { id: 'blue' }];
    const scenario = { key: 'night', title: { id: 'night' }, line: { id: 'night.line' }, sides, fixes: ['length'] };
    const rich = { ...card, scenarios: [scenario] };
    const plan = withScenario(rich, { ...usualPlan(rich), options: { fog: true, length: 10 } }, 'night');
    expect(openOptions(rich, 'night').map((option) => option.name)).toEqual(['fog']);
    expect(order(rich, plan)).toMatchObject({ scenario: 'night', seats: [{ kind: 'me' }, bot], options: { fog: true } });
    expect(order(rich, withScenario(rich, plan, '')).options).toEqual({ fog: true, length: 10 });
    expect(scenarioTitle(rich, 'night')).toEqual({ id: 'night' });
    expect(scenarioTitle(card, 'night').args).toEqual({ name: 'night' });
  });
  test('a scenario presets options, and takes its presets along when it goes', () => {
    const sides = [{ id: 'red' }, { id: 'blue' }];
    const scenario = (key: string, presets: Record<string, number>) => ({ key, title: { id: key }, line: { id: key }, sides, presets });
    const rich = { ...card, scenarios: [scenario('night', { length: 10 }), scenario('dawn', {})] };
    const night = withScenario(rich, usualPlan(rich), 'night');
    expect(order(rich, night).options).toEqual({ length: 10 });
    expect(order(rich, withScenario(rich, night, 'dawn'))).not.toHaveProperty('options');
  });
  test('I never fall off the table', () => expect(resize(card, [bot, bot, me], 2)).toEqual([bot, me]));
  test('alone it is me who plays, and no clock runs', () => {
    const solo = { ...card, first: 1, usual: 1 };
    expect(usualPlan(solo).seats).toEqual([me]);
    expect(resize(solo, [bot, { kind: 'open' }], 1)).toEqual([me]);
    expect(order(solo, { ...usualPlan(solo), clock: 'live' })).not.toHaveProperty('pace');
  });
  test('where there are no bots, the others share the screen', () => {
    const quiet = { ...card, bots: false };
    expect(usualPlan(quiet).seats).toEqual([me, { kind: 'hot' }, { kind: 'hot' }]);
    expect(resize(quiet, [me], 2)).toEqual([me, { kind: 'hot' }]);
  });
  test('I sit only once', () => expect(place([me, { kind: 'open' }], 1, me)).toEqual([{ kind: 'open' }, me]));
  test('a choice keeps its kind', () => expect(optionValue(card.options![1]!, '15')).toBe(15));
  test('one option may change what another allows', () => {
    const label = { id: 'points' };
    const points: OptionSpec = { name: 'points', kind: 'choice', default: 0, label, choices: [0, 15, 20], given: { teams: { least: 15, most: 50 } } };
    expect(allowed(points, { points: 0, teams: 0 }).choices).toEqual([0, 15, 20]);
    expect(allowed(points, { points: 0, teams: 2 })).toEqual({ least: 15, most: 50 });
    expect(fitted([points], { points: 8, teams: 2 })).toEqual({ points: 15, teams: 2 });
    expect(fitted([points], { points: 40, teams: 2 })).toEqual({ points: 40, teams: 2 });
    expect(fitted([points], { points: 40, teams: 0 })).toEqual({ points: 0, teams: 0 });
    expect(fitted([points], { points: 0, teams: 2 })).toEqual({ points: 0, teams: 2 });
  });
});

describe('the little Markdown', () => {
  test('marks', () => expect(inline('a **b** *c* `d`')).toBe('a <strong>b</strong> <em>c</em> <code>d</code>'));
  test('nothing else becomes HTML', () =>
    expect(inline('<img src=x onerror="a">')).toBe('&lt;img src=x onerror=&quot;a&quot;&gt;'));
  test('tables', () =>
    expect(block('| a | b |\n|---|---|\n| *c* | < |')).toBe(
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><em>c</em></td><td>&lt;</td></tr></tbody></table>',
    ));
  test('searching needs neither accents nor case', () => expect(matches('Une **Opération** de convoi', 'operation CONVOI')).toBe(true));
});

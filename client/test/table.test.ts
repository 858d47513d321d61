import { describe, expect, test } from 'vitest';
import type { Choice, Piece, Refusal, Scene, TableInfo, Zone } from '../src/lib/scene';
import {
  asksTwice, autoChoice, barredByPiece, choiceKey, choicesByPiece, click, clockLeft, complete, extent, firstSeat, fold, ghostOf,
  endingText, groupBarred, groupChoices, handOver, isRanked, layOut, litBy, moves, named, onlyStep, partly, percent, piecesOf, rematch, resultOf, seatsFrom, seatTones, stacks, standings, standIn, winnersOf,
  standpoint, zonesOf,
} from '../src/lib/table';

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ id, face: id, ...more });
const zone = (id: string, kind: string, pieces: Piece[] = [], more: Partial<Zone> = {}): Zone => ({
  id, kind, title: { id: `zone-${id}` }, count: pieces.length, pieces, ...more,
});
const choice = (verb: string, arg: number, touch: Choice['touch'] = {}): Choice => ({
  verb, arg, order: `${verb} ${arg}`, label: { id: `do-${verb}`, args: { arg } }, touch,
});
const barred = (verb: string, arg: number, rule: string, where = ''): Refusal => ({
  verb, arg, order: `${verb} ${arg}`, label: { id: `do-${verb}` }, rule, piece: where,
});

function scene(zones: Zone[], more: Partial<Scene> = {}): Scene {
  return {
    game: 'any', act: 3, turn: [0], seat: 0,
    picture: { prompt: { id: 'prompt' }, boards: [{ type: 'cards', id: 'table', zones }], seats: [{ seat: 0, facts: [] }, { seat: 1, facts: [] }] },
    ...more,
  };
}

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't', game: 'any', title: '', status: 'playing', turn: [0], acts: 3, created: 0, moved: 0,
  seats: [
    { seat: 0, kind: 'person', name: 'Ada', mine: true },
    { seat: 1, kind: 'bot', name: '', level: 'captain' },
  ],
  ...more,
});

test('what stands aside does not keep a click from doing the one thing that it means', () => {
  const [play, pay] = [choice('card', 1, { piece: 'a' }), choice('pay', 1, { piece: 'a', aside: true })];
  expect(click([play, pay])).toEqual({ kind: 'act', choice: play });
  expect(click([pay])).toMatchObject({ kind: 'ask', choices: [pay] });
  expect(click([play, pay], [barred('copy', 1, 'R-1', 'a')])).toMatchObject({ kind: 'ask', choices: [play, pay] });
});

describe('ranks', () => {
  const fleet = [
    zone('row:0:1', 'row', [piece('a'), piece('b')], { owner: 0, rank: 1 }),
    zone('row:0:2', 'row', [piece('c')], { owner: 0, rank: 2 }),
    zone('row:0:3', 'row', [], { owner: 0, rank: 3 }),
    zone('subs:0', 'row', [piece('d')], { owner: 0 }),
    zone('hand:0', 'hand', [], { owner: 0 }),
    zone('bought:0', 'hand', [piece('e')], { owner: 0 }),
    zone('reserve:0', 'market', [piece('f')], { owner: 0 }),
  ];

  test('a table with ranks is one of fleets', () => {
    expect(isRanked(fleet)).toBe(true);
    expect(isRanked([zone('row:0', 'row', [], { owner: 0 })])).toBe(false);
  });

  test('a rank that is too long goes on in the next line; what has no rank stands where there is room', () => {
    const stand = (ranks: number[], beside: number, room: number) => standIn({ ranks, beside }, room, 120, 88, 6);
    expect(stand([4], 0, 520)).toEqual({ width: 120, each: 4, lines: 1, close: false, home: -1 });
    expect(stand([5], 0, 520)).toMatchObject({ width: 98, each: 5, lines: 1 });
    expect(stand([1, 7], 0, 320)).toMatchObject({ each: 3, lines: 4 });
    expect(stand([1], 2, 520)).toMatchObject({ lines: 1, home: 0 });
    expect(stand([2, 2], 2, 520)).toMatchObject({ width: 120, lines: 2, close: true });
    expect(stand([3, 3], 1, 320)).toMatchObject({ lines: 3, close: false, home: -1 });
  });

  test('a seat shows its ranks and what stands beside them', () => {
    const [mine] = layOut(fleet, 0, 1).seats;
    expect(extent(mine!)).toEqual({ ranks: [2, 1], beside: 1 });
    expect(mine!.hand?.id).toBe('hand:0');
    expect(mine!.apart.map((one) => one.id)).toEqual(['bought:0']);
    expect(mine!.market.map((one) => one.id)).toEqual(['reserve:0']);
  });

  test('what a piece or a choice reaches lights up', () => {
    const aimed = choice('card', 1, { piece: 'x', overlays: [{ type: 'reach', targets: ['row:0:1', 'a'], tone: 'brass' }] });
    expect([...litBy([aimed], piece('x', { reach: ['row:0:2'] }))]).toEqual([['row:0:2', 'crimson'], ['row:0:1', 'brass'], ['a', 'brass']]);
    expect(litBy([], null).size).toBe(0);
  });

  test('the only piece to go on with is a step, unless there is something to weigh', () => {
    const step = choice('from', 1, { piece: 'a' });
    expect(onlyStep(scene([], { choices: [step] }))).toBe(step);
    expect(onlyStep(scene([], { choices: [{ ...step, odds: [{ what: { id: 'hits' }, ways: 1, of: 6 }] }] }))).toBeNull();
    expect(onlyStep(scene([], { choices: [step, choice('from', 2, { piece: 'b' })] }))).toBeNull();
    expect(onlyStep(scene([], { choices: [choice('end', 0)] }))).toBeNull();
    expect(onlyStep(scene([], { choices: [step], turn: [1] }))).toBeNull();
  });
});

describe('what lies where', () => {
  test('zones of card tables and sheets, pieces of every board', () => {
    const seen = scene([zone('hand:0', 'hand', [piece('a')], { owner: 0 })]);
    seen.picture.boards.push({ type: 'sheet', id: 's', title: { id: 's' }, zones: [zone('box', 'row', [piece('b')])] });
    seen.picture.boards.push({ type: 'sea', id: 'sea', title: { id: 'sea' }, pieces: [piece('ship', { owner: 1 })] });
    expect(zonesOf(seen).map((one) => one.id)).toEqual(['hand:0', 'box']);
    const pieces = piecesOf(seen);
    expect([...pieces.keys()]).toEqual(['a', 'b', 'ship']);
    expect(pieces.get('a')).toMatchObject({ zone: 'hand:0', kind: 'hand', owner: 0 });
    expect(pieces.get('ship')).toMatchObject({ zone: 'sea', owner: 1 });
  });

  test('seats go clockwise from the viewer; a spectator begins with the first', () => {
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(seatsFrom(undefined, 3)).toEqual([0, 1, 2]);
  });

  test('zones are laid out by seat, and what is nobody’s in the middle', () => {
    const laid = layOut(
      [zone('op', 'stage'), zone('row:1', 'row', [], { owner: 1 }), zone('hand:1', 'hand', [], { owner: 1 }), zone('tricks:0', 'tricks', [], { owner: 0 }), zone('pile', 'pile'), zone('gone', 'discard')],
      1, 2,
    );
    expect(laid.seats.map((one) => one.seat)).toEqual([1, 0]);
    expect(laid.seats[0]!.hand?.id).toBe('hand:1');
    expect(laid.seats[0]!.rows.map((one) => one.id)).toEqual(['row:1']);
    expect(laid.seats[1]!.tricks.map((one) => one.id)).toEqual(['tricks:0']);
    expect([laid.stage, laid.piles, laid.discards].map((list) => list.map((one) => one.id))).toEqual([['op'], ['pile'], ['gone']]);
  });

  test('what lies on a piece is tucked under it, through any depth', () => {
    const found = stacks([piece('a'), piece('b', { on: 'a' }), piece('c', { on: 'b' }), piece('d', { on: 'elsewhere' })]);
    expect(found.map((one) => [one.base.id, one.on.map((on) => on.id)])).toEqual([['a', ['b', 'c']], ['d', []]]);
  });

  test('pieces that lie on each other are still drawn', () => {
    const found = stacks([piece('a', { on: 'b' }), piece('b', { on: 'a' })]);
    expect(found.flatMap((one) => [one.base.id, ...one.on.map((on) => on.id)]).sort()).toEqual(['a', 'b']);
  });
});

describe('what can be done', () => {
  const choices = [choice('card', 1, { piece: 'a' }), choice('end', 0), choice('card', 2, { piece: 'b' }), choice('discard', 1, { piece: 'a', final: true })];

  test('choices of a verb stand together, in the order of the first', () => {
    expect(groupChoices(choices).map((group) => [group.verb, group.choices.map((one) => one.arg)])).toEqual([['card', [1, 2]], ['end', [0]], ['discard', [1]]]);
    expect(groupChoices(undefined)).toEqual([]);
    expect(choiceKey(choices[0]!)).toBe('card:1');
  });

  test('choices and refusals by piece', () => {
    const seen = scene([], { choices, barred: [barred('card', 3, 'R-1', 'c'), barred('card', 4, 'R-1', 'd'), barred('x', 0, 'R-2')] });
    expect(choicesByPiece(seen.choices!).get('a')?.map(choiceKey)).toEqual(['card:1', 'discard:1']);
    expect(choicesByPiece(seen.choices!).has('')).toBe(false);
    expect([...barredByPiece(seen).keys()]).toEqual(['c', 'd']);
    expect(groupBarred(seen.barred).map((group) => [group.rule, group.barred.length])).toEqual([['R-1', 2], ['R-2', 1]]);
  });

  test('one choice acts, several ask, none does nothing', () => {
    expect(click([choices[0]!])).toEqual({ kind: 'act', choice: choices[0] });
    expect(click([choices[0]!, choices[3]!]).kind).toBe('ask');
    expect(click([], [])).toEqual({ kind: 'none' });
  });

  test('one choice asks when it is final, or when the piece is barred from something else', () => {
    expect(click([choices[3]!]).kind).toBe('ask');
    expect(click([choices[3]!], [], true).kind).toBe('act');
    expect(click([choices[0]!], [barred('card', 1, 'R-1', 'a')]).kind).toBe('ask');
    expect(click([], [barred('card', 1, 'R-1', 'a')]).kind).toBe('ask');
  });

  test('a piece stands back only when others may do what it may not', () => {
    const discard = [choice('discard', 1, { piece: 'a' })];
    expect(partly(discard, [barred('card', 1, 'R-1', 'a')], choices)).toBe(true);
    expect(partly(discard, [barred('card', 1, 'R-1', 'a')], discard)).toBe(false);
    expect(partly([], [barred('card', 1, 'R-1', 'a')], choices)).toBe(false);
  });

  test('a final choice asks twice unless it is the only one', () => {
    expect(asksTwice(choices[3]!, choices)).toBe(true);
    expect(asksTwice(choices[3]!, [choices[3]!])).toBe(false);
    expect(asksTwice(choices[0]!, choices)).toBe(false);
  });

  test('only a single choice that is not final is taken by itself', () => {
    expect(autoChoice(scene([], { choices: [choice('pass', 0)] }))?.verb).toBe('pass');
    expect(autoChoice(scene([], { choices: [choice('pass', 0, { final: true })] }))).toBeNull();
    expect(autoChoice(scene([], { choices }))).toBeNull();
    expect(autoChoice(scene([]))).toBeNull();
  });

  test('the ghost of a choice is drawn in the zone, or on the piece, that it would go to', () => {
    const seen = scene([zone('hand', 'hand', [piece('a')]), zone('row', 'row', [piece('b')])]);
    expect(ghostOf(seen, choice('card', 1, { piece: 'a', to: 'row' }))).toMatchObject({ zone: 'row', on: '' });
    expect(ghostOf(seen, choice('card', 1, { piece: 'a', to: 'b' }))).toMatchObject({ zone: 'row', on: 'b' });
    expect(ghostOf(seen, choice('card', 1, { piece: 'a' }))).toBeNull();
    expect(ghostOf(seen, null)).toBeNull();
  });

  test('what is typed is completed by order first, then by label, without accents', () => {
    const say = (text: { id: string }) => (text.id === 'do-end' ? 'Finir la manœuvre, été' : 'Jouer');
    expect(complete('ca', choices, say).map((one) => one.order)).toEqual(['card 1', 'card 2']);
    expect(complete('ETE', choices, say).map((one) => one.order)).toEqual(['end 0']);
    expect(complete('', choices, say)).toHaveLength(4);
    expect(complete('zzz', choices, say)).toEqual([]);
    expect(fold('  Été  à ')).toBe('ete a');
  });

  test('percentages', () => {
    expect(percent({ what: { id: 'x' }, ways: 1, of: 3 })).toBe(33);
    expect(percent({ what: { id: 'x' }, ways: 0, of: 0 })).toBe(0);
  });
});

describe('whose turn', () => {
  test('on turn, free to speak, waiting, watching, over', () => {
    expect(standpoint(scene([]))).toBe('turn');
    expect(standpoint(scene([], { turn: [1], choices: [choice('pass', 0)] }))).toBe('may');
    expect(standpoint(scene([], { turn: [1] }))).toBe('wait');
    expect(standpoint(scene([], { seat: undefined }))).toBe('watch');
    expect(standpoint(scene([], { outcome: { ranks: [0, 1], scores: [1, 0], why: { id: 'w' } } }))).toBe('over');
  });

  const two = table({ seats: [{ seat: 0, kind: 'person', name: 'Ada', mine: true }, { seat: 1, kind: 'person', name: 'Bob', mine: true }, { seat: 2, kind: 'bot', name: '' }] });

  test('one sits down where one owes a decision', () => {
    expect(firstSeat(table())).toBe(0);
    expect(firstSeat({ ...two, turn: [1] })).toBe(1);
    expect(firstSeat({ ...two, turn: [1] }, 0)).toBe(0);
    expect(firstSeat({ ...two, turn: [2] }, 2)).toBe(0); // not mine
    expect(firstSeat(table({ seats: [{ seat: 0, kind: 'open', name: '' }] }))).toBeNull();
  });

  test('the screen is handed over when another seat of mine owes a decision, and only then', () => {
    expect(handOver(two, scene([], { seat: 0, turn: [1] }))).toBe(1);
    expect(handOver(two, scene([], { seat: 0, turn: [0, 1] }))).toBeNull();
    expect(handOver(two, scene([], { seat: 0, turn: [2] }))).toBeNull();
    expect(handOver(two, scene([], { seat: undefined, turn: [1] }))).toBeNull();
    expect(handOver(table(), scene([], { seat: 0, turn: [1] }))).toBeNull();
    expect(handOver(two, scene([], { seat: 0, turn: [1], outcome: { ranks: [0, 0, 0], scores: [0, 0, 0], why: { id: 'w' } } }))).toBeNull();
  });
});

describe('what moved', () => {
  const hands = (mine: Piece[], theirs: number) => [zone('hand:0', 'hand', mine, { owner: 0 }), zone('hand:1', 'hand', [], { owner: 1, count: theirs })];

  test('a piece that is seen in both moves; one that stays does not', () => {
    const before = scene([...hands([piece('a'), piece('b')], 5), zone('row:0', 'row', [], { owner: 0 })]);
    const after = scene([...hands([piece('b')], 5), zone('row:0', 'row', [piece('a')], { owner: 0 })]);
    expect(moves(before, after)).toMatchObject([{ id: 'a', from: 'hand:0', to: 'row:0', kind: 'moved' }]);
  });

  test('a card that appears comes from its owner’s hidden hand', () => {
    const before = scene([...hands([], 5), zone('row:1', 'row', [], { owner: 1 }), zone('pile', 'pile', [], { count: 10 })]);
    const after = scene([...hands([], 4), zone('row:1', 'row', [piece('x', { owner: 1 })], { owner: 1 }), zone('pile', 'pile', [], { count: 9 })]);
    expect(moves(before, after)).toMatchObject([{ id: 'x', from: 'hand:1', to: 'row:1', kind: 'came' }]);
  });

  test('a card that is drawn comes from the pile', () => {
    const before = scene([...hands([], 5), zone('pile', 'pile', [], { count: 10 })]);
    const after = scene([...hands([piece('n', { owner: 0 })], 5), zone('pile', 'pile', [], { count: 9 })]);
    expect(moves(before, after)).toMatchObject([{ id: 'n', from: 'pile', kind: 'came' }]);
  });

  test('a card that is drawn comes from the pile, though my row was cleared too', () => {
    const before = scene([...hands([], 5), zone('row:0', 'row', [piece('old')], { owner: 0 }), zone('pile', 'pile', [], { count: 10 })]);
    const after = scene([...hands([piece('n', { owner: 0 })], 5), zone('row:0', 'row', [], { owner: 0 }), zone('pile', 'pile', [], { count: 9 })]);
    expect(moves(before, after).find((move) => move.id === 'n')).toMatchObject({ from: 'pile' });
  });

  test('a card that appears when its owner drew another comes from the hidden hand all the same', () => {
    const before = scene([...hands([], 5), zone('row:1', 'row', [], { owner: 1 })]);
    const after = scene([...hands([], 5), zone('row:1', 'row', [piece('x', { owner: 1 })], { owner: 1 })]);
    expect(moves(before, after)).toMatchObject([{ id: 'x', from: 'hand:1' }]);
  });

  test('a card that is seen no more goes where something hidden grew', () => {
    const before = scene([...hands([], 5), zone('row:0', 'row', [piece('a', { owner: 0 })], { owner: 0 }), zone('tricks:1', 'tricks', [], { owner: 1, count: 0 })]);
    const after = scene([...hands([], 5), zone('row:0', 'row', [], { owner: 0 }), zone('tricks:1', 'tricks', [], { owner: 1, count: 1 })]);
    expect(moves(before, after)).toMatchObject([{ id: 'a', from: 'row:0', to: 'tricks:1', kind: 'left' }]);
  });

  test('the same scene moves nothing', () => {
    const seen = scene(hands([piece('a')], 5));
    expect(moves(seen, seen)).toEqual([]);
  });
});

describe('seats', () => {
  test('a clock runs only for the one whose turn it is, and never below nothing', () => {
    const seat = { seat: 0, kind: 'person', name: '', clock: 5000 } as const;
    expect(clockLeft(seat, 1000, 9000)).toBe(5000);
    expect(clockLeft({ ...seat, running: true }, 1000, 3000)).toBe(3000);
    expect(clockLeft({ ...seat, running: true }, 1000, 9000)).toBe(0);
    expect(clockLeft({ ...seat, running: true }, 3000, 1000)).toBe(5000); // a clock that went back
    expect(clockLeft({ seat: 0, kind: 'bot', name: '' }, 0, 0)).toBeNull();
  });

  test('the best stand first, equals by seat', () => {
    expect(standings({ ranks: [1, 0, 1], scores: [5, 9, 5], why: { id: 'w' } }).map((one) => one.seat)).toEqual([1, 0, 2]);
  });

  test('who plays alone is told how it went, by degree', () => {
    const lost = { ranks: [0], scores: [1], why: { id: 'w' }, verdicts: [{ result: 'lost' as const, degree: { id: 'rout' } }] };
    expect(resultOf(lost, 0)).toBe('lost');
    expect(winnersOf(lost)).toEqual([]);
    expect(endingText(lost, [0], () => 'Anna')).toEqual({ id: 'rout' });
    expect(endingText(lost, [], () => 'Anna')).toEqual({ id: 'web-at-verdict', args: { name: 'Anna', verdict: { id: 'rout' } } });
    expect(endingText({ ...lost, verdicts: [{ result: 'drawn' }] }, [0], () => 'Anna')).toEqual({ id: 'verdict-drawn' });
  });
  test('of several, who wins is told as before, and each his own degree', () => {
    const [name, why] = [(seat: number) => 'AB'[seat]!, { id: 'w' }];
    const won = { ranks: [0, 1], scores: [2, 1], why };
    expect(endingText(won, [0], name)).toEqual({ id: 'web-at-you-win' });
    expect(endingText(won, [1], name)).toEqual({ id: 'web-at-wins', args: { name: 'A' } });
    expect(endingText({ ...won, ranks: [0, 0] }, [], name)).toEqual({ id: 'web-at-share', args: { names: 'A, B' } });
    const verdicts = [{ result: 'drawn' as const }, { result: 'drawn' as const, degree: { id: 'close' } }];
    expect(endingText({ ...won, verdicts }, [1], name)).toEqual({ id: 'close' });
    expect(endingText({ ...won, verdicts }, [], name)).toEqual({ id: 'web-at-nobody-wins' });
  });
  test('names stand for seats, however deep', () => {
    const text = { id: 'event', args: { seat: { id: 'seat', args: { number: 2 } }, deep: { id: 'x', args: { by: { id: 'seat', args: { number: 1 } } } }, n: 4 } };
    const name = (seat: number) => ['Ada', 'Bob'][seat] ?? '';
    expect(named(text, name)).toEqual({ id: 'event', args: { seat: { id: 'player', args: { name: 'Bob' } }, deep: { id: 'x', args: { by: { id: 'player', args: { name: 'Ada' } } } }, n: 4 } });
    expect(named({ id: 'seat', args: { number: 9 } }, name)).toEqual({ id: 'seat', args: { number: 9 } });
    expect(named({ id: 'plain' }, name)).toEqual({ id: 'plain' });
  });

  test('the same table once more', () => {
    const info = table({
      seats: [{ seat: 0, kind: 'person', name: 'Ada', mine: true }, { seat: 1, kind: 'person', name: 'Bob', mine: true }, { seat: 2, kind: 'bot', name: '', level: 'admiral' }, { seat: 3, kind: 'person', name: 'Cid' }],
      options: { length: 10 }, pace: { hours: 24 }, absent: 'wait', public: true,
    });
    expect(rematch(info)).toMatchObject({
      game: 'any', options: { length: 10 }, pace: { hours: 24 }, absent: 'wait', public: true,
      seats: [{ kind: 'me' }, { kind: 'hot', name: 'Bob' }, { kind: 'bot', level: 'admiral' }, { kind: 'open' }],
    });
  });
});

describe('tones', () => {
  const tones = (...given: string[]) => [...seatTones(given.map((tone, seat) => ({ seat, facts: [], tone }))).values()];

  test('are what the game says: a camp has one colour, however many play for it', () => {
    expect(tones('navy', 'crimson')).toEqual(['navy', 'crimson']);
    expect(tones('crimson', 'crimson', 'navy', 'crimson')).toEqual(['crimson', 'crimson', 'navy', 'crimson']);
    expect(tones('', '')).toEqual(['slate', 'slate']);
  });
});

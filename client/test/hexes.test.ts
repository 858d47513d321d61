import { describe, expect, it } from 'vitest';
import { clickHex, costOf, dropped, hexStacks, HexMap, laidOut, legsOf, spreadOut, WIDE } from '../src/lib/hexes';
import type { Choice, Piece, Refusal, Scene } from '../src/lib/scene';

const map = new HexMap({ width: 24, height: 22 });
const rabaul = { x: 9, y: 1 }; // 1002
const text = { id: 'words' };

describe('the layout', () => {
  it('prints column and row, and as many digits as the map needs', () => {
    expect(map.label(rabaul)).toBe('1002');
    expect(new HexMap({ width: 120, height: 22 }).label(rabaul)).toBe('010002');
    expect(map.spot(map.number(rabaul))).toEqual(rabaul);
  });
  it('has the neighbours of geometry/hexes, whichever rows are pushed', () => {
    const around = (of: HexMap) => [0, 1, 2, 3, 4, 5].map((way) => of.label(of.beside(rabaul, way)));
    expect(around(map)).toEqual(['1101', '1102', '1103', '1003', '0902', '1001']);
    expect(around(new HexMap({ width: 24, height: 22, pushed: 1 }))).toEqual(['1001', '1102', '1003', '0903', '0902', '0901']);
  });
  it('counts hexes: Rabaul to Henderson Field is 17', () => {
    expect(new HexMap({ width: 26, height: 25 }).distance({ x: 2, y: 5 }, { x: 15, y: 14 })).toBe(17);
  });
  it('finds the hex under every middle, and none beside the map', () => {
    for (let number = 0; number < 24 * 22; number++) expect(map.number(map.under(map.at(map.spot(number)))!)).toBe(number);
    expect(map.under({ x: -WIDE, y: 10 })).toBeNull();
  });
  it('draws what is printed between hexes where the hexes are', () => {
    expect(map.fine({ x: 9500, y: 1000 })).toEqual(map.at(rabaul));
  });
  it('tells a disc, a ring and a sector in hexes', () => {
    const whole = { spot: { x: 10, y: 10 }, start: 0, end: 3600, far: 2 };
    expect(map.within(whole)).toHaveLength(19);
    expect(map.within({ ...whole, near: 2 })).toHaveLength(12);
    const east = map.within({ ...whole, start: 600, end: 1200 }).map((hex) => map.label(map.spot(hex)));
    expect(east).toContain('1311');
    expect(east).not.toContain('0911');
  });
  it('draws one line around a set: eighteen sides around seven hexes', () => {
    expect(map.outline(map.within({ spot: { x: 10, y: 10 }, start: 0, end: 0, far: 1 })).match(/M/g)).toHaveLength(18);
  });
});

describe('arrow keys', () => {
  it('lead along the row, and up and down without drifting', () => {
    expect(map.step(rabaul, 'right')).toEqual({ x: 10, y: 1 });
    expect(map.step(map.step(rabaul, 'down'), 'down')).toEqual({ x: 9, y: 3 });
    expect(map.step(map.step(rabaul, 'down'), 'up')).toEqual(rabaul);
  });
  it('stay on the map', () => {
    expect(map.step({ x: 0, y: 0 }, 'left')).toEqual({ x: 0, y: 0 });
    expect(map.step({ x: 0, y: 0 }, 'up')).toEqual({ x: 0, y: 0 });
    expect(map.step({ x: 23, y: 1 }, 'down')).toEqual({ x: 23, y: 2 });
  });
});

describe('stacks', () => {
  const piece = (id: string, x: number, ...looks: string[]): Piece => ({ id, spot: { x, y: 0 }, looks });
  const stacks = hexStacks([piece('a', 1), piece('b', 0), piece('c', 1), piece('d', 1, 'aloft'), piece('e', 1, 'ghost')]);

  it('keep fleets, what flies over them and ghosts apart', () => {
    const [first, second] = stacks;
    expect(first!.pieces.map((one) => one.id)).toEqual(['b']);
    expect([second!.pieces, second!.aloft, second!.ghosts].map((list) => list.map((one) => one.id).join(''))).toEqual(['ac', 'd', 'e']);
  });
  it('show a part of every piece', () => {
    const places = laidOut(stacks[1]!);
    expect(places.map((one) => one.piece.id)).toEqual(['e', 'a', 'c', 'd']);
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
  });
  it('open into rows of at most four', () => {
    const open = spreadOut(6, 50);
    expect(new Set(open.map((at) => at.y)).size).toBe(2);
    expect(open.filter((at) => at.y === 0)).toHaveLength(3);
    expect(Math.max(...open.map((at) => at.x))).toBe(50);
  });
});

describe('picking', () => {
  const leg = (piece: string, x: number, arg = 0): Choice => ({ verb: 'move', arg, order: `move ${piece} ${x}`, label: text, touch: { piece, spot: { x, y: 0 } } });
  const scene = (type: 'hexes' | 'sea', choices: Choice[]): Scene => ({
    game: 'g', act: 0, turn: [0], choices, picture: { prompt: text, seats: [], boards: [{ type, id: 'chart', title: text }] },
  });
  const legs = legsOf(scene('hexes', [leg('a', 1), leg('a', 2), leg('b', 2), leg('c', 3), leg('c', 3, 1)]));
  const barred: Refusal[] = [{ verb: 'move', arg: 9, order: 'move a 4', label: text, rule: 'R-1', piece: 'a', spot: { x: 4, y: 0 } }];

  it('is only about hex maps', () => {
    expect(legsOf(scene('sea', [leg('a', 1)])).size).toBe(0);
  });
  it('acts for the piece that is picked', () => {
    const answer = clickHex(legs, barred, 'b', { x: 2, y: 0 });
    expect(answer.kind === 'act' && answer.choice.touch?.piece).toBe('b');
  });
  it('asks which piece while none is picked, even if only one could go there', () => {
    const two = clickHex(legs, barred, '', { x: 2, y: 0 });
    expect(two.kind === 'ask' && two.choices.map((choice) => choice.touch?.piece)).toEqual(['a', 'b']);
    expect(clickHex(legs, barred, '', { x: 1, y: 0 }).kind).toBe('ask');
  });
  it('never moves another piece than the one that is picked', () => {
    expect(clickHex(legs, barred, 'a', { x: 3, y: 0 }).kind).toBe('none');
  });
  it('asks when there are two ways to go there', () => {
    expect(clickHex(legs, barred, 'c', { x: 3, y: 0 }).kind).toBe('ask');
    expect(dropped(legs, 'c', { x: 3, y: 0 })).toBeNull();
  });
  it('says why not', () => {
    const answer = clickHex(legs, barred, 'a', { x: 4, y: 0 });
    expect(answer.kind === 'ask' && answer.barred.map((refusal) => refusal.rule)).toEqual(['R-1']);
  });
  it('drops a piece where it can go', () => {
    expect(dropped(legs, 'a', { x: 1, y: 0 })?.order).toBe('move a 1');
    expect(dropped(legs, 'a', { x: 9, y: 0 })).toBeNull();
  });
  it('adds up the legs of a path', () => {
    const far = leg('a', 1);
    expect(costOf(far)).toBeNull();
    far.touch!.overlays = [{ type: 'track', spots: [], costs: [1, 2] }];
    expect(costOf(far)).toBe(3);
  });
});

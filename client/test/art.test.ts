import { describe, expect, it } from 'vitest';
import {
  afloat,
  BACKS,
  cardBack,
  chart,
  die,
  flag,
  frameSign,
  gameArt,
  icon,
  ICONS,
  isAfloat,
  MOTIFS,
  NATIONS,
  picture,
  plan,
  read,
  UNDER_SAIL,
} from '../src/art/index';

/** Opened and closed in order, no number gone wrong, and nothing that two pictures on a page could share. */
function sound(svg: string, viewBox: string): void {
  expect(svg.startsWith('<svg ')).toBe(true);
  expect(svg).toContain(`viewBox="${viewBox}"`);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|\sid=|href|url\(|<script|<image/);
  const open: string[] = [];
  for (const [, end, name, rest] of svg.matchAll(/<(\/?)([a-z]+)([^<>]*)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!rest!.endsWith('/')) open.push(name!);
  }
  expect(open).toEqual([]);
  expect(svg.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>&]/);
}

const HOSTILE = ['', 'constructor', '__proto__', 'toString-night', '<script>', 'no-such-thing'];

describe('pictures', () => {
  it.each(MOTIFS)('%s is drawn from the side and from above', (motif) => {
    for (const nation of ['british', 'italian', 'japanese', '']) {
      sound(picture({ motif, nation, tone: 'navy' }, 'one'), '0 0 240 150');
      sound(plan({ motif, nation }, 'one'), '0 0 200 60');
    }
  });

  it('is the same for the same seed, and not for another', () => {
    for (const motif of ['battleship', 'fighter', 'convoy', 'ship-of-line-3', 'mines']) {
      const art = { motif, nation: 'british', tone: 'teal' };
      expect(picture(art, 'A01')).toBe(picture(art, 'A01'));
      expect(picture(art, 'A01')).not.toBe(picture(art, 'A02'));
    }
  });

  it('reads the endings of a motif, however many', () => {
    expect(read('convoy-fire-night')).toEqual({ base: 'convoy', endings: new Set(['fire', 'night']) });
    expect(read('motor-torpedo-boat-pair').base).toBe('motor-torpedo-boat');
    expect(read('storm').base).toBe('gale');
    expect(read('night')).toEqual({ base: 'night', endings: new Set() });
  });

  it.each(['night', 'dusk', 'gale', 'fog', 'sirocco', 'fire', 'air', 'pair'])(
    'the ending %s changes the scene',
    (end) => {
      for (const base of ['battleship', 'convoy', 'sail-frigate']) {
        const changed = picture({ motif: `${base}-${end}`, nation: 'british' }, 'one');
        sound(changed, '0 0 240 150');
        if (base !== 'convoy' || end !== 'pair')
          expect(changed).not.toBe(picture({ motif: base, nation: 'british' }, 'one'));
      }
    },
  );

  it.each(HOSTILE)('shows a rose for the unknown motif "%s"', (word) => {
    const art = { motif: word, nation: word, tone: word };
    expect(read(word).base).toBe('compass');
    sound(picture(art, word), '0 0 240 150');
    sound(plan(art, word), '0 0 200 60');
    sound(gameArt(word, art), '0 0 480 300');
  });

  it('knows every motif that the data of a game uses', () => {
    const found = import.meta.glob('../../escadre/games/**/*.toml', { query: '?raw', import: 'default', eager: true });
    const used = Object.values(found).flatMap((text) => [...String(text).matchAll(/^motif = "(.*)"/gm)]);
    expect(used.length).toBeGreaterThan(100);
    const unknown = used
      .map((found) => found[1]!)
      .filter((motif) => motif !== 'compass' && read(motif).base === 'compass');
    expect(unknown).toEqual([]);
  });

  it('stays small enough for a table full of cards', () => {
    const sizes = MOTIFS.map((motif) => picture({ motif, nation: 'german' }, 'one').length);
    expect(Math.max(...sizes)).toBeLessThan(80_000);
    expect(sizes.reduce((a, b) => a + b) / sizes.length).toBeLessThan(25_000);
  });
});

describe('signs', () => {
  it.each([...NATIONS, ...HOSTILE])('the flag of %s', (nation) => sound(flag(nation), '0 0 30 20'));

  it('shows different flags for different nations', () => {
    const shared = NATIONS.length - new Set(NATIONS.map(flag)).size;
    expect(shared).toBeLessThanOrEqual(1); // two names of one republic
  });

  it.each([...ICONS, ...HOSTILE])('the icon %s takes the colour of the text', (name) => {
    sound(icon(name), '0 0 24 24');
    expect(icon(name)).toContain('currentColor');
    expect(icon(name)).not.toMatch(/#[0-9a-f]{3}/);
  });

  it.each(['surface', 'sub', 'air', 'all', ...HOSTILE])('the frame %s', (frame) =>
    sound(frameSign(frame), '0 0 24 24'),
  );

  it.each([4, 6, 8, 10, 12, 20, 100])('a die of %i sides', (sides) => {
    for (let value = 0; value <= Math.min(sides, 20); value++) sound(die(value, sides), '0 0 40 40');
    expect(die(1, sides)).not.toBe(die(2, sides));
  });

  it('shows as many pips as the value', () => {
    for (let value = 1; value <= 6; value++) expect(die(value, 6).match(/<ellipse/g)).toHaveLength(value);
  });

  it.each([...BACKS, ...HOSTILE])('the back %s', (back) => sound(cardBack(back), '0 0 240 336'));

  it('draws a chart of any size in the colour of the text', () => {
    sound(chart('one', 1200, 800), '0 0 1200 800');
    sound(chart('one', 390, 844), '0 0 390 844');
  });
});

describe('on the open sea', () => {
  const LOOKS = [
    'mast-fore-gone', 'mast-main-gone', 'mast-mizzen-gone', 'fire', 'blaze', 'leak', 'anchored', 'aground', 'hove-to', 'retreat', 'struck', 'prize',
    'smoke-port', 'smoke-starboard', 'disorder', 'grappled', 'entangled', 'towed', 'flagship', 'commander', 'wreck', 'constructor',
  ];
  const ship = (motif: string, more = {}) => afloat({ motif, nation: 'french-royal', seed: 's', wind: 100, looks: [], slim: 0.45, ...more });
  const whole = (art: string) => sound(`<svg viewBox="0 0 1 1">${art}</svg>`, '0 0 1 1');

  it.each(UNDER_SAIL)('%s stands to any wind, whatever has befallen it', (motif) => {
    expect(isAfloat(motif)).toBe(true);
    for (const wind of [null, 0, 65, -90, 180]) whole(ship(motif, { wind }));
    for (const look of LOOKS) whole(ship(motif, { looks: [look], flag: look === 'prize' ? 'british-sail' : '' }));
    whole(ship(motif, { looks: LOOKS }));
  });

  it('shows what it is told', () => {
    const plain = ship('two-decker');
    for (const look of ['mast-main-gone', 'fire', 'anchored', 'hove-to', 'struck', 'smoke-port', 'disorder', 'flagship', 'wreck'])
      expect(ship('two-decker', { looks: [look] })).not.toBe(plain);
    expect(ship('two-decker', { wind: -100 })).not.toBe(plain);
    expect(ship('ship-of-line-2')).toBe(plain);
  });

  it('leaves what is no sailer to its plan, and survives what nobody knows', () => {
    for (const motif of [...HOSTILE, 'destroyer']) {
      expect(isAfloat(motif)).toBe(false);
      whole(ship(motif));
    }
  });
});

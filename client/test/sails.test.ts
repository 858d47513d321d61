import { describe, expect, test } from 'vitest';
import { offBow, signed, swing, trim } from '../src/lib/sails';

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** How the sails drive the ship: the part of the wind that fills them, ahead and to starboard; bow right, starboard down. */
function push(wind: number): { ahead: number; aside: number } {
  const { turn } = trim(wind);
  const [nx, ny] = [Math.cos(rad(turn)), Math.sin(rad(turn))]; // where the belly of a full sail points
  const blow = -Math.cos(rad(wind)) * nx - Math.sin(rad(wind)) * ny;
  return { ahead: blow * nx, aside: blow * ny };
}

describe('headings', () => {
  test('the angle between two of them is the short way round', () => {
    expect(signed(350, 10)).toBe(20);
    expect(signed(10, 350)).toBe(-20);
    expect(Math.abs(signed(0, 180))).toBe(180);
    expect(offBow(400, 850)).toBe(-45); // wind from 40°, heading 85°: on the port bow
    expect(offBow(3550, 50)).toBe(-10);
  });
});

describe('bracing', () => {
  test('before the wind the yards are square', () => {
    expect(trim(180).turn).toBeCloseTo(0);
    expect(trim(-180).turn).toBeCloseTo(0);
    expect(trim(180).belly).toBeGreaterThan(0.8);
  });

  test('as the wind draws ahead they are braced sharper, up to what the shrouds allow', () => {
    const turns = [180, 150, 120, 90, 60].map((wind) => Math.abs(trim(wind).turn));
    expect([...turns].sort((a, b) => a - b)).toEqual(turns);
    expect(turns.at(-1)).toBeLessThanOrEqual(54);
  });

  test('port and starboard tack mirror each other', () => {
    for (const wind of [60, 90, 135, 170]) expect(trim(-wind).turn).toBeCloseTo(-trim(wind).turn);
  });

  test.each([60, 75, 90, 120, 150, 175])('with the wind %d degrees off the bow they drive her ahead, and to leeward', (wind) => {
    for (const side of [1, -1]) {
      const { ahead, aside } = push(side * wind);
      expect(ahead).toBeGreaterThan(0);
      if (wind < 150) expect(Math.sign(aside)).toBe(-side);
    }
  });

  test('head to wind, and in a calm, they shiver', () => {
    for (const wind of [0, 30, -45]) expect(trim(wind)).toMatchObject({ shiver: true });
    expect(trim(null)).toMatchObject({ shiver: true, turn: 0 });
    expect(trim(65).shiver).toBe(false);
  });

  test('hove to, the main is aback and braced against the others', () => {
    const [aback, full] = [trim(70, true), trim(70)];
    expect(aback.belly).toBeLessThan(0);
    expect(Math.sign(aback.turn)).toBe(-Math.sign(full.turn));
  });

  test('the spanker swings out to leeward, the farther the freer the wind', () => {
    expect(swing(90)).toBeLessThan(0); // wind from starboard: out to port
    expect(swing(-90)).toBeGreaterThan(0);
    expect(Math.abs(swing(160))).toBeGreaterThan(Math.abs(swing(70)));
  });
});

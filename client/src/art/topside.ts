// Ships of the age of sail as one sees them on the table: from above, bow to the right, 100 long, the main mast at 0.
// What is only worth drawing when one is close has the class `fine`.

import { chance, type Chance, d, darker, disc, group, INK, lighter, line, mix, own, path, pick, rect } from './ink';

export interface Works {
  /** half the breadth of the hull */
  half: number;
  decks: number;
  /** fore, main and mizzen, as far as there are any, from the bow */
  masts: readonly number[];
  /** half of the main yard */
  yard: number;
}

const SHIP = [23, 0, -24];

export const WORKS: Record<string, Works> = {
  'three-decker': { half: 12.4, decks: 3, masts: SHIP, yard: 21.5 },
  'two-decker': { half: 11.6, decks: 2, masts: SHIP, yard: 21.5 },
  'sail-frigate': { half: 10.4, decks: 1, masts: SHIP, yard: 22.5 },
  'corvette-sail': { half: 9.8, decks: 1, masts: SHIP, yard: 21 },
  brig: { half: 10, decks: 1, masts: [19, -14], yard: 22 },
  merchantman: { half: 12.6, decks: 1, masts: SHIP, yard: 20 },
  fireship: { half: 10.4, decks: 1, masts: SHIP, yard: 20 },
  hulk: { half: 12.4, decks: 2, masts: [], yard: 0 },
};

export const worksOf = (motif: string): Works => own(WORKS, motif) ?? WORKS['sail-frigate']!;

const STERN = -46;
const BOW = 39;

/** The outline of the hull, `b` broad on each side. */
const outline = (b: number, stern = STERN, bow = BOW): string =>
  d`M${stern} ${-b * 0.6}C${stern + 10} ${-b * 0.86} ${stern + 20} ${-b} -8 ${-b}C16 ${-b} ${bow - 9} ${-b * 0.82} ${bow} 0C${bow - 9} ${b * 0.82} 16 ${b} -8 ${b}C${stern + 20} ${b} ${stern + 10} ${b * 0.86} ${stern} ${b * 0.6}Q${stern - 1.6} 0 ${stern} ${-b * 0.6}Z`;

/** How broad the hull is at x, on one side. */
function breadth(b: number, x: number): number {
  if (x < -8) return b * (0.6 + 0.4 * Math.sin((Math.min(1, (x - STERN) / 38) * Math.PI) / 2));
  return b * Math.sqrt(Math.max(0, 1 - ((x + 8) / (BOW + 8)) ** 2.6));
}

function stripeOf(nation: string, r: Chance): string {
  if (nation.startsWith('british') || nation.startsWith('american')) return pick(r, ['#e0b94f', '#d8ab43']);
  if (nation.startsWith('spanish')) return '#bd5236';
  if (nation.startsWith('french')) return pick(r, ['#d9c191', '#b9804a']);
  return pick(r, ['#cda75c', '#d9c191', '#b07f45']);
}

const SPAR = '#5a412a';

function guns(works: Works): string {
  let runs = '';
  const rows = works.decks >= 3 ? 2.6 : works.decks === 2 ? 3.1 : 4;
  for (let x = -36; x <= 26; x += rows) {
    const b = breadth(works.half, x);
    const out = works.decks > 1 ? 2.1 : 1.7;
    runs += d`M${x} ${-b + 0.6}v${-out}M${x} ${b - 0.6}v${out}`;
  }
  return path(runs, 'none', 'stroke="#15110e" stroke-width=".95" class="fine"');
}

function decking(works: Works, wood: string, r: Chance): string {
  const b = works.half * 0.8;
  const planks = [-0.66, -0.4, -0.14, 0.14, 0.4, 0.66]
    .map((f) => d`M${STERN + 4} ${b * f * 0.86}L${BOW - 12 - Math.abs(f) * 8} ${b * f * 0.9}`)
    .join('');
  const boats = works.decks > 1 || works.half > 11 ? [-2.6, 2.6] : [0];
  const at = works.masts.length ? 11.5 : 0;
  const deckBoats = boats
    .map((y) => path(d`M${at - 5.5} ${y - 1.5}Q${at} ${y - 2.4} ${at + 5.5} ${y}Q${at} ${y + 2.4} ${at - 5.5} ${y + 1.5}Z`, '#e4d8bd', `stroke="${INK}" stroke-width=".35"`))
    .join('');
  const poop = darker(wood, 0.12);
  const high = works.decks >= 2;
  return (
    path(planks, 'none', `stroke="${darker(wood, 0.4)}" stroke-width=".28" opacity=".55" class="fine"`) +
    rect(STERN + 2.5, -b * 0.62, high ? 23 : 16, b * 1.24, lighter(wood, 0.1), `stroke="${poop}" stroke-width=".5" rx="1"`) +
    (high ? rect(STERN + 2.5, -b * 0.56, 11, b * 1.12, lighter(wood, 0.22), `stroke="${poop}" stroke-width=".5" rx="1"`) : '') +
    path(
      d`M21 ${-breadth(b, 21)}Q28 ${-breadth(b, 28)} ${BOW - 3} 0Q28 ${breadth(b, 28)} 21 ${breadth(b, 21)}Z`,
      lighter(wood, 0.08),
      `stroke="${poop}" stroke-width=".5"`,
    ) +
    group(
      rect(-11.5, -2.6, 6, 5.2, darker(wood, 0.45), `stroke="${INK}" stroke-width=".3"`) +
        rect(3, -2.2, 4, 4.4, darker(wood, 0.45), `stroke="${INK}" stroke-width=".3"`) +
        disc(-33, 0, 1.3, 'none', `stroke="${SPAR}" stroke-width=".7"`) +
        line([-34.6, 0, -31.4, 0], SPAR, 0.5) +
        line([-33, -1.6, -33, 1.6], SPAR, 0.5) +
        deckBoats +
        disc(31, r(-0.4, 0.4), 1.2, darker(wood, 0.4)),
      'class="fine"',
    )
  );
}

/** Hull and deck, without what stands on them. */
export function hullAbove(motif: string, nation: string, seed: string, looks: ReadonlySet<string>): string {
  const works = worksOf(motif);
  const r = chance(seed);
  const burnt = looks.has('wreck');
  const char = (colour: string, part: number) => (burnt ? mix(colour, '#1b1714', part) : colour);
  const side = char(pick(r, ['#2b2420', '#322820', '#292a2c']), 0.5);
  const stripe = char(stripeOf(nation, r), 0.7);
  const wood = char(pick(r, ['#cfae7c', '#c8a36d', '#d3b58a']), 0.6);
  const b = works.half;
  const galleries =
    works.decks >= 2 || motif === 'merchantman'
      ? path(
          d`M${STERN - 1} ${-b * 0.62}L${STERN + 7} ${-b * 0.88}L${STERN + 7} ${-b * 0.98}L${STERN - 0.4} ${-b * 0.78}ZM${STERN - 1} ${b * 0.62}L${STERN + 7} ${b * 0.88}L${STERN + 7} ${b * 0.98}L${STERN - 0.4} ${b * 0.78}Z`,
          lighter(stripe, 0.2),
          `stroke="${INK}" stroke-width=".35"`,
        )
      : '';
  const armed = motif === 'merchantman' ? { ...works, decks: 1 } : works;
  return (
    guns(armed) +
    path(outline(b), side, `stroke="${darker(side, 0.4)}" stroke-width=".7"`) +
    path(outline(b * 0.91, STERN + 0.8, BOW - 1), stripe) +
    path(outline(b * 0.82, STERN + 1.7, BOW - 2.2), wood, `stroke="${darker(wood, 0.45)}" stroke-width=".5"`) +
    galleries +
    decking(works, wood, r) +
    (motif === 'hulk' ? roof(b) : '')
  );
}

/** The roof that is built over a hulk. */
const roof = (b: number): string =>
  rect(-28, -b * 0.66, 46, b * 1.32, '#7d6a55', `stroke="${INK}" stroke-width=".5" rx="1.5"`) +
  line([-28, 0, 18, 0], '#5b4a39', 0.9) +
  line([-5, -b * 0.66, -5, b * 0.66], '#5b4a39', 0.4, 'class="fine"') +
  rect(-36, -1.6, 4, 3.2, '#4a3d30');

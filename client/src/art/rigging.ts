// Masts, yards and sails from above, as they stand to the wind; bow to the right, as in topside.ts.

import { swing, trim, type Trim } from '../lib/sails';
import { CANVAS } from './sail';
import { d, darker, disc, group, lighter, line, path } from './ink';
import type { Works } from './topside';

const SPAR = '#5a412a';
const EDGE = '#8d7c56';
const NAMES = ['fore', 'main', 'mizzen'] as const;
const SHARE = [0.94, 1, 0.76]; // of the main yard, by mast
const ROWS = [1, 0.84, 0.6]; // course, topsail, topgallant: of the lowest yard

/** One square sail on its yard, across at 0; it bellies to the right. */
function sail(half: number, set: Trim, shade: number): string {
  const deep = half * 0.42 * set.belly;
  const canvas = shade ? lighter(CANVAS, shade * 0.2) : darker(CANVAS, 0.06);
  const yard = line([0, -half - 1.4, 0, half + 1.4], SPAR, 0.95);
  if (set.shiver) {
    const lap = half / 2.5;
    const wave = [-2, -1, 0, 1, 2].map((i) => d`Q${i % 2 ? -1.1 : 1.9} ${(i - 0.5) * lap + lap / 2} 0.5 ${i * lap + lap / 2}`).join('');
    return path(d`M0 ${-half}${wave}L0 ${half}Z`, canvas, `stroke="${EDGE}" stroke-width=".4"`) + path(d`M0.4 ${-half}${wave}`, 'none', `stroke="${canvas}" stroke-width="1.7"`) + yard;
  }
  return (
    path(
      d`M0 ${-half}C${deep * 1.15} ${-half * 0.72} ${deep * 1.35} ${half * 0.72} 0 ${half}C${deep * 0.3} ${half * 0.5} ${deep * 0.3} ${-half * 0.5} 0 ${-half}Z`,
      canvas,
      `stroke="${EDGE}" stroke-width=".4"`,
    ) +
    path(
      [-0.5, 0, 0.5].map((f) => d`M${deep * 0.2} ${half * f * 0.94}L${deep * (1 - f * f * 0.9)} ${half * f}`).join(''),
      'none',
      `stroke="${EDGE}" stroke-width=".25" opacity=".8" class="fine"`,
    ) +
    yard
  );
}

/** The same rolled up under its yard. */
const furled = (half: number): string =>
  line([0, -half * 0.94, 0, half * 0.94], CANVAS, 2.1, 'stroke-linecap="round"') + line([-0.5, -half - 1, -0.5, half + 1], SPAR, 0.8);

/** What is left of a mast that went over the side: a stump, and the wreck of it in the water to leeward. */
function fallen(x: number, half: number, lee: number): string {
  const y = lee * half;
  return (
    group(
      line([x, lee * 5, x - 7, y * 1.25], SPAR, 1.3) +
        line([x - 9.5, y * 0.66, x + 3, y * 0.86], SPAR, 0.8) +
        path(d`M${x - 9} ${y * 0.68}Q${x - 6} ${y * 1.2} ${x + 2.6} ${y * 0.88}Q${x - 2} ${y * 0.8} ${x - 9} ${y * 0.68}Z`, darker(CANVAS, 0.16), `stroke="${EDGE}" stroke-width=".3" opacity=".9"`),
    ) + disc(x, 0, 1.9, '#e3c693', `stroke="${SPAR}" stroke-width=".9"`)
  );
}

export interface Rig {
  works: Works;
  /** where the wind blows from, off the bow; none where there is none */
  wind: number | null;
  looks: ReadonlySet<string>;
}

/** All that stands or lies above the deck. */
export function rigAbove({ works, wind, looks }: Rig): string {
  if (!works.masts.length) return '';
  const idle = ['anchored', 'aground', 'struck', 'towed'].some((look) => looks.has(look));
  const lee = wind !== null && wind > 0 ? -1 : 1;
  const standing = works.masts.map((_, i) => !looks.has(`mast-${NAMES[i]}-gone`) && !looks.has('wreck'));
  const bowsprit = line([36, 0, standing[0] ? 51 : 44, 0], SPAR, 1.5);
  let art = bowsprit;
  works.masts.forEach((x, i) => {
    const half = works.yard * SHARE[i]!;
    if (!standing[i]) art += fallen(x, half, i % 2 ? lee : -lee);
  });
  const out = swing(wind);
  if (standing[0] && !idle && wind !== null) {
    // Jibs, from the bowsprit to the foremast.
    const y = (lee * Math.min(1, Math.abs(out) / 30 + 0.25)) * 5.4;
    art += path(d`M49 0Q38 ${y * 1.25} 26 ${y}Q36 ${y * 0.35} 49 0Z`, lighter(CANVAS, 0.3), `stroke="${EDGE}" stroke-width=".35"`);
    art += path(d`M44 0Q36 ${y * 1.05} 27 ${y * 0.75}Q34 ${y * 0.3} 44 0Z`, lighter(CANVAS, 0.1), `stroke="${EDGE}" stroke-width=".3" class="fine"`);
  }
  const last = works.masts.length - 1;
  if (standing[last] && !idle) {
    const boom = group(
      path(d`M0 0L-17 0Q-9 ${lee * 4.4} 0 0Z`, lighter(CANVAS, 0.12), `stroke="${EDGE}" stroke-width=".35"`) + line([0, 0, -18, 0], SPAR, 0.8),
      `transform="translate(${works.masts[last]! - 1} 0) rotate(${(-out).toFixed(0)})"`,
    );
    art += boom;
  }
  works.masts.forEach((x, i) => {
    if (!standing[i]) return;
    const set = trim(wind, looks.has('hove-to') && i === 1);
    const lowest = works.yard * SHARE[i]!;
    const torn = looks.has('disorder') ? (i - 1) * 13 + 6 : 0;
    const sails = ROWS.map((row, n) => (idle ? (n ? '' : furled(lowest)) : sail(lowest * row, set, n))).join('');
    art += group(sails, `transform="translate(${x} 0) rotate(${(set.turn + torn).toFixed(0)})"`);
    art += disc(x, 0, 1.25, '#3c2a1b');
  });
  return art;
}

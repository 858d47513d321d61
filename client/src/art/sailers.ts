// Any ship under canvas by its motif, from the side and from above.

import { chance, d, darker, disc, FOAM, INK, line, path, rect } from './ink';
import { CANVAS, flames, pen, RIGS, sailing } from './sail';
import { TALES } from './tales';

export const SAILERS: readonly string[] = [...Object.keys(RIGS), ...Object.keys(TALES)];

export function sailer(motif: string, nation: string, seed: string): { long: number; art: string } {
  const r = chance(seed);
  const rig = RIGS[motif];
  return rig ? { long: rig.long + 10, art: sailing(motif, nation, r) } : { long: 168, art: TALES[motif]!(r, nation) };
}

/** From above: hull, yards braced across, sails as bows of canvas. */
export function sailerAbove(motif: string): string {
  const rig = RIGS[motif] ?? {
    long: 150,
    decks: 2,
    masts: motif === 'dragon-hull' ? 1 : 3,
    height: 0,
    beam: motif === 'dragon-hull' ? 26 : 34,
  };
  const tint: Record<string, [string, string]> = {
    'galleon-dwarf': ['#8a6a48', '#4a4d4f'],
    'dragon-hull': ['#4f6b45', '#c9543a'],
    'elf-sail': ['#dfe6d6', '#a9cbb0'],
    'skull-hull': ['#8a8070', '#4d4650'],
    imperial: ['#8a4a34', CANVAS],
  };
  const [wood, canvas] = tint[motif] ?? ['#a98a5c', CANVAS];
  const L = rig.long;
  const b = rig.beam / 2;
  let out =
    line([L - 6, 0, L + 24, 0], '#4a3524', 2) +
    path(
      d`M2 ${-b * 0.62}Q${L * 0.2} ${-b} ${L * 0.55} ${-b}Q${L * 0.9} ${-b * 0.9} ${L} 0Q${L * 0.9} ${b * 0.9} ${L * 0.55} ${b}Q${L * 0.2} ${b} 2 ${b * 0.62}Z`,
      wood,
      `stroke="${INK}" stroke-width="1"`,
    );
  out +=
    [-0.4, -0.2, 0, 0.2, 0.4]
      .map((f) => line([6, b * f * 1.4, L - 16, b * f * 1.1], INK, 0.3, 'opacity=".5"'))
      .join('') +
    rect(4, -b * 0.5, L * 0.2, b, darker(wood, 0.2), pen) +
    rect(L * 0.44, -5, 16, 10, darker(wood, 0.35), pen);
  if (motif === 'galleon-dwarf')
    return (
      out +
      [0.28, 0.62].map((f) => disc(L * f, 0, 6, canvas, pen) + disc(L * f, 0, 3.4, INK)).join('') +
      rect(L * 0.34, -b - 6, 38, 6, '#5a3c22', pen) +
      rect(L * 0.34, b, 38, 6, '#5a3c22', pen)
    );
  const places = rig.masts === 3 ? [0.24, 0.52, 0.8] : rig.masts === 2 ? [0.36, 0.72] : [0.55];
  return (
    out +
    places
      .map(
        (p, i) =>
          path(
            d`M${L * p} ${-26 + i}Q${L * p + 15} 0 ${L * p} ${26 - i}Q${L * p + 6} 0 ${L * p} ${-26 + i}Z`,
            canvas,
            pen,
          ) +
          line([L * p, -27 + i, L * p, 27 - i], '#4a3524', 1.5) +
          disc(L * p, 0, 1.8, '#4a3524'),
      )
      .join('') +
    (motif === 'fireship' ? flames(L * 0.4, 4, 14) + flames(L * 0.66, 6, 16) : '') +
    (motif === 'skull-hull' ? disc(L, 0, 7, '#e3d9bb', pen) : '') +
    disc(2, 0, 0.6, FOAM)
  );
}

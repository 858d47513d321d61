// Ships of tales: of dwarves, elves, dragons, the dead and the Empire.

import { ensign } from './flags';
import { at, type Chance, d, disc, group, INK, line, oval, path, poly, rect } from './ink';
import { hullOf, mastAt, pen } from './sail';

const curl = (x: number, y: number, w: number, fill: string): string =>
  path(d`M${x} ${y}q${w * 0.5} ${-w * 0.1} ${w} ${w * 0.25}q${-w * 0.4} ${w * 0.1} ${-w} ${w * 0.1}z`, fill);

export const TALES: Record<string, (r: Chance, nation: string) => string> = {
  'galleon-dwarf': () => {
    const plate = '#8a6a48';
    let rivets = '';
    for (let i = 0; i < 22; i++) rivets += disc(12 + i * 6, -17, 0.7, INK) + disc(12 + i * 6, -4, 0.7, INK);
    let paddles = '';
    for (let i = 0; i < 12; i++)
      paddles += line(
        [64, -6, 64 + Math.cos((i * Math.PI) / 6) * 19, -6 + Math.sin((i * Math.PI) / 6) * 19],
        '#3a2a1c',
        2.2,
      );
    return at(
      0,
      0,
      [30, 96]
        .map(
          (x, i) =>
            poly([x - 6, -30, x - 5, -70 + i * 8, x + 5, -70 + i * 8, x + 6, -30], '#4a4d4f', pen) +
            rect(x - 7, -72 + i * 8, 14, 4, '#a9823f', pen) +
            path(
              d`M${x - 4} ${-72 + i * 8}q-6 -12 -20 -12q-12 -2 -16 -9q0 16 14 17q10 2 14 6z`,
              '#4b5359',
              'opacity=".6"',
            ),
        )
        .join('') +
        rect(44, -44, 36, 16, '#6b3a1e', pen) +
        rect(50, -58, 24, 15, plate, pen) +
        line([52, -51, 72, -51], '#f0c86a', 3, 'stroke-dasharray="4 2.6"') +
        poly([48, -58, 62, -68, 76, -58], '#a9823f', pen) +
        path(
          'M4 -34L2 -4Q10 3 26 3H132Q152 0 168 -12L150 -14L146 -30H104V-26H34V-34Z',
          plate,
          `stroke="${INK}" stroke-width=".9"`,
        ) +
        path('M4 -14H150L168 -12Q152 0 132 3H26Q10 3 2 -4Z', '#3d4042', 'opacity=".75"') +
        rivets +
        [92, 106, 120, 134]
          .map(
            (x) =>
              disc(x, -22, 3.4, '#241a14', `stroke="#a9823f" stroke-width="1.2"`) +
              line([x + 2, -22, x + 8, -23], '#1a1512', 2.6),
          )
          .join('') +
        disc(64, -6, 21, '#5a3c22', `stroke="${INK}" stroke-width=".9"`) +
        paddles +
        disc(64, -6, 5, '#a9823f', pen) +
        path('M43 -8A21 21 0 0 1 85 -8L80 -9A16 16 0 0 0 48 -9Z', '#a9823f', pen) +
        path('M146 -30q10 -2 14 -12q8 8 4 18q-2 8 -14 10z', '#a9823f', pen),
    );
  },
  'dragon-hull': () => {
    const green = '#4f6b45';
    let shields = '';
    for (let i = 0; i < 10; i++)
      shields +=
        disc(34 + i * 10.5, -13, 4.6, i % 2 ? '#a33b2c' : '#d9b24f', pen) + disc(34 + i * 10.5, -13, 1.3, '#33281f');
    const wing =
      path('M78 -22Q70 -80 22 -92Q34 -70 20 -62Q40 -56 32 -44Q52 -42 50 -30Z', '#8f2f2a', pen) +
      line([78, -22, 22, -92], '#33281f', 1.6) +
      line([76, -26, 20, -62], INK, 0.8) +
      line([74, -25, 32, -44], INK, 0.8);
    return (
      wing +
      at(38, -4, wing, '.9') +
      mastAt(86, -18, 78, 46, '#c9543a', 2) +
      path(
        'M8 -30Q-6 -34 -10 -48Q-2 -44 6 -44Q16 -42 22 -22H134Q146 -24 150 -44Q152 -62 168 -64L184 -58L182 -53L168 -54Q164 -50 165 -40Q163 -10 140 1Q132 4 120 4H36Q14 2 8 -30Z',
        green,
        `stroke="${INK}" stroke-width=".9"`,
      ) +
      path('M10 -20Q14 2 36 4H120Q150 4 160 -22Q150 -6 120 -5H40Q18 -6 10 -20Z', '#1f2f22', 'opacity=".5"') +
      shields +
      path('M164 -64l-6 -9 8 5 2 -7 4 9z', '#d9b24f', pen) +
      disc(170, -60, 1.5, '#f6c04b', pen) +
      path('M184 -57q8 2 14 -2q-4 7 -15 5z', '#d8612f') +
      path('M150 -44l-6 -4 5 -3-5 -5 7 0', '#d9b24f', pen)
    );
  },
  'elf-sail': () => {
    const hull = '#dfe6d6';
    const leaf = (x: number, h: number, w: number, fill: string) =>
      path(d`M${x} -16Q${x + w * 1.4} ${-h * 0.5} ${x - 4} ${-h}Q${x - w * 0.1} ${-h * 0.5} ${x} -16Z`, fill, pen) +
      path(
        d`M${x} -16Q${x + w * 0.55} ${-h * 0.5} ${x - 4} ${-h}M${x + w * 0.3} ${-h * 0.4}l${w * 0.4} ${-6}M${x + w * 0.25} ${-h * 0.6}l${w * 0.28} ${-5}M${x + w * 0.3} ${-h * 0.25}l${w * 0.4} ${-5}`,
        'none',
        `stroke="#3d6e5c" stroke-width=".6"`,
      );
    return (
      leaf(44, 78, 34, '#a9cbb0') +
      leaf(82, 100, 42, '#bfdcc0') +
      leaf(120, 76, 30, '#a9cbb0') +
      path(
        'M-4 -42Q0 -18 20 -15H132Q152 -18 158 -40Q160 -56 172 -56Q180 -55 184 -48Q176 -50 172 -46Q170 -20 146 -3Q138 3 124 3H32Q4 0 -10 -40Q-8 -46 -4 -42Z',
        hull,
        `stroke="${INK}" stroke-width=".8"`,
      ) +
      path('M-6 -32Q4 0 32 3H124Q148 3 164 -24Q148 -6 122 -5H36Q10 -6 -6 -32Z', '#3d6e5c', 'opacity=".45"') +
      path('M14 -13Q76 -4 140 -14', 'none', 'stroke="#c9a548" stroke-width="1.3"') +
      [40, 60, 80, 100, 120].map((x) => path(d`M${x - 4} -10q4 -5 8 0q-4 5 -8 0z`, '#c9a548')).join('') +
      disc(175, -51, 1, INK)
    );
  },
  'skull-hull': () => {
    const rag = (x: number, y: number, w: number, h: number) =>
      path(
        d`M${x - w / 2} ${y}H${x + w / 2}Q${x + w * 0.66} ${y + h * 0.5} ${x + w / 2} ${y + h * 0.8}l${-w * 0.14} ${h * 0.2}l${-w * 0.1} ${-h * 0.18}l${-w * 0.16} ${h * 0.22}l${-w * 0.1} ${-h * 0.26}l${-w * 0.18} ${h * 0.16}l${-w * 0.14} ${-h * 0.2}l${-w * 0.18} ${h * 0.12}Q${x - w * 0.36} ${y + h * 0.4} ${x - w / 2} ${y}Z`,
        '#4d4650',
        pen,
      ) + line([x - w / 2 - 3, y, x + w / 2 + 3, y], '#cfc4a4', 1.6);
    let ribs = '';
    for (let i = 0; i < 9; i++) ribs += d`M${26 + i * 12} -20q-6 10 0 22`;
    return (
      [44, 88, 122]
        .map(
          (x, i) =>
            line([x, -20, x - 2, -92 + Math.abs(i - 1) * 12], '#cfc4a4', 2) +
            rag(x, -86 + Math.abs(i - 1) * 12, 30, 30) +
            rag(x, -54 + Math.abs(i - 1) * 8, 38, 30),
        )
        .join('') +
      path(
        'M6 -40L0 -38Q2 -8 14 0Q20 3 30 3H126Q148 2 156 -18L134 -20H30L28 -34Z',
        '#6a6153',
        `stroke="${INK}" stroke-width=".9"`,
      ) +
      path(ribs, 'none', 'stroke="#d8ccaa" stroke-width="2.2"') +
      line([20, -12, 140, -13], '#d8ccaa', 1.4) +
      disc(156, -30, 14, '#e3d9bb', `stroke="${INK}" stroke-width=".8"`) +
      path('M150 -20h15l2 9h-4l-1 -3l-1 3h-3l-1 -3l-1 3h-3z', '#e3d9bb', pen) +
      oval(154, -32, 3.6, 4.4, '#1a1512') +
      oval(164, -31, 2.8, 4, '#1a1512') +
      disc(154, -31.5, 1, '#8fd06a') +
      disc(164, -30.5, 1, '#8fd06a') +
      poly([159, -25, 161.5, -25, 160.4, -21.5], '#1a1512') +
      path(d`M-2 -58h18v12h-18z`, '#1b1b1b', pen) +
      disc(7, -52.6, 3.2, '#f8f5ec') +
      line([16, -34, 16, -60], '#cfc4a4', 1.2)
    );
  },
  imperial: (_, nation) => {
    const base = hullOf({ long: 150, decks: 2, masts: 3, height: 90, beam: 36 }, '#c9a548', '#6b3326', 2);
    const castle = (x: number, w: number, y: number, h: number) =>
      rect(x, y - h, w, h, '#8a4a34', pen) +
      Array.from({ length: Math.floor(w / 6) }, (_, i) =>
        rect(x + 1 + i * 6, y - h - 3.4, 3.6, 3.6, '#8a4a34', pen),
      ).join('') +
      line([x + 2, y - h * 0.45, x + w - 2, y - h * 0.45], '#f0c86a', 2.4, 'stroke-dasharray="2.6 3"');
    const emblem = (x: number, y: number, k: number) =>
      at(
        x,
        y,
        poly(
          [0, -6, 1.6, -1.6, 6, -1.6, 2.4, 1, 3.6, 5.4, 0, 2.8, -3.6, 5.4, -2.4, 1, -6, -1.6, -1.6, -1.6],
          '#c9a548',
        ),
        k,
      );
    return (
      mastAt(38, -20, 62, 30, '#efe4c6', 2) +
      mastAt(80, -19, 88, 44, '#f3ead6', 2) +
      mastAt(122, -19, 74, 34, '#efe4c6', 2) +
      emblem(84, -60, 1.5) +
      emblem(126, -52, 1) +
      line([144, -20, 178, -36], '#4a3524', 1.8) +
      castle(3, 28, -31, 18) +
      castle(12, 14, -49, 10) +
      castle(126, 22, -21, 9) +
      base.art +
      path('M150 -22q14 -2 18 -12q2 10 -6 16q-6 5 -13 6z', '#c9a548', pen) +
      curl(80, -112, 20, '#7d1f26') +
      `<svg x="-14" y="-84" width="20" height="13" viewBox="0 0 30 20">${group(ensign(nation || 'imperial'), 'transform="matrix(-1 0 0 1 30 0)"')}</svg>` +
      line([6, -58, 6, -85], INK, 0.9)
    );
  },
};

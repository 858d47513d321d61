// People, instruments and charts.

import { pen, type Scene } from './backdrops';
import { rose, soundings } from './charts';
import { ensign } from './flags';
import {
  at,
  type Chance,
  chance,
  d,
  darker,
  disc,
  INK,
  lettering,
  lighter,
  line,
  mix,
  oval,
  PAPER,
  path,
  pick,
  rect,
} from './ink';
import { washOf } from './sky';

/** A head in profile with cap or cocked hat, cut out of paper. */
function portrait(r: Chance, hat: boolean, fill: string): string {
  const nose = r(0, 3);
  const beard = r() < 0.3 ? 'q-1 9 -10 11q-9 1 -12 -6' : '';
  const face = d`M104 66Q103 54 110 47L146 44Q150 54 149 60L${155 + nose} 72Q${157 + nose} 75 150 76Q152 79 150 81Q152 84 149 86Q151 93 145 95Q138 97 132 94${beard}L131 103Q146 108 160 118Q168 126 170 140H66Q68 124 84 114Q98 108 106 102Q108 92 106 84Q102 76 104 66Z`;
  const cap = hat
    ? path('M88 54Q104 50 122 48Q146 45 172 50Q156 30 128 28Q100 30 88 54Z', fill) +
      path('M92 52Q112 34 128 32Q150 34 166 48', 'none', 'stroke="#c9a548" stroke-width="1.4"') +
      disc(136, 41, 3.4, '#c9a548')
    : path('M97 46Q96 30 128 28Q158 27 160 38Q160 42 150 45L104 49Q98 50 97 46Z', fill) +
      path('M104 48L152 43L153 50L106 55Z', fill) +
      path('M148 48Q162 49 168 56Q158 57 148 54Z', fill) +
      line([106, 52, 150, 47.5], '#c9a548', 2.4) +
      disc(140, 41, 3.2, '#c9a548') +
      line([152, 52, 164, 55.4], '#c9a548', 0.9);
  const rings = [0, 1, 2, 3]
    .map((i) => line([76 + i * 1.4, 128 - i * 4, 92 + i * 1.2, 131 - i * 4], '#c9a548', 1.5))
    .join('');
  return (
    path(face, fill) +
    cap +
    path('M131 103L126 112L120 103L110 101L118 124L128 116L138 122Z', lighter(fill, 0.2)) +
    path('M80 114Q92 106 104 106L98 116Q88 116 80 120Z', '#c9a548') +
    rings +
    [0, 1, 2].map((i) => rect(140 + i * 6, 124, 5, 3.6, pick(r, ['#b5202d', '#2d5fa8', '#c9a548', '#f3ead6']))).join('')
  );
}

export const PAPERS: Record<string, Scene> = {
  admiral: (s) => {
    const r = chance(s.seed);
    const { high, low, near } = washOf(s.tone, s.weather);
    let beads = '';
    for (let i = 0; i < 44; i++)
      beads += oval(
        120 + Math.cos((i * Math.PI) / 22) * 66,
        78 + Math.sin((i * Math.PI) / 22) * 67,
        3.6,
        2.2,
        '#c9a548',
        `stroke="#7a5c1f" stroke-width=".5" transform="rotate(${Math.round((i * 360) / 44 + 60)} ${(120 + Math.cos((i * Math.PI) / 22) * 66).toFixed(1)} ${(78 + Math.sin((i * Math.PI) / 22) * 67).toFixed(1)})"`,
      );
    let rays = '';
    for (let i = 0; i < 40; i++)
      rays += d`M120 78L${120 + Math.cos((i * Math.PI) / 20) * 170} ${78 + Math.sin((i * Math.PI) / 20) * 170}`;
    const hat = s.nation.endsWith('-sail') || s.seed.includes('sail');
    const bars = `<svg x="14" y="18" width="42" height="28" viewBox="0 0 30 20">${ensign(s.nation)}</svg>${rect(14, 18, 42, 28, 'none', pen)}`;
    return (
      rect(0, 0, 240, 150, mix(high, low, 0.3)) +
      path(rays, 'none', `stroke="${INK}" stroke-width=".4" opacity=".22"`) +
      (s.nation ? bars + line([14, 14, 14, 112], '#6b4a2a', 2) + disc(14, 12, 2.6, '#c9a548', pen) : '') +
      disc(120, 78, 64, mix(low, '#ffffff', 0.35), pen) +
      `<svg x="56" y="14" width="128" height="126" viewBox="56 14 128 126"><g transform="translate(120 78) scale(.98) translate(-120 -78)">${portrait(r, hat, darker(near, 0.35))}</g></svg>` +
      beads +
      at(208, 122, rose(20, INK, '#a8432f'))
    );
  },
  intelligence: (s) => {
    const r = chance(s.seed);
    const { high, low, near } = washOf(s.tone, s.weather);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    let out = rect(0, 0, 240, 150, mix(low, high, 0.25));
    for (let y = 0; y < 7; y++)
      out += lettering(
        120,
        18 + y * 21,
        11,
        Array.from({ length: 6 }, () => Array.from({ length: 5 }, () => letters[Math.floor(r(0, 26))]).join('')).join(
          '  ',
        ),
        INK,
        'opacity=".2" letter-spacing="2"',
      );
    out +=
      rect(34, 40, 172, 74, darker(near, 0.35), `rx="6" ${pen}`) +
      rect(34, 40, 172, 10, '#c9a548', `rx="4" opacity=".5"`);
    for (let i = 0; i < 3; i++) {
      const x = 72 + i * 48;
      const from = Math.floor(r(0, 20));
      let teeth = '';
      for (let t = 0; t < 14; t++) teeth += d`M${x - 17} ${30 + t * 7}h-4M${x + 17} ${30 + t * 7}h4`;
      out +=
        rect(x - 17, 26, 34, 102, '#d9cba2', `rx="7" ${pen}`) +
        rect(x - 17, 26, 34, 20, INK, 'rx="7" opacity=".35"') +
        rect(x - 17, 108, 34, 20, INK, 'rx="7" opacity=".35"') +
        path(teeth, 'none', `stroke="#8a7336" stroke-width="2.4"`) +
        [0, 1, 2, 3, 4]
          .map((k) =>
            lettering(
              x,
              46 + k * 20,
              k === 2 ? 19 : 13,
              letters[(from + k) % 26]!,
              k === 2 ? '#8f2f2a' : INK,
              k === 2 ? 'font-weight="bold"' : 'opacity=".75"',
            ),
          )
          .join('') +
        rect(x - 19, 68, 38, 24, 'none', `rx="3" stroke="#c9a548" stroke-width="2.2"`);
    }
    return (
      out +
      line([22, 80, 50, 80], '#8a7336', 4) +
      line([190, 80, 218, 80], '#8a7336', 4) +
      disc(22, 80, 6, '#c9a548', pen) +
      disc(218, 80, 6, '#c9a548', pen)
    );
  },
  radar: (s) => {
    const r = chance(s.seed);
    const { high, low } = washOf(s.tone, s.weather);
    let out = rect(0, 0, 240, 150, mix(low, high, 0.4));
    for (let i = 0; i < 30; i++) out += line([0, i * 5.2, 240, i * 5.2], INK, 0.3, 'opacity=".16"');
    const x = 92;
    out +=
      disc(x, 76, 66, '#8a7336', pen) +
      disc(x, 76, 61, '#0f2a2b', pen) +
      path(d`M${x} 76L${x + 52} 45A61 61 0 0 1 ${x + 61} 76Z`, '#7fd6a4', 'opacity=".5"') +
      path(d`M${x} 76L${x + 34} 25.5A61 61 0 0 1 ${x + 52} 45Z`, '#7fd6a4', 'opacity=".22"');
    for (const k of [15, 30, 45, 59]) out += disc(x, 76, k, 'none', 'stroke="#7fd6a4" stroke-width=".6" opacity=".7"');
    out +=
      path(d`M${x - 61} 76h122M${x} 15v122`, 'none', 'stroke="#7fd6a4" stroke-width=".5" opacity=".6"') +
      line([x, 76, x + 61, 76], '#c6f5d6', 1.4);
    for (let i = 0; i < 5; i++) out += oval(x + r(-42, 46), 76 + r(-42, 42), 3, 1.8, '#d6ffe2');
    for (let i = 0; i < 36; i++)
      out += line(
        [
          x + Math.cos((i * Math.PI) / 18) * 62,
          76 + Math.sin((i * Math.PI) / 18) * 62,
          x + Math.cos((i * Math.PI) / 18) * 65,
          76 + Math.sin((i * Math.PI) / 18) * 65,
        ],
        PAPER,
        0.8,
      );
    const mast = path(
      'M186 150L198 66M222 150L206 66M188 132L216 116M219 132L192 112M192 100L210 92M213 104L196 88',
      'none',
      `stroke="${INK}" stroke-width="1.6"`,
    );
    return (
      out +
      mast +
      path('M172 54Q200 84 232 42Q204 58 172 54Z', '#c3cdd0', pen) +
      path(
        'M180 57Q204 72 224 48M196 61L206 34M206 34L190 57M206 34L218 52',
        'none',
        `stroke="${INK}" stroke-width=".7"`,
      ) +
      disc(206, 33, 2.4, '#a8432f', pen) +
      [10, 17, 24]
        .map((k) =>
          path(
            d`M${206 + k * 0.5} ${30 - k}A${k * 1.3} ${k * 1.3} 0 0 1 ${206 + k * 1.2} ${33 - k * 0.2}`,
            'none',
            `stroke="${INK}" stroke-width=".8" opacity=".7"`,
          ),
        )
        .join('')
    );
  },
  compass: (s) => {
    const r = chance(s.seed);
    const { low, far } = washOf(s.tone, s.weather);
    const coast = (x: number, y: number) =>
      path(d`M${x} ${y}q20 -14 34 2q16 4 10 18q-8 16 -30 8q-22 -2 -14 -28z`, mix(PAPER, '#c9b27c', 0.6), pen) +
      path(
        d`M${x - 5} ${y - 1}q22 -22 42 -2q22 6 13 25q-10 22 -38 12q-30 -4 -17 -35z`,
        'none',
        `stroke="${INK}" stroke-width=".4" stroke-dasharray="2 2"`,
      );
    let lines = '';
    for (let i = 0; i < 32; i++)
      lines += d`M120 75L${120 + Math.cos((i * Math.PI) / 16) * 170} ${75 + Math.sin((i * Math.PI) / 16) * 170}`;
    return (
      rect(0, 0, 240, 150, mix(low, far, 0.22)) +
      path(lines, 'none', `stroke="${INK}" stroke-width=".4" opacity=".3"`) +
      coast(14, 20) +
      coast(180, 96) +
      soundings(r, 240, 150, 0, 0, 16) +
      disc(120, 75, 60, mix(low, '#ffffff', 0.3), 'opacity=".75"') +
      at(120, 75, rose(58, INK, '#a8432f')) +
      rect(4, 4, 232, 142, 'none', `stroke="${INK}" stroke-width=".8"`) +
      rect(6.5, 6.5, 227, 137, 'none', `stroke="${INK}" stroke-width="2" stroke-dasharray="12 12"`)
    );
  },
  operation: (s) => {
    const r = chance(s.seed);
    const { low, far } = washOf(s.tone, s.weather);
    const land = mix(PAPER, '#c9b27c', 0.7);
    const arrow = (x: number, y: number, a: number, c: string) => at(x, y, path('M0 0L-9 -5L-6 0L-9 5Z', c, pen), 1, a);
    const one = 'M22 118Q70 104 96 84T168 60';
    const two = 'M218 128Q190 104 174 72';
    const tool = at(
      64,
      26,
      path('M0 -14L-16 44L-14 44L1 -4L16 44L18 44L3 -14Z', '#c9a548', pen) + disc(1.5, -14, 4, '#8a7336', pen),
      1,
      -24,
    );
    return (
      rect(0, 0, 240, 150, mix(low, far, 0.25)) +
      [0, 1, 2, 3, 4, 5]
        .map(
          (i) =>
            line([i * 48, 0, i * 48, 150], INK, 0.35, 'opacity=".4"') +
            line([0, i * 36, 240, i * 36], INK, 0.35, 'opacity=".4"'),
        )
        .join('') +
      path(d`M0 0H92Q80 ${r(14, 22)} 58 20Q48 40 24 34Q12 48 0 40Z`, land, pen) +
      path(d`M240 0V48Q222 ${r(44, 54)} 214 36Q196 34 196 18Q190 8 194 0Z`, land, pen) +
      path(d`M60 150Q70 ${r(128, 134)} 96 136Q122 126 140 150Z`, land, pen) +
      path(d`M122 96q12 -8 22 0q6 10 -6 14q-16 2 -16 -14z`, land, pen) +
      soundings(r, 240, 150, 0, 0, 18) +
      path(one, 'none', 'stroke="#2d5fa8" stroke-width="2.4" stroke-dasharray="8 4"') +
      path(two, 'none', 'stroke="#a8432f" stroke-width="2.4" stroke-dasharray="8 4"') +
      arrow(172, 58, -16, '#2d5fa8') +
      arrow(173, 69, -104, '#a8432f') +
      [
        [22, 118],
        [96, 84],
      ]
        .map(([x, y]) => disc(x!, y!, 3, PAPER, pen))
        .join('') +
      path('M178 52l14 14M192 52l-14 14', 'none', 'stroke="#8f2f2a" stroke-width="2.4"') +
      at(34, 84, rose(20, INK, '#a8432f')) +
      tool +
      rect(3, 3, 234, 144, 'none', `stroke="${INK}" stroke-width=".8"`) +
      rect(5.5, 5.5, 229, 139, 'none', `stroke="${INK}" stroke-width="1.8" stroke-dasharray="12 12"`)
    );
  },
};

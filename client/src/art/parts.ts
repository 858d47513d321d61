// Parts of steel ships: each draws itself from the side and from above.
// Side view: stern at 0, bow at the right, waterline at y = 0, up is negative. Top view: the keel lies on y = 0.

import { type Chance, d, darker, disc, INK, lighter, line, oval, path, poly, rect } from './ink';

export interface Paint {
  hull: string;
  upper: string;
  camo?: string[];
}

export interface Draft {
  top: boolean; // seen from above
  long: number;
  beam: number;
  deck: (f: number) => number;
  paint: Paint;
  tops: [number, number][]; // where rigging is made fast
  r: Chance;
}

export type Part = (s: Draft) => string;

export const edge = (colour = INK, width = 0.5): string => `stroke="${colour}" stroke-width="${width}"`;

/** A deckhouse between two places, h high, standing `on` above the deck; windows make it a bridge deck. */
export const house =
  (from: number, to: number, h: number, on = 0, windows = 0, lean = 0): Part =>
  (s) => {
    const x = from * s.long;
    const w = (to - from) * s.long;
    if (s.top) {
      const b = s.beam * (0.62 - Math.min(0.3, on / 70));
      return rect(x, -b / 2, w, b, on > 8 ? lighter(s.paint.upper, 0.3) : s.paint.upper, `rx="1.5" ${edge()}`);
    }
    const y = s.deck((from + to) / 2) - on;
    const foot = on ? y : Math.max(s.deck(from), s.deck(to)) + 0.5;
    let out = poly([x, foot, x + lean * 0.3, y - h, x + w - lean, y - h, x + w, foot], s.paint.upper, edge());
    out += poly([x, foot, x + lean * 0.3, y - h, x + w * 0.3, y - h, x + w * 0.22, foot], darker(s.paint.upper, 0.22));
    for (let i = 0; i < windows; i++)
      out += line(
        [x + 1.5, y - h + 2.2 + i * 4.4, x + w - 1 - lean, y - h + 2.2 + i * 4.4],
        INK,
        1.3,
        'stroke-dasharray="1.5 1.1" opacity=".75"',
      );
    return out + line([x - 0.6, y - h, x + w + 0.6 - lean, y - h], INK, 0.9);
  };

/** A gun turret: how big, on how high a barbette (in turret heights), which way, how many barrels. */
export const turret =
  (f: number, size: number, level = 0, ahead = true, barrels = 2): Part =>
  (s) => {
    const g = ahead ? 1 : -1;
    const x = f * s.long;
    if (s.top) {
      let guns = '';
      for (let i = 0; i < barrels; i++) {
        const y = (i - (barrels - 1) / 2) * size * (0.5 / Math.max(1, barrels - 0.6));
        guns += line([x, y, x + g * size * 1.3, y], INK, size * 0.13);
      }
      return (
        disc(x, 0, size * 0.52, darker(s.paint.hull, 0.1), edge()) +
        guns +
        poly(
          [
            x - g * size * 0.5,
            -size * 0.3,
            x + g * size * 0.2,
            -size * 0.42,
            x + g * size * 0.52,
            -size * 0.24,
            x + g * size * 0.52,
            size * 0.24,
            x + g * size * 0.2,
            size * 0.42,
            x - g * size * 0.5,
            size * 0.3,
          ],
          lighter(s.paint.upper, 0.12),
          edge(),
        )
      );
    }
    const foot = s.deck(f) + 0.6;
    const y = foot - level * size * 0.44;
    const b = size;
    let out = level ? rect(x - b * 0.42, y, b * 0.84, foot - y, darker(s.paint.upper, 0.2), edge()) : '';
    for (let i = 0; i < (barrels > 1 ? 2 : 1); i++)
      out += line(
        [x + g * b * 0.3, y - b * 0.22 - i * b * 0.1, x + g * b * 1.38, y - b * 0.3 - i * b * 0.12],
        INK,
        b * 0.1,
      );
    out += poly(
      [
        x - g * b * 0.56,
        y,
        x - g * b * 0.52,
        y - b * 0.42,
        x + g * b * 0.2,
        y - b * 0.42,
        x + g * b * 0.56,
        y - b * 0.16,
        x + g * b * 0.5,
        y,
      ],
      s.paint.upper,
      edge(),
    );
    return (
      out +
      poly(
        [x - g * b * 0.56, y, x + g * b * 0.5, y, x + g * b * 0.54, y - b * 0.1, x - g * b * 0.55, y - b * 0.14],
        darker(s.paint.upper, 0.3),
      )
    );
  };

/** A light gun in the open. */
export const gun =
  (f: number, size = 4, on = 0, ahead = true): Part =>
  (s) => {
    const g = ahead ? 1 : -1;
    const x = f * s.long;
    if (s.top)
      return (
        disc(x, 0, size * 0.5, darker(s.paint.upper, 0.15), edge(INK, 0.4)) +
        line([x, 0, x + g * size * 1.4, 0], INK, 0.9)
      );
    const y = s.deck(f) - on;
    return (
      line([x, y - size * 0.5, x + g * size * 1.5, y - size * 0.95], INK, Math.max(0.7, size * 0.16)) +
      poly(
        [
          x - g * size * 0.4,
          y,
          x - g * size * 0.3,
          y - size * 0.75,
          x + g * size * 0.25,
          y - size * 0.8,
          x + g * size * 0.45,
          y,
        ],
        darker(s.paint.upper, 0.1),
        edge(INK, 0.4),
      )
    );
  };

export const funnel =
  (f: number, w: number, h: number, rake = 0, cap = true): Part =>
  (s) => {
    const x = f * s.long;
    if (s.top)
      return (
        oval(x, 0, w * 0.55, Math.min(w, s.beam * 0.5) * 0.42, darker(s.paint.upper, 0.2), edge()) +
        oval(x, 0, w * 0.34, w * 0.22, INK)
      );
    const y = s.deck(f);
    const k = -rake * h;
    let out = poly([x - w / 2, y, x - w / 2 + k, y - h, x + w / 2 + k, y - h, x + w / 2, y], s.paint.upper, edge());
    out += poly(
      [x - w / 2, y, x - w / 2 + k, y - h, x - w * 0.12 + k, y - h, x - w * 0.12, y],
      darker(s.paint.upper, 0.28),
    );
    if (cap)
      out += poly(
        [
          x - w / 2 + k * 0.84,
          y - h * 0.84,
          x - w / 2 + k,
          y - h,
          x + w / 2 + k,
          y - h,
          x + w / 2 + k * 0.84,
          y - h * 0.84,
        ],
        '#2b3138',
      );
    out += line([x - w * 0.62 + k, y - h, x + w * 0.62 + k, y - h], INK, 1);
    const up = s.r(0.7, 1.2);
    return (
      out +
      path(
        d`M${x + k - w * 0.3} ${y - h}q${-w * 0.6 * up} ${-7 * up} ${-w * 1.6 * up} ${-8 * up}q${-9 * up} ${-1 * up} ${-17 * up} ${-5 * up}q${9 * up} ${11 * up} ${16 * up} ${9 * up}q${w * 0.8} ${2} ${w * 1.6 * up + w * 0.5} ${4 * up}z`,
        '#4b5359',
        'opacity=".42"',
      )
    );
  };

/** A mast: plain, with three legs, or of lattice; yards across, rigging fast at its top. */
export const mast =
  (f: number, h: number, kind: 'pole' | 'tripod' | 'lattice' | 'radar' = 'pole', on = 0): Part =>
  (s) => {
    const x = f * s.long;
    if (s.top) return disc(x, 0, 1.1, INK) + line([x, -s.beam * 0.24, x, s.beam * 0.24], INK, 0.6);
    const y = s.deck(f) - on;
    const t = y - h;
    s.tops.push([x, t + 1]);
    let out = line([x, y, x, t], INK, 1.2);
    if (kind === 'tripod')
      out +=
        line([x - h * 0.14, y, x, t + h * 0.25, x + h * 0.1, y], INK, 0.9) +
        rect(x - 3, t + h * 0.24, 6.4, 3, s.paint.upper, edge());
    if (kind === 'lattice' || kind === 'radar') {
      const b = h * 0.13;
      out = path(
        d`M${x - b} ${y}L${x - 1} ${t + h * 0.2}M${x + b} ${y}L${x + 1} ${t + h * 0.2}M${x - b * 0.9} ${y - h * 0.15}L${x + b * 0.5} ${y - h * 0.4}L${x - b * 0.4} ${y - h * 0.6}M${x + b * 0.9} ${y - h * 0.15}L${x - b * 0.5} ${y - h * 0.4}L${x + b * 0.4} ${y - h * 0.6}M${x} ${y - h * 0.7}V${t}`,
        'none',
        edge(INK, 0.8),
      );
      if (kind === 'radar') out += path(d`M${x - 6} ${t + h * 0.2}q6 -5.5 12 0q-6 1.6 -12 0z`, s.paint.upper, edge());
    }
    return (
      out +
      line([x - h * 0.12, t + h * 0.16, x + h * 0.12, t + h * 0.16], INK, 0.6) +
      line([x - h * 0.08, t + h * 0.34, x + h * 0.08, t + h * 0.34], INK, 0.5)
    );
  };

/** A bridge tower by national habit: a block, a round tower, or a pile of platforms; w wide and h high. */
export const bridge =
  (f: number, w: number, h: number, kind: 'block' | 'round' | 'pagoda' = 'block'): Part =>
  (s) => {
    const x = f * s.long;
    if (s.top)
      return (
        (kind === 'round'
          ? disc(x, 0, w * 0.42, lighter(s.paint.upper, 0.25), edge())
          : rect(x - w / 2, -w * 0.34, w, w * 0.68, lighter(s.paint.upper, 0.25), `rx="2" ${edge()}`)) +
        disc(x, 0, w * 0.2, s.paint.upper, edge(INK, 0.4)) +
        line([x, -w * 0.3, x, w * 0.3], INK, 0.9)
      );
    const y = s.deck(f);
    const storeys = kind === 'pagoda' ? 6 : kind === 'round' ? 5 : Math.max(3, Math.round(h / 8));
    const step = h / storeys;
    let out = '';
    for (let i = 0; i < storeys; i++) {
      const t = i / storeys;
      let b = w * (1 - t * (kind === 'round' ? 0.55 : 0.42));
      let x0 = x - b / 2 + (kind === 'block' ? t * w * 0.08 : 0);
      if (kind === 'pagoda' && i % 2) {
        b *= 1.2;
        x0 -= 0.6;
      }
      const y1 = y - (i + 1) * step;
      out +=
        rect(x0, y1, b, step + 0.4, s.paint.upper, edge(INK, 0.45)) +
        rect(x0, y1, b * 0.34, step + 0.4, darker(s.paint.upper, 0.24));
      if (i > 0)
        out += line(
          [x0 + b * 0.35, y1 + step * 0.42, x0 + b - 0.5, y1 + step * 0.42],
          INK,
          Math.min(1.4, step * 0.32),
          'stroke-dasharray="1.3 .9" opacity=".8"',
        );
      out += line([x0 - 0.7, y1, x0 + b + 1, y1], INK, 0.7);
    }
    const t = y - h;
    s.tops.push([x, t - 6]);
    out +=
      rect(x - w * 0.2, t - 3.2, w * 0.4, 3.2, s.paint.upper, edge(INK, 0.45)) +
      line([x - w * 0.36, t - 2, x + w * 0.36, t - 2], INK, 1.1);
    return out + line([x, t - 3, x, t - 8], INK, 0.7);
  };

export const draw = (fill: (s: Draft) => string): Part => fill;

// Smaller or rarer parts of ships: cranes and boats, tubes and missiles, all that belongs to flying.

import { at, d, darker, disc, FOAM, INK, lighter, line, oval, path, poly, rect } from './ink';
import { edge, type Part } from './parts';

export const crane =
  (f: number, h: number, reach: number, on = 0): Part =>
  (s) => {
    const x = f * s.long;
    if (s.top) return line([x, 0, x + reach, 0], INK, 1) + disc(x, 0, 1.4, INK);
    const y = s.deck(f) - on;
    return (
      line([x, y, x, y - h * 0.6, x + reach, y - h], INK, 1) +
      line([x, y - h * 0.3, x + reach * 0.6, y - h * 0.84], INK, 0.5) +
      line([x + reach, y - h, x + reach, y - h * 0.45], INK, 0.35)
    );
  };

/** A pair of derricks on a mast, as merchant ships have. */
export const derricks =
  (f: number, h: number, reach = 14): Part =>
  (s) => {
    const x = f * s.long;
    if (s.top)
      return (
        line([x - reach, -2, x + reach, 2], INK, 0.8) +
        disc(x, 0, 1.3, INK) +
        rect(x - reach, -s.beam * 0.2, reach * 0.75, s.beam * 0.4, darker(s.paint.upper, 0.35), edge(INK, 0.4)) +
        rect(x + reach * 0.25, -s.beam * 0.2, reach * 0.75, s.beam * 0.4, darker(s.paint.upper, 0.35), edge(INK, 0.4))
      );
    const y = s.deck(f);
    s.tops.push([x, y - h]);
    return (
      line([x, y, x, y - h], INK, 1.3) +
      line([x, y - 3, x - reach, y - h * 0.62], INK, 0.9) +
      line([x, y - 3, x + reach, y - h * 0.62], INK, 0.9) +
      line([x - reach, y - h * 0.62, x, y - h * 0.94, x + reach, y - h * 0.62], INK, 0.35) +
      rect(x - reach * 0.8, y - 2, reach * 0.6, 2, darker(s.paint.upper, 0.3)) +
      rect(x + reach * 0.2, y - 2, reach * 0.6, 2, darker(s.paint.upper, 0.3))
    );
  };

/** Boats in a row. */
export const boats =
  (from: number, to: number, count: number, on: number): Part =>
  (s) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const x = (from + ((to - from) * (i + 0.5)) / count) * s.long;
      const w = Math.min(8, (((to - from) * s.long) / count) * 0.8);
      const y = s.top ? -s.beam * 0.36 : s.deck(from) - on;
      out += s.top
        ? oval(x, y, w / 2, 1.2, FOAM, edge(INK, 0.4)) + oval(x, -y, w / 2, 1.2, FOAM, edge(INK, 0.4))
        : path(
            d`M${x - w / 2} ${y - 2.6}h${w}q${-w * 0.1} 2.6 ${-w * 0.3} 2.6h${-w * 0.45}q${-w * 0.2} 0 ${-w * 0.25} -2.6z`,
            FOAM,
            edge(INK, 0.4),
          );
    }
    return out;
  };

/** Torpedo tubes on the deck. */
export const tubes =
  (f: number, w = 11): Part =>
  (s) => {
    const x = f * s.long;
    if (s.top)
      return [-1.4, 0, 1.4]
        .map((y) => rect(x - w / 2, y - 0.6, w, 1.2, darker(s.paint.upper, 0.3), edge(INK, 0.3)))
        .join('');
    const y = s.deck(f);
    return (
      rect(x - w / 2, y - 3.4, w, 1.5, darker(s.paint.upper, 0.3), `rx=".7" ${edge(INK, 0.4)}`) +
      rect(x - w / 2 + 0.6, y - 2, w, 1.4, s.paint.upper, `rx=".7" ${edge(INK, 0.4)}`) +
      rect(x - 1.5, y - 1.5, 3, 1.8, INK)
    );
  };

/** A row of missile boxes, lifted towards the bow. */
export const missiles =
  (f: number, count: number, w: number, lift = 0.35, on = 0): Part =>
  (s) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const x = f * s.long + (s.top ? 0 : i * w * 0.42);
      const y = s.top ? 0 : s.deck(f) - on;
      out += s.top
        ? rect(x, (i - count / 2) * 2.6, w, 2.2, lighter(s.paint.upper, 0.1), edge(INK, 0.4))
        : poly(
            [x, y, x - w * 0.05, y - w * 0.25, x + w * 0.9, y - w * (0.25 + lift), x + w, y - w * lift],
            lighter(s.paint.upper, 0.1),
            edge(INK, 0.45),
          ) + line([x + w * 0.3, y, x + w * 0.4, y - w * lift * 0.6], INK, 0.6);
    }
    return out;
  };

/** The white half-globe over a radar. */
export const dome =
  (f: number, size: number, on: number): Part =>
  (s) =>
    s.top
      ? disc(f * s.long, 0, size, FOAM, edge(INK, 0.4))
      : path(
          d`M${f * s.long - size} ${s.deck(f) - on}v${-size * 0.6}a${size} ${size} 0 0 1 ${size * 2} 0v${size * 0.6}z`,
          FOAM,
          edge(INK, 0.4),
        );

/** A flat flying deck; helpers for what stands on it take `on` from here. */
export const flightDeck =
  (from: number, to: number, on: number, thick: number, ramp = 0, angled = false): Part =>
  (s) => {
    const x = from * s.long;
    const w = (to - from) * s.long;
    if (s.top) {
      const b = s.beam * 0.62;
      const out = angled
        ? poly(
            [
              x,
              -b * 0.7,
              x + w * 0.18,
              -b,
              x + w * 0.62,
              -b,
              x + w * 0.74,
              -b * 0.72,
              x + w,
              -b * 0.6,
              x + w,
              b * 0.6,
              x + w * 0.8,
              b * 0.85,
              x + w * 0.1,
              b * 0.85,
              x,
              b * 0.5,
            ],
            '#8b8f8c',
            edge(),
          )
        : poly(
            [
              x,
              -b * 0.75,
              x + w * 0.07,
              -b * 0.9,
              x + w * 0.9,
              -b * 0.9,
              x + w,
              -b * 0.6,
              x + w,
              b * 0.6,
              x + w * 0.9,
              b * 0.9,
              x + w * 0.07,
              b * 0.9,
              x,
              b * 0.75,
            ],
            s.paint.hull === '#6e8296' ? '#7a7f80' : '#a08a68',
            edge(),
          );
      return (
        out +
        line(
          angled ? [x + w * 0.04, b * 0.2, x + w * 0.68, -b * 0.72] : [x + w * 0.03, 0, x + w * 0.97, 0],
          FOAM,
          1,
          'stroke-dasharray="6 3" opacity=".9"',
        ) +
        rect(x + w * 0.3, -4.5, 10, 9, 'none', edge(INK, 0.5)) +
        rect(x + w * 0.78, -4.5, 10, 9, 'none', edge(INK, 0.5))
      );
    }
    const y = -on;
    let out = path(
      d`M${x} ${y + 1.5}q1 -1.5 3 -1.5L${x + w * 0.86} ${y}Q${x + w * 0.95} ${y - ramp * 0.35} ${x + w} ${y - ramp}l${-2.5} ${thick}Q${x + w * 0.93} ${y + thick * 1.3 - ramp * 0.3} ${x + w * 0.84} ${y + thick}L${x + 3} ${y + thick}z`,
      lighter(s.paint.upper, 0.1),
      edge(INK, 0.55),
    );
    out += line([x + 5, y + thick + 0.6, x + w * 0.84, y + thick + 0.6], INK, 1, 'opacity=".35"');
    return out;
  };

/** Dark openings in the side under a flying deck. */
export const openings =
  (from: number, to: number, count: number, on: number, h: number): Part =>
  (s) => {
    if (s.top) return '';
    let out = '';
    const step = ((to - from) * s.long) / count;
    for (let i = 0; i < count; i++)
      out += rect(from * s.long + i * step, -on, step * 0.62, h, '#222c36', 'opacity=".75"');
    return out;
  };

/** Little aircraft parked in a row. */
export const parked =
  (from: number, to: number, count: number, on: number, jet = false): Part =>
  (s) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const x = (from + ((to - from) * (i + s.r(0.3, 0.6))) / count) * s.long;
      if (s.top)
        out += at(
          x,
          s.r(-4, 4),
          path(
            jet
              ? 'M5 0L-4 -4L-3 0L-4 4z'
              : 'M4 0L2 .6L2 5L.3 5L.3 .6L-3 .4L-3 2L-4 2L-4 -2L-3 -2L-3 -.4L.3 -.6L.3 -5L2 -5L2 -.6z',
            '#39465a',
            edge(INK, 0.3),
          ),
          1,
          jet ? 25 : 0,
        );
      else
        out += at(
          x,
          -on,
          path(
            jet ? 'M-5 -3.4l1.4 1.6 6.4 .2 3 1-3 .5H-4z' : 'M-5 -4.2l1.8 1.6 4.6 -1 3 .4 .8 1.6-.8 1-5 .2-3.6 -.8z',
            '#39465a',
            edge(INK, 0.3),
          ),
        );
    }
    return out;
  };

/** A seaplane on its catapult. */
export const catapult =
  (f: number, on = 0): Part =>
  (s) => {
    const x = f * s.long;
    if (s.top)
      return (
        line([x - 9, 0, x + 9, 0], INK, 1.6) +
        at(
          x,
          0,
          path(
            'M6 0L3 .8L3 7L.6 7L.6 .8L-4 .5L-4 2.4L-5.4 2.4L-5.4 -2.4L-4 -2.4L-4 -.5L.6 -.8L.6 -7L3 -7L3 -.8z',
            '#b9a77c',
            edge(INK, 0.3),
          ),
        )
      );
    const y = s.deck(f) - on;
    return (
      rect(x - 9, y - 3, 18, 1.6, INK) +
      rect(x - 1.6, y - 2, 3, 2, INK) +
      at(
        x,
        y - 4.6,
        path('M-7 -3l1.6 2.4 9 -1.8 3.4 .6 0 1.8 -12 .4z M-3 -4.6h8v.9h-8z', '#b9a77c', edge(INK, 0.35)) +
          line([-2, 0, -1, 2, 4, 2, 3, 0], INK, 0.5),
      )
    );
  };

/** Helicopters on a deck, their rotors spread. */
export const helicopters =
  (from: number, to: number, count: number, on: number): Part =>
  (s) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const x = (from + ((to - from) * (i + 0.5)) / count) * s.long;
      out += s.top
        ? at(
            x,
            0,
            oval(1, 0, 3.6, 1.5, '#39465a') +
              line([-7, 0, 1, 0], '#39465a', 0.9) +
              line([-4, -5, 6, 5], INK, 0.6) +
              line([-4, 5, 6, -5], INK, 0.6),
          )
        : at(
            x,
            -on,
            path(
              'M-8.4 -5.6l1.3 -.4 .9 1.8 4.6 -.3q1 -1.6 3 -1.6q3.6 .2 4.4 3.2q-.2 1.5 -1.8 1.5h-4.8q-1 -.2 -1.4 -1.6l-5 -1z',
              '#39465a',
              edge(INK, 0.3),
            ) +
              line([-7.6, -7.4, 9, -7.4], INK, 0.7) +
              line([1, -7.4, 1, -6], INK, 0.8) +
              line([-0.6, -1, -0.6, 0], INK, 0.6) +
              line([3.6, -1, 3.6, 0], INK, 0.6),
          );
    }
    return out;
  };

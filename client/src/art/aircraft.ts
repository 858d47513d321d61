// Aircraft from one set of measures: seen from the side with both wings in view, and from above.
// Nose to the right; the centre of the body at 0, 0.

import { bomb, type Craft, CRAFT, pen, torpedo } from './hangar';
import { at, type Chance, chance, d, darker, disc, INK, lighter, line, oval, path, poly, rect } from './ink';
import { roundel, wings } from './paints';

export const AIRCRAFT: readonly string[] = [...Object.keys(CRAFT), 'helicopter'];

const helicopter = (nation: string, top: string, belly: string): string =>
  line([-8, -22, -8, -15], INK, 2.2) +
  oval(-8, -23, 74, 3.4, '#e9ece8', `opacity=".5" stroke="${INK}" stroke-width=".5"`) +
  line([-80, -24.4, 64, -21.6], INK, 1.2) +
  path(
    'M-70 -10L-72 -24L-64 -24L-56 -10L-20 -12Q-14 -17 4 -16Q24 -16 34 -6Q40 2 34 8Q28 13 10 13H-14Q-24 11 -32 0L-66 -4Z',
    top,
    pen,
  ) +
  path('M-26 4Q-20 12 -14 13H10Q28 13 34 8Q38 4 36 1Q10 7 -26 4Z', belly) +
  path('M10 -13Q24 -12 31 -4L14 0H8Z', '#a9c2c6', pen) +
  rect(-10, -9, 12, 9, '#a9c2c6', pen) +
  disc(-68, -20, 8, 'none', `stroke="${INK}" stroke-width=".7"`) +
  line([-74, -26, -62, -14], INK, 1) +
  disc(-14, 17, 3.4, '#2a3138', pen) +
  disc(18, 18, 3.4, '#2a3138', pen) +
  line([-14, 13, -14, 16], INK, 1) +
  line([18, 12, 18, 16], INK, 1) +
  at(-34, -5, roundel(nation), 4);

export function craft(motif: string, nation: string, seed: string): string {
  const r = chance(seed);
  const { top, belly, spot } = wings(nation, r);
  if (motif === 'helicopter') return helicopter(nation, '#6f7f86', '#aeb9b9');
  const c = CRAFT[motif]!;
  const three = nation === 'italian' && c.engines?.length === 1 && motif !== 'heavy-fighter';
  return body(c, three || motif === 'transport-aircraft', nation, top, belly, spot, r);
}

/** Across the body things move so far on the paper. */
export const near = (x: number, y: number, z: number): [number, number] => [x - z * 0.36, y + z * 0.5];

const farther = (x: number, y: number, z: number): [number, number] => [x + z * 0.27, y - z * 0.36];

export function wing(
  c: Craft,
  y: number,
  is: typeof near,
  fill: string,
  nation: string,
  marks: boolean,
  dip = 0,
): string {
  const [x, root, tip, span, sweep = (root - tip) * 0.45] = c.wing;
  const bend = c.bent ?? 0;
  const elbow = 0.3;
  const p = (at: number, z: number, lift: number): [number, number] => {
    const [px, py] = is(at, y, z);
    return [px, py + lift];
  };
  const up = is === near ? -1 : 1;
  const end = dip * up;
  const mid: [number, number] = [x - sweep * elbow, bend];
  const points = bend
    ? [
        p(x, 0, 0),
        p(mid[0], span * elbow, bend),
        p(x - sweep, span, -1 + end),
        p(x - sweep - tip, span, -1 + end),
        p(mid[0] - root * 0.96, span * elbow, bend),
        p(x - root, 0, 0),
      ]
    : [
        p(x, 0, 0),
        p(x - sweep * 0.9, span * 0.93, end),
        p(x - sweep - tip * 0.3, span, end),
        p(x - sweep - tip * 0.8, span * 0.985, end),
        p(x - root, 0, 0),
      ];
  let out = poly(points.flat(), fill, pen);
  const [ax, ay] = p(x - root * 0.72, span * 0.12, bend * 0.4);
  const [bx, by] = p(x - sweep - tip * 0.68, span * 0.92, end);
  out += line([ax, ay, bx, by], INK, 0.4, 'opacity=".6"');
  const [cx, cy] = p(x - root * 0.16, span * 0.1, bend * 0.4);
  const [dx, dy] = p(x - sweep - tip * 0.16, span * 0.92, end);
  out += line([cx, cy, dx, dy], lighter(fill, 0.5), 0.6, 'opacity=".7"');
  if (marks) {
    const [mx, my] = p(x - sweep * 0.74 - (root + tip) * 0.24, span * 0.7, bend ? bend * 0.4 : 0);
    out += at(
      mx,
      my,
      `<g transform="matrix(1 0 -.5 .62 0 0)">${roundel(nation)}</g>`,
      Math.min(7, (root + tip) * 0.17),
    );
  }
  return out;
}

/** The upper wing of a biplane stands a little before the lower. */
export const upper = (c: Craft): Craft => {
  const [x, ...rest] = c.wing;
  return { ...c, wing: [x + 6, ...rest] };
};

const screw = (x: number, y: number, h: number): string =>
  oval(x, y, 1.4, h, '#f7f3e8', `opacity=".45" stroke="${INK}" stroke-width=".4"`) +
  line([x, y - h, x, y + h], INK, 0.8, 'opacity=".55"');

function nacelle(x: number, y: number, size: number, fill: string, radial: boolean): string {
  return (
    path(
      d`M${x - size * 1.5} ${y}Q${x - size} ${y - size * 0.5} ${x + size * 0.6} ${y - size * 0.52}Q${x + size} ${y} ${x + size * 0.6} ${y + size * 0.52}Q${x - size} ${y + size * 0.5} ${x - size * 1.5} ${y}Z`,
      fill,
      pen,
    ) +
    (radial
      ? rect(x + size * 0.3, y - size * 0.54, size * 0.45, size * 1.08, darker(fill, 0.35), `rx="1.5" ${pen}`)
      : '') +
    path(d`M${x + size * 0.75} ${y - size * 0.3}q${size * 0.5} ${size * 0.3} 0 ${size * 0.6}z`, INK) +
    screw(x + size * 0.95, y, size * 1.25)
  );
}

export function body(
  c: Craft,
  three: boolean,
  nation: string,
  top: string,
  belly: string,
  spot: string,
  r: Chance,
): string {
  const h = c.long / 2;
  const k = c.deep / 2;
  const y = (c.set ?? 0) * k * 0.62;
  const [tx, tc, ts] = c.tail;
  const [fx, fc, fh] = c.fin;
  const engines = c.engines ?? [];
  const dim = darker(top, 0.18);
  let out = '';
  const plane = (is: typeof near, fill: string) =>
    poly(
      [
        ...is(tx + tc * 0.6, -k * 0.3, 0),
        ...is(tx + tc * 0.1, -k * 0.3, ts * 0.92),
        ...is(tx - tc * 0.55, -k * 0.3, ts),
        ...is(tx - tc * 0.5, -k * 0.3, 0),
      ],
      fill,
      pen,
    );
  const fin = (x: number, dy: number) =>
    path(
      d`M${x + fc} ${dy - k * 0.4}Q${x + fc * 0.5} ${dy - fh * 0.95} ${x + fc * 0.1} ${dy - fh - k * 0.2}Q${x - fc * 0.25} ${dy - fh - k * 0.1} ${x - fc * 0.3} ${dy - fh * 0.4}L${x - fc * 0.1} ${dy + (c.fins ? fh * 0.2 : 0)}Z`,
      top,
      pen,
    ) + line([x + fc * 0.2, dy - k * 0.3, x, dy - fh - k * 0.1], INK, 0.4);
  if (c.double) out += wing(upper(c), y - c.double, farther, dim, nation, false);
  out += wing(c, y, farther, dim, nation, false, 3);
  for (const z of engines) out += nacelle(...farther(c.wing[0] + 2, y, z), 11, dim, c.nose !== 'line');
  out += plane(farther, dim);
  if (c.fins) out += fin(farther(fx, 0, ts)[0], farther(0, -k * 0.3, ts)[1] + 2);
  // Loads hang under the body, so they come before it.
  if (c.load === 'torpedo')
    out += torpedo(4, k + 6, 50) + line([-6, k, -6, k + 4], INK, 0.8) + line([16, k, 16, k + 4], INK, 0.8);
  if (c.load === 'bomb') out += bomb(8, k + 6, 24) + (c.jet ? bomb(-14, k + 5, 20) : '');
  if (!c.fins) out += fin(fx, 0);
  const nose = {
    line: d`Q${h - 4} ${-k * 0.7} ${h} ${-1}Q${h - 2} ${k * 0.8} ${h * 0.6} ${k}`,
    radial: d`L${h - 4} ${-k * 0.95}Q${h + 1} 0 ${h - 4} ${k * 0.95}L${h * 0.6} ${k}`,
    glass: d`Q${h} ${-k * 0.8} ${h} ${k * 0.1}Q${h - 2} ${k} ${h * 0.6} ${k}`,
    jet: d`Q${h * 0.9} ${-k * 0.6} ${h + 10} ${k * 0.15}Q${h * 0.8} ${k * 0.7} ${h * 0.5} ${k}`,
    boat: d`Q${h} ${-k * 0.9} ${h} ${-k * 0.1}Q${h - 4} ${k * 0.9} ${h * 0.55} ${k}`,
  }[c.nose];
  const back =
    c.nose === 'boat' && c.speck
      ? d`L0 ${k * 1.05}L-4 ${k * 0.8}Q${-h * 0.5} ${k * 0.5} ${-h} ${-k * 0.5}`
      : c.jet
        ? d`L${-h * 0.7} ${k * 0.7}L${-h} ${k * 0.5}L${-h} ${-k * 0.3}`
        : d`Q${-h * 0.4} ${k * 0.7} ${-h} ${-k * 0.1}`;
  out += path(
    d`M${-h} ${-k * 0.5}Q${-h * 0.3} ${-k * 0.95} ${h * 0.25} ${-k}L${h * 0.6} ${-k}${nose}${back}Z`,
    top,
    pen,
  );
  out += path(
    d`M${-h + 2} ${-k * 0.2}Q${-h * 0.3} ${k * 0.3} ${h * 0.4} ${k * 0.28}L${h - 3} ${k * 0.2}Q${h - 4} ${k * 0.85} ${h * 0.55} ${k * 0.95}${back}Z`,
    belly,
    'opacity=".9"',
  );
  for (let i = 0; i < 3; i++)
    out += oval(-h * 0.55 + i * h * 0.42 + r(-4, 4), -k * 0.55, r(6, 10), k * 0.3, spot, 'opacity=".55"');
  const [cx, cw, ch] = c.cabin;
  if (c.double)
    out +=
      path(
        d`M${cx} ${-k}q${cw * 0.1} -4 ${cw * 0.16} 0M${cx + cw * 0.4} ${-k}q${cw * 0.1} -4 ${cw * 0.16} 0`,
        '#3a4046',
        pen,
      ) +
      disc(cx + cw * 0.3, -k - 2, 2.6, '#6b4a32', pen) +
      (cw > 15 ? disc(cx + cw * 0.75, -k - 2, 2.6, '#6b4a32', pen) : '');
  else
    out +=
      path(
        d`M${cx - cw / 2} ${-k * 0.9}Q${cx - cw * 0.3} ${-k - ch} ${cx + cw * 0.1} ${-k - ch}Q${cx + cw * 0.36} ${-k - ch} ${cx + cw / 2} ${-k * 0.96}Z`,
        '#b9d0d3',
        pen,
      ) +
      [0.3, 0.5, 0.7]
        .map((f) => line([cx - cw / 2 + cw * f, -k, cx - cw / 2 + cw * f, -k - ch * 0.9], INK, 0.5))
        .join('');
  if (c.nose === 'glass')
    out +=
      path(
        d`M${h - 15} ${-k * 0.9}Q${h} ${-k * 0.8} ${h} ${k * 0.1}Q${h - 1} ${k * 0.6} ${h - 9} ${k * 0.8}Z`,
        three ? top : '#b9d0d3',
        pen,
      ) + (three ? '' : line([h - 12, -1, h, -1], INK, 0.5) + line([h - 6, -k * 0.8, h - 5, k * 0.6], INK, 0.5));
  if (c.nose === 'radial' || three)
    out += rect(h - 12, -k * 0.98, 9, k * 1.94, darker(top, 0.3), `rx="2" ${pen}`) + screw(h + 1, 0, k * 2.1);
  if (c.nose === 'line')
    out +=
      path(d`M${h - 3} ${-k * 0.35}Q${h + 5} ${-k * 0.1} ${h - 3} ${k * 0.4}Z`, '#9d3a2c', pen) +
      screw(h + 0.5, 0, k * 2.3) +
      line([h * 0.5, -k * 0.45, h * 0.82, -k * 0.4], INK, 1.2, 'stroke-dasharray="2.4 1.2"');
  if (c.jet)
    out +=
      path(d`M${-h} ${-k * 0.34}l-4 1v${k * 0.6}l4 1z`, '#3a4046', pen) +
      path(d`M${h * 0.16} ${-k * 0.1}q8 -2 10 ${k * 0.5}l-10 ${k * 0.4}z`, '#2c3338', pen);
  if (c.speck)
    out +=
      [0, 1, 2, 3].map((i) => disc(-20 + i * 13, -k * 0.1, 1.5, '#2c3338')).join('') +
      line([-h * 0.2, k * 0.55, h * 0.8, k * 0.35], INK, 0.5);
  out += at(-h * 0.5, -k * 0.1, roundel(nation), Math.min(6, k * 0.62));
  const wheel = (x: number, dy: number) =>
    path(d`M${x - 4} ${dy - 9}L${x - 6} ${dy}Q${x} ${dy + 5} ${x + 7} ${dy}L${x + 3} ${dy - 9}Z`, dim, pen) +
    disc(x, dy + 1.4, 3.6, '#2a3138', pen);
  out += plane(near, top);
  if (c.fins) out += fin(near(fx, 0, ts)[0], near(0, -k * 0.3, ts)[1] - 1);
  if (c.gear) out += wheel(...farther(c.wing[0] - 6, y + 16, 8));
  if (c.floats)
    out +=
      line([8, k, 4, k + 11], INK, 1) +
      line([-16, k, -12, k + 11], INK, 1) +
      path(
        d`M-34 ${k + 11}H30Q38 ${k + 11} 36 ${k + 13}Q28 ${k + 19} 6 ${k + 19}L-2 ${k + 17}Q-24 ${k + 17} -34 ${k + 11}Z`,
        belly,
        pen,
      );
  out += wing(c, y, near, top, nation, true, 2);
  for (const z of engines) out += nacelle(...near(c.wing[0] + 2, y, z), 12, top, c.nose !== 'line');
  if (c.gear) out += wheel(...near(c.wing[0] - 4, y + 12, 10));
  if (c.double) {
    const [ax, ay] = near(c.wing[0] - 5, y, c.wing[3] * 0.6);
    const [bx, by] = near(c.wing[0] + 1, y - c.double, c.wing[3] * 0.6);
    const [ex, ey] = near(c.wing[0] - 16, y, c.wing[3] * 0.6);
    out +=
      line([ax, ay, bx, by], INK, 1) +
      line([ex, ey, bx - 11, by], INK, 1) +
      line([ax, ay, bx - 11, by], INK, 0.4) +
      line([c.wing[0] - 2, -k, c.wing[0] + 4, y - c.double], INK, 1) +
      line([c.wing[0] - 14, -k, c.wing[0] - 8, y - c.double], INK, 1);
    out += wing(upper(c), y - c.double, near, lighter(top, 0.08), nation, true);
  }
  return out;
}

/** From above, nose to the right, 60 high. */
export function craftAbove(motif: string, nation: string, seed: string): string {
  const r = chance(seed);
  const { top } = wings(nation, r);
  if (motif === 'helicopter')
    return (
      path(
        'M-60 -2L-62 -7L-56 -7L-54 -2L-10 -4Q0 -11 16 -10Q32 -8 34 0Q32 8 16 10Q0 11 -10 4L-54 2L-56 7L-62 7L-60 2Z',
        '#6f7f86',
        pen,
      ) +
      disc(8, 0, 26, '#f7f3e8', `opacity=".3" stroke="${INK}" stroke-width=".4"`) +
      line([-16, -10, 32, 10], INK, 1.4) +
      line([-2, 24, 18, -24], INK, 1.4) +
      path('M18 -7Q30 -5 31 0Q30 5 18 7Z', '#a9c2c6', pen)
    );
  const c = CRAFT[motif]!;
  const k = 28 / Math.max(c.wing[3], 50);
  const h = c.long / 2;
  const b = c.deep * 0.36;
  const [x, root, tip, span, sweep = (root - tip) * 0.45] = c.wing;
  const [tx, tc, ts] = c.tail;
  const both = (points: number[], fill: string) =>
    poly(points, fill, pen) +
    poly(
      points.map((v, i) => (i % 2 ? -v : v)),
      fill,
      pen,
    );
  let out =
    both([tx + tc * 0.6, 0, tx, ts, tx - tc * 0.6, ts, tx - tc * 0.5, 0], darker(top, 0.12)) +
    both(
      [x, 0, x - sweep * 0.9, span * 0.94, x - sweep - tip * 0.4, span, x - sweep - tip, span * 0.95, x - root, 0],
      top,
    );
  for (const z of c.engines ?? [])
    out +=
      both([x + 10, z - 5, x + 14, z, x + 10, z + 5, x - 18, z + 3, x - 18, z - 3], darker(top, 0.15)) +
      line([x + 14, z - 11, x + 14, z + 11], INK, 1, 'opacity=".6"') +
      line([x + 14, -z - 11, x + 14, -z + 11], INK, 1, 'opacity=".6"');
  out +=
    path(
      d`M${-h} 0Q${-h * 0.2} ${-b * 1.2} ${h * 0.5} ${-b}Q${h} ${-b * 0.9} ${c.jet ? h + 10 : h} 0Q${h} ${b * 0.9} ${h * 0.5} ${b}Q${-h * 0.2} ${b * 1.2} ${-h} 0Z`,
      lighter(top, 0.1),
      pen,
    ) +
    oval(c.cabin[0], 0, c.cabin[1] / 2, b * 0.6, '#b9d0d3', pen) +
    line([-h, 0, -h + c.fin[1], 0], INK, 1.6);
  if (!c.jet && !['glass', 'boat'].includes(c.nose)) out += line([h, -14, h, 14], INK, 1, 'opacity=".6"');
  const mark =
    at(x - sweep * 0.7 - (root + tip) * 0.24, span * 0.7, roundel(nation), 6) +
    at(x - sweep * 0.7 - (root + tip) * 0.24, -span * 0.7, roundel(nation), 6);
  return at(0, 0, out + mark, +k.toFixed(3));
}

// Things drawn on charts: the rose, soundings, coasts, and whole sheets as a background.

import { at, chance, d, disc, group, INK, lettering, path, poly, rect, svg, type Chance } from './ink';

/** A compass rose of a radius, centred on 0, 0. */
export function rose(r: number, ink = INK, accent = ink): string {
  let out =
    disc(0, 0, r * 0.8, 'none', `stroke="${ink}" stroke-width="${(r * 0.018).toFixed(2)}"`) +
    disc(
      0,
      0,
      r * 0.72,
      'none',
      `stroke="${ink}" stroke-width="${(r * 0.05).toFixed(2)}" stroke-dasharray="${(r * 0.057).toFixed(2)}" opacity=".6"`,
    );
  const point = (a: number, long: number, wide: number, dark: string, light: string) => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const [c1, s1] = [Math.cos(a + wide), Math.sin(a + wide)];
    const [c2, s2] = [Math.cos(a - wide), Math.sin(a - wide)];
    const w = r * 0.2;
    return (
      poly(
        [0, 0, c * long, s * long, c1 * w, s1 * w],
        dark,
        `stroke="${ink}" stroke-width="${(r * 0.012).toFixed(2)}"`,
      ) +
      poly(
        [0, 0, c * long, s * long, c2 * w, s2 * w],
        light,
        `stroke="${ink}" stroke-width="${(r * 0.012).toFixed(2)}"`,
      )
    );
  };
  for (let i = 0; i < 8; i++) out += point((i * Math.PI) / 4 + Math.PI / 8, r * 0.52, 0.39, ink, 'none');
  for (let i = 0; i < 4; i++) out += point((i * Math.PI) / 2 + Math.PI / 4, r * 0.68, 0.6, ink, '#f3ead6');
  for (let i = 0; i < 4; i++) out += point((i * Math.PI) / 2, r * 0.92, 0.7, i === 3 ? accent : ink, '#f3ead6');
  return (
    out +
    path(
      d`M0 ${-r * 1.06}q${r * 0.07} ${r * 0.07} 0 ${r * 0.14}q${-r * 0.07} ${-r * 0.07} 0 ${-r * 0.14}zM${-r * 0.1} ${-r * 0.96}q${r * 0.1} 0 ${r * 0.1} ${r * 0.08}q0 ${-r * 0.08} ${r * 0.1} ${-r * 0.08}`,
      accent,
      `stroke="${accent}" stroke-width="${(r * 0.02).toFixed(2)}"`,
    ) +
    disc(0, 0, r * 0.07, '#f3ead6', `stroke="${ink}" stroke-width="${(r * 0.03).toFixed(2)}"`)
  );
}

/** Depths in fathoms, strewn over a piece of sea. */
export function soundings(r: Chance, w: number, h: number, x: number, y: number, count: number, colour = INK): string {
  let out = '';
  for (let i = 0; i < count; i++)
    out += lettering(
      x + r(0.04, 0.96) * (w - x),
      y + r(0.06, 0.96) * h,
      5,
      String(Math.floor(r(4, 96))),
      colour,
      'opacity=".5" font-style="italic"',
    );
  return out;
}

/** A wandering coast that closes in itself. */
function island(r: Chance, x: number, y: number, size: number): string[] {
  const n = 14;
  const radii = Array.from({ length: n }, () => r(0.6, 1.25));
  const ring = (grow: number) => {
    const p = radii.map((k, i) => {
      const a = (i * 2 * Math.PI) / n;
      const long = (k * 0.8 + grow * 0.28) * size;
      return [x + Math.cos(a) * long * 1.4, y + Math.sin(a) * long] as const;
    });
    let out = '';
    p.forEach(([px, py], i) => {
      const [qx, qy] = p[(i + 1) % n]!;
      out += (i ? '' : d`M${(px + qx) / 2} ${(py + qy) / 2}`) + '';
      const [sx, sy] = p[(i + 2) % n]!;
      out += d`Q${qx} ${qy} ${(qx + sx) / 2} ${(qy + sy) / 2}`;
    });
    return out + 'Z';
  };
  return [ring(0), ring(1), ring(2.1)];
}

/** A sheet of chart in the colour of the text around it; lay it under a table or a page. */
export function chart(seed: string, w: number, h: number): string {
  const r = chance(seed);
  const c = 'currentColor';
  let out = '';
  for (let x = 0; x < w; x += 120) out += d`M${x} 0V${h}`;
  for (let y = 0; y < h; y += 120) out += d`M0 ${y}H${w}`;
  out = path(out, 'none', `stroke="${c}" stroke-width=".5" opacity=".35"`);
  for (const [fx, fy] of [
    [0.18, 0.3],
    [0.82, 0.68],
  ] as const) {
    let rays = '';
    for (let i = 0; i < 32; i++)
      rays += d`M${fx * w} ${fy * h}L${fx * w + Math.cos((i * Math.PI) / 16) * (w + h)} ${fy * h + Math.sin((i * Math.PI) / 16) * (w + h)}`;
    out += path(rays, 'none', `stroke="${c}" stroke-width=".4" opacity=".3"`);
  }
  const spots = [
    [0.04, 0.12],
    [0.96, 0.2],
    [0.1, 0.9],
    [0.9, 0.95],
    [0.56, 0.06],
  ];
  for (const [fx, fy] of spots) {
    const rings = island(r, fx! * w, fy! * h, r(0.07, 0.15) * Math.min(w, h));
    rings.forEach(
      (ring, i) =>
        (out += path(
          ring,
          i ? 'none' : c,
          `stroke="${c}" stroke-width="${i ? 0.6 : 1.2}"${i ? ' stroke-dasharray="3 3" opacity=".6"' : ' fill-opacity=".1"'}`,
        )),
    );
  }
  out += soundings(r, w, h, 0, 0, Math.round((w * h) / 22000), c);
  const size = Math.min(w, h) * 0.13;
  out += at(w * 0.82, h * 0.68, rose(size, c).replaceAll('#f3ead6', 'none'));
  return svg(w, h, group(out, 'opacity=".5"'), 'preserveAspectRatio="xMidYMid slice"');
}

/** The ruled edge of a chart, black and white by turns. */
export function neatline(w: number, h: number, colour = INK, step = 20): string {
  return (
    rect(4, 4, w - 8, h - 8, 'none', `stroke="${colour}" stroke-width=".8"`) +
    rect(8, 8, w - 16, h - 16, 'none', `stroke="${colour}" stroke-width="4" stroke-dasharray="${step}" opacity=".8"`) +
    rect(12, 12, w - 24, h - 24, 'none', `stroke="${colour}" stroke-width=".8"`)
  );
}

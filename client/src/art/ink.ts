// The pens: short ways to write SVG, and chance that a seed repeats. No ids anywhere, so that many pictures share a page.

export type Chance = (low?: number, high?: number) => number;

/** Numbers that look random and are the same for the same seed. */
export function chance(seed: string): Chance {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909); // seeds that differ by one letter must not draw alike
  return (low = 0, high = 1) => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

export const pick = <T>(r: Chance, list: readonly T[]): T => list[Math.floor(r() * list.length)]!;

/** What a table says of a word that came from outside; nothing for words like `constructor`. */
export const own = <T>(table: Record<string, T>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

export const INK = '#1c2a38';
export const PAPER = '#f3ead6';
export const FOAM = '#f7f3e8';

const short = (x: number): string => String(Math.round(x * 10) / 10);

/** A path written as a template: `${x} ${y}` with numbers kept short. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((all, part, i) => {
    const v = values[i];
    return all + part + (v === undefined ? '' : typeof v === 'number' ? short(v) : v);
  }, '');
}

export const path = (data: string, fill = 'none', more = ''): string =>
  `<path d="${data}" fill="${fill}"${more && ' ' + more}/>`;

/** A closed shape through points x, y, x, y … */
export const poly = (points: number[], fill: string, more = ''): string =>
  path('M' + points.map(short).join(' ') + 'Z', fill, more);

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${fill}"${more && ' ' + more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more && ' ' + more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string => oval(x, y, r, r, fill, more);

/** A drawn line through points x, y, x, y … */
export const line = (points: number[], colour = INK, width = 0.6, more = ''): string =>
  path(
    'M' + points.map(short).join(' '),
    'none',
    `stroke="${colour}" stroke-width="${+width.toFixed(2)}"${more && ' ' + more}`,
  );

export const group = (content: string, more = ''): string => `<g${more && ' ' + more}>${content}</g>`;

/** Moved, then scaled, then turned. */
export const at = (x: number, y: number, content: string, scale: number | string = 1, turn = 0): string =>
  group(
    content,
    `transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${scale})`}${turn ? ` rotate(${short(turn)})` : ''}"`,
  );

export const svg = (w: number, h: number, content: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"${more && ' ' + more} aria-hidden="true">${content}</svg>`;

export const lettering = (x: number, y: number, size: number, words: string, colour = INK, more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}" font-size="${size}" fill="${colour}" stroke="none" text-anchor="middle" font-family="Georgia,'Times New Roman',serif"${more && ' ' + more}>${words}</text>`;

/** A colour between two. */
export function mix(from: string, to: string, part: number): string {
  const value = (c: string, i: number) => parseInt(c.slice(1 + 2 * i, 3 + 2 * i), 16);
  return (
    '#' +
    [0, 1, 2]
      .map((i) =>
        Math.round(value(from, i) + (value(to, i) - value(from, i)) * part)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

export const darker = (c: string, part = 0.25): string => mix(c, '#0c1622', part);
export const lighter = (c: string, part = 0.25): string => mix(c, '#ffffff', part);

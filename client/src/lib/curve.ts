// The geometry of the score curve: scales, steps, labels that do not lie on each other.

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  (value: number): number;
  ticks: number[];
}

/** Round numbers that span a range, about `count` of them. */
export function roundTicks(least: number, most: number, count: number): number[] {
  const span = Math.max(1, most - least);
  const raw = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw);
  const found: number[] = [];
  for (let at = Math.floor(least / step) * step; at < most + step; at += step) found.push(at);
  return found;
}

function scale(from: number, to: number, low: number, high: number, ticks: number[]): Scale {
  const span = to - from || 1;
  return Object.assign((value: number) => low + ((value - from) / span) * (high - low), { ticks });
}

/** Across: acts. The ticks lie within. */
export function across(acts: readonly number[], frame: Frame, count: number): Scale {
  const [first, last] = [acts[0] ?? 0, acts.at(-1) ?? 1];
  const ticks = roundTicks(first, last, count).filter((tick) => tick >= first && tick <= last);
  return scale(first, last, frame.left, frame.right, ticks);
}

/** Upwards: points, from zero or below to a round number. */
export function upwards(scores: readonly (readonly number[])[], frame: Frame, count = 4): Scale {
  const all = scores.flat();
  const ticks = roundTicks(Math.min(0, ...all), Math.max(1, ...all), count);
  return scale(ticks[0]!, ticks.at(-1)!, frame.bottom, frame.top, ticks);
}

/** A line in steps: a score stays until it changes. */
export function steps(acts: readonly number[], scores: readonly number[], x: Scale, y: Scale): string {
  return scores.map((score, i) => (i === 0 ? `M${n(x(acts[0]!))} ${n(y(score))}` : `H${n(x(acts[i]!))}V${n(y(score))}`)).join('');
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Heights for labels that would like to be at `wishes`, at least `gap` apart and within the frame; order is kept. */
export function apart(wishes: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wishes.map((_, i) => i).sort((a, b) => wishes[a]! - wishes[b]! || a - b);
  const placed = order.map((i) => wishes[i]!);
  for (let i = 0; i < placed.length; i++) placed[i] = Math.max(placed[i]!, i ? placed[i - 1]! + gap : top);
  for (let i = placed.length - 1; i >= 0; i--)
    placed[i] = Math.min(placed[i]!, i < placed.length - 1 ? placed[i + 1]! - gap : bottom);
  const found = [...wishes];
  order.forEach((seat, i) => (found[seat] = placed[i]!));
  return found;
}

/** A name of at most so many letters; its end stays, since it often tells one bot from another. */
export function shorten(name: string, letters: number): string {
  return name.length > letters ? `${name.slice(0, letters - 3).trimEnd()}…${name.slice(-2)}` : name;
}

/** The row whose act is nearest to a place. */
export function nearestRow(acts: readonly number[], x: Scale, place: number): number {
  let best = 0;
  acts.forEach((act, i) => {
    if (Math.abs(x(act) - place) < Math.abs(x(acts[best]!) - place)) best = i;
  });
  return best;
}

const TONES = ['navy', 'crimson', 'teal', 'ochre', 'violet', 'slate', 'brass'] as const;

/** One tone for each seat: the game's own where they tell the seats apart, else ours. */
export function lineTones(count: number, given: readonly (string | undefined)[] = []): string[] {
  const own = given.filter((tone): tone is string => Boolean(tone));
  if (own.length === count && new Set(own).size === count) return own;
  return Array.from({ length: count }, (_, i) => TONES[i % TONES.length]!);
}

// The log: what is new in it, what belongs together, and of what it speaks.

import type { LogLine } from './scene';

/** The lines of the second log that the first does not have yet. */
export function freshLines(log: readonly LogLine[], fresh: readonly LogLine[] = []): LogLine[] {
  const known = new Map<number, number>();
  for (const line of log) known.set(line.act, (known.get(line.act) ?? 0) + 1);
  const seen = new Map<number, number>();
  return fresh.filter((line) => {
    const nth = (seen.get(line.act) ?? 0) + 1;
    seen.set(line.act, nth);
    return nth > (known.get(line.act) ?? 0);
  });
}

/** The last moment at which the seat did something; for who watches, the last of all. */
export function lastOwn(log: readonly LogLine[] = [], seat: number | undefined): number {
  return log.findLast((line) => seat === undefined || line.seat === seat)?.act ?? -1;
}

/** Lines of one moment belong together: one link leads to it. */
export function moments(log: readonly LogLine[]): { act: number; lines: LogLine[] }[] {
  const found: { act: number; lines: LogLine[] }[] = [];
  for (const line of log) {
    const last = found.at(-1);
    if (last && last.act === line.act) last.lines.push(line);
    else found.push({ act: line.act, lines: [line] });
  }
  return found;
}

/** A sentence cut where it speaks of things that have a face, so that one can look at them. */
export function mentions(
  said: string,
  faces: readonly { key: string; label: string }[],
): { text: string; face: string }[] {
  const parts: { text: string; face: string }[] = [];
  let rest = said;
  for (;;) {
    let first: { at: number; key: string; label: string } | null = null;
    for (const { key, label } of faces) {
      const at = label ? rest.indexOf(label) : -1;
      if (at >= 0 && (!first || at < first.at || (at === first.at && label.length > first.label.length)))
        first = { at, key, label };
    }
    if (!first) break;
    if (first.at > 0) parts.push({ text: rest.slice(0, first.at), face: '' });
    parts.push({ text: first.label, face: first.key });
    rest = rest.slice(first.at + first.label.length);
  }
  if (rest) parts.push({ text: rest, face: '' });
  return parts;
}

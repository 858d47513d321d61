// Where an arrow from one piece to another runs, and where its label finds room. No DOM.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Drawn {
  path: string;
  /** the middle of the label and its width */
  x: number;
  y: number;
  width: number;
}

const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const LETTER = 6.4; // the width of a letter of a label, about
const HEIGHT = 18;
const OVER = 8; // how far a label may stand over the edge of a narrow piece

/** The curve; `nth` of those that end at the same piece, which come in beside each other. */
export function bend(from: Box, to: Box, nth = 0): Drawn {
  const [start, goal] = [middle(from), middle(to)];
  const aside = (nth % 2 ? 1 : -1) * Math.ceil((nth % 7) / 2) * Math.min(18, to.width / 7);
  // It leaves and enters by the edge that faces the other piece, so that neither is covered.
  const down = goal.y >= start.y;
  const level = Math.abs(goal.y - start.y) < (from.height + to.height) / 2;
  const a = level
    ? { x: goal.x > start.x ? from.x + from.width : from.x, y: start.y }
    : { x: start.x, y: down ? from.y + from.height - 4 : from.y + 4 };
  const b = level
    ? { x: goal.x > start.x ? to.x : to.x + to.width, y: goal.y + aside }
    : { x: goal.x + aside, y: down ? to.y + 2 : to.y + to.height - 2 };
  const sag = level ? { x: 0, y: -36 } : { x: (b.y - a.y) * 0.1, y: 0 };
  const c = { x: (a.x + b.x) / 2 + sag.x, y: (a.y + b.y) / 2 + sag.y };
  const path = [`M${a.x} ${a.y}`, `Q${c.x} ${c.y}`, `${b.x} ${b.y}`].join(' ');
  return { path, ...b, width: 0 };
}

const apart = (a: Drawn, b: Drawn) => Math.abs(a.x - b.x) >= (a.width + b.width) / 2 + 2 || Math.abs(a.y - b.y) >= HEIGHT + 1;

/** Labels lie at the target of their arrows, below its name and at its left edge: there a card has but its picture, and
    cards that overlap show that edge. Where another label lies already it moves on. */
export function settleLabels<T extends Drawn & { label: string; target: string; to: Box; hot: boolean }>(arrows: readonly T[]): T[] {
  const settled: T[] = [];
  return lift(arrows).map((arrow) => {
    if (!arrow.label) return arrow;
    const width = arrow.label.length * LETTER + 12;
    const left = arrow.to.x + Math.max(-OVER, Math.min(OVER, arrow.to.width / 2 - width));
    const first = { ...arrow, width, x: Math.max(0, left) + width / 2, y: arrow.to.y + arrow.to.height * 0.35 };
    const places = [0, 1, -1, 2, -2, 3, -3].map((step) => ({ ...first, y: first.y + step * (HEIGHT + 1) }));
    const place = places.find((one) => settled.every((other) => apart(one, other))) ?? first;
    settled.push(place);
    return place;
  });
}

/** An arrow that stands out takes the label of its target along. */
function lift<T extends { label: string; target: string; hot: boolean }>(arrows: readonly T[]): T[] {
  const found = [...arrows];
  for (const [i, { label, target, hot }] of arrows.entries()) {
    const at = label && !hot ? found.findIndex((one) => one.hot && !one.label && one.target === target) : -1;
    if (at < 0) continue;
    found[at] = { ...found[at]!, label };
    found[i] = { ...found[i]!, label: '' };
  }
  return found;
}

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

/** The curve; `nth` of those that end at the same piece, which come in beside each other. */
export function bend(from: Box, to: Box, nth = 0): Drawn {
  const [start, goal] = [middle(from), middle(to)];
  const aside = (nth % 2 ? 1 : -1) * Math.ceil(nth / 2) * Math.min(18, to.width / 7);
  // It leaves and enters by the edge that faces the other piece, so that neither is covered.
  const down = goal.y >= start.y;
  const level = Math.abs(goal.y - start.y) < (from.height + to.height) / 2;
  const a = level
    ? { x: goal.x > start.x ? from.x + from.width : from.x, y: start.y }
    : { x: start.x, y: down ? from.y + from.height - 4 : from.y + 4 };
  const b = level
    ? { x: goal.x > start.x ? to.x : to.x + to.width, y: goal.y + aside }
    : { x: goal.x + aside, y: down ? to.y + to.height * 0.22 : to.y + to.height * 0.74 };
  const sag = level ? { x: 0, y: -36 } : { x: (b.y - a.y) * 0.1, y: 0 };
  const c = { x: (a.x + b.x) / 2 + sag.x, y: (a.y + b.y) / 2 + sag.y };
  const path = [`M${a.x} ${a.y}`, `Q${c.x} ${c.y}`, `${b.x} ${b.y}`].join(' ');
  return { path, ...b, width: 0 };
}

/** Labels lie at the target of their arrows, beside each other: what comes at a piece is read there. */
export function settleLabels<T extends Drawn & { label: string; target: string; to: Box }>(arrows: readonly T[]): T[] {
  const said = arrows.filter((arrow) => arrow.label);
  const here = (target: string) => said.filter((arrow) => arrow.target === target);
  return arrows.map((arrow) => {
    if (!arrow.label) return arrow;
    const all = here(arrow.target);
    const width = arrow.label.length * LETTER + 12;
    const pitch = Math.max(...all.map((one) => one.label.length)) * LETTER + 14;
    const columns = Math.max(1, Math.min(all.length, Math.floor((arrow.to.width + 24) / pitch)));
    const nth = all.indexOf(arrow);
    const [row, column] = [Math.floor(nth / columns), nth % columns];
    const rows = Math.ceil(all.length / columns);
    const inRow = row === rows - 1 ? all.length - row * columns : columns;
    const centre = middle(arrow.to);
    const x = centre.x + (column - (inRow - 1) / 2) * pitch;
    const top = arrow.to.y + Math.min(arrow.to.height * 0.47 - ((rows - 1) / 2) * HEIGHT, arrow.to.height * 0.34);
    const y = (rows > 1 ? top : arrow.to.y + arrow.to.height * 0.47) + row * HEIGHT;
    return { ...arrow, x, y, width };
  });
}

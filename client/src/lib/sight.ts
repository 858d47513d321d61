// What is to be seen is scrolled into sight: no further than needed, and not while one scrolls oneself.

import { calm } from './motion';

const QUIET = 900; // milliseconds since one's own last scroll
const SETTLED = 150; // and until what was just drawn has found its size
const MARGIN = 6;

let moved = -QUIET;
for (const kind of ['wheel', 'touchmove'] as const)
  addEventListener(kind, () => (moved = performance.now()), { passive: true, capture: true });

/** How far to go so that from–to lies within low–high; of what is too long, the beginning. */
const shift = (from: number, to: number, low: number, high: number): number =>
  from < low ? from - low : to > high ? Math.min(to - high, from - low) : 0;

/** How far a box is to be scrolled to show all of these; `foot` is what covers its end. */
function missing(box: Element, nodes: readonly Element[], foot: number): { left: number; top: number } {
  const [view, boxes] = [box.getBoundingClientRect(), nodes.map((node) => node.getBoundingClientRect())];
  const from = (side: 'left' | 'top') => Math.min(...boxes.map((one) => one[side])) - MARGIN;
  const to = (side: 'right' | 'bottom') => Math.max(...boxes.map((one) => one[side])) + MARGIN;
  return {
    left: shift(from('left'), to('right'), view.left, view.right),
    top: shift(from('top'), to('bottom'), view.top, view.bottom - foot),
  };
}

function height(nodes: readonly Element[]): number {
  const boxes = nodes.map((node) => node.getBoundingClientRect());
  return Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)) + 2 * MARGIN;
}

/** Everything around a node that scrolls. */
function around(node: Element): Element[] {
  const found: Element[] = [];
  for (let at = node.parentElement; at; at = at.parentElement)
    if (
      (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1) &&
      /auto|scroll/.test(getComputedStyle(at).overflow)
    )
      found.push(at);
  return found;
}

/** All of the groups comes into sight if there is room, else one of each; `foot` is what covers the end of all that `root` lies in. */
export function show(root: Element, groups: () => Element[][], foot: () => number): () => void {
  let timer = setTimeout(go, SETTLED);
  function go(): void {
    const wait = moved + QUIET - performance.now();
    if (wait > 0) {
      timer = setTimeout(go, wait);
      return;
    }
    const lacks = (box: Element, nodes: Element[]) => missing(box, nodes, box.contains(root) ? foot() : 0);
    const seen = (node: Element) => around(node).every((box) => Object.values(lacks(box, [node])).every((by) => !by));
    const found = groups();
    const fit = (node: Element, nodes: Element[]) => around(node).every((box) => !box.contains(root) || height(nodes) <= box.clientHeight - foot());
    const [all, one] = [found.flat(), found.flatMap((group) => group.find(seen) ?? group[0] ?? [])];
    const wanted = fit(root, all) ? all : one;
    for (const box of new Set(wanted.flatMap(around)))
      box.scrollBy({
        ...lacks(box, wanted.filter((node) => box.contains(node))),
        behavior: calm() ? 'instant' : 'smooth',
      });
  }
  return () => clearTimeout(timer);
}

// Pieces that move from one place to another are seen to move: measured before and after, and flown in between.
//
// A drawn piece has `data-id`, a zone `data-zone`, the plate of a seat `data-plate`. What was hidden before comes from
// the zone it must have been in, or from its owner's plate. Ships of the open sea (`data-afloat`) sail by themselves.

import type { Move } from './table';

export interface Drawn {
  box: DOMRect;
  node: HTMLElement;
}

export type Snapshot = Map<string, Drawn>;

const EASE = 'cubic-bezier(.3,.05,.2,1)';
const STAGGER = 70; // milliseconds between one and the next, as long as they are few
const SPREAD = 350; // and never more than this between the first and the last
const running = new Set<() => void>();

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** End every flight where it leads to: the next one begins from there. */
export function settle(): void {
  for (const end of [...running]) end();
}

export function measure(root: HTMLElement): Snapshot {
  const found: Snapshot = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-id]:not([data-afloat])')) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) found.set(node.dataset['id'] ?? '', { box, node });
  }
  return found;
}

/** Fly what moved since `before`; `layer` lies over the page and is clipped by nothing. */
export function fly(root: HTMLElement, layer: HTMLElement, before: Snapshot, moves: readonly Move[], ms: number): void {
  if (ms <= 0 || calm()) return;
  const after = measure(root);
  const moved = new Map(moves.map((move) => [move.id, move]));
  let turn = 0;
  const stagger = Math.min(STAGGER, SPREAD / Math.max(1, moves.length));
  for (const [id, { box, node }] of after) {
    const was = before.get(id);
    const move = moved.get(id);
    if (was && !move) {
      shift(node, was.box, box, ms);
      continue;
    }
    const hidden = was || !move ? null : place(root, move.from, move.piece.owner ?? null);
    const from = was?.box ?? (hidden && shrink(box, hidden));
    if (from) launch(layer, node, node, from, box, ms, stagger * turn++, was ? 1 : 0.4);
    else if (before.size > 0) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: EASE });
  }
  for (const [id, { box, node }] of before) {
    if (after.has(id)) continue;
    const move = moved.get(id);
    const to = move && place(root, move.to, null);
    if (to) launch(layer, node, null, box, shrink(box, to), ms, stagger * turn++, 1);
  }
}

/** Where a zone is, or if it is not drawn, the plate of a seat. */
function place(root: HTMLElement, zone: string, owner: number | null): DOMRect | null {
  const node =
    (zone && root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`)) ||
    (owner !== null && root.querySelector<HTMLElement>(`[data-plate="${owner}"]`));
  if (!node) return null;
  const box = node.getBoundingClientRect();
  return box.width > 0 ? box : null;
}

/** A box of the shape of `box` in the middle of `within`, no larger than that. */
function shrink(box: DOMRect, within: DOMRect): DOMRect {
  const scale = Math.min(1, within.width / box.width, within.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return new DOMRect(within.x + (within.width - width) / 2, within.y + (within.height - height) / 2, width, height);
}

/** A box of the shape of `box`, as wide as `place` and in its middle. */
function shaped(box: DOMRect, place: DOMRect): DOMRect {
  const height = (box.height / box.width) * place.width;
  return new DOMRect(place.x, place.y + (place.height - height) / 2, place.width, height);
}

function delta(from: DOMRect, to: DOMRect): string {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.min(from.width / to.width, from.height / to.height);
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** A piece that only makes room for others slides. */
function shift(node: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
  if (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2 && Math.abs(from.width - to.width) < 2) return;
  const animation = node.animate([{ transform: delta(from, to) }, { transform: 'none' }], {
    duration: ms * 0.8,
    easing: EASE,
  });
  const end = () => {
    running.delete(end);
    animation.cancel();
  };
  running.add(end);
  animation.onfinish = end;
}

/** A copy flies over everything; `target`, where the piece really is, is seen when it has arrived. */
function launch(
  layer: HTMLElement,
  node: HTMLElement,
  target: HTMLElement | null,
  from: DOMRect,
  to: DOMRect,
  ms: number,
  delay: number,
  opacity: number,
): void {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const name of ['data-id', 'data-piece', 'id', 'tabindex']) copy.removeAttribute(name);
  copy.inert = true;
  // As large as the larger of the two places: what is drawn small and blown up would be coarse.
  const base = from.width > to.width ? shaped(to, from) : to;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${base.x}px`,
    top: `${base.y}px`,
    width: `${base.width}px`,
    height: `${base.height}px`,
    margin: '0',
  });
  copy.style.setProperty('--card-w', `${base.width}px`);
  layer.append(copy);
  if (target) target.style.visibility = 'hidden';
  const [start, arrive] = [delta(from, base), delta(to, base)];
  const animation = copy.animate(
    [
      { transform: start, opacity },
      { transform: `${start} scale(1.06)`, opacity: 1, offset: 0.15 },
      { transform: arrive, opacity: target ? 1 : 0.2 },
    ],
    { duration: ms, delay, easing: EASE, fill: 'both' },
  );
  const end = () => {
    running.delete(end);
    animation.cancel();
    copy.remove();
    if (target) target.style.visibility = '';
  };
  running.add(end);
  animation.onfinish = end;
}

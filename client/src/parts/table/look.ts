// Looking closely: a pointer that rests on a piece, a long press, or the focus shows it large.

import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';

const REST = 320; // milliseconds before a resting pointer shows something
const PRESS = 450; // how long a press is long

/** Watches a whole page: pieces have `data-id`, words that speak of a face have `data-face`. */
export function look(desk: Desk): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at: Element | null = null;
    let pressed = false;

    const target = (event: Event) => (event.target as Element | null)?.closest?.('[data-id], [data-face]') ?? null;

    function show(node: Element): void {
      const { id = '', face = '' } = (node as HTMLElement).dataset;
      const piece = id ? (desk.pieces.get(id)?.piece ?? null) : null;
      const key = piece?.face ?? face;
      if ('afloat' in (node as HTMLElement).dataset) return; // its record tells it
      if (desk.face(key) && !desk.asking && node.isConnected)
        desk.looking = { face: key, piece, box: node.getBoundingClientRect() };
    }
    function stop(): void {
      clearTimeout(timer);
      at = null;
      desk.looking = null;
      desk.pointed = '';
    }
    function point(node: Element | null): void {
      desk.pointed = (node as HTMLElement | null)?.dataset['id'] ?? '';
    }
    function over(event: PointerEvent): void {
      if (event.pointerType === 'touch') return;
      const node = target(event);
      if (node === at) return;
      stop();
      at = node;
      point(node);
      if (node) timer = setTimeout(() => show(node), REST);
    }
    function down(event: PointerEvent): void {
      const node = target(event);
      if (event.pointerType !== 'touch') return stop();
      pressed = false;
      clearTimeout(timer);
      if (!node) return stop();
      timer = setTimeout(() => {
        pressed = true;
        point(node);
        show(node);
      }, PRESS);
    }
    function up(event: PointerEvent): void {
      if (event.pointerType === 'touch') stop();
    }
    /** The click that ends a long press was a look, not an act. */
    function click(event: MouseEvent): void {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    }
    function focus(event: FocusEvent): void {
      const node = target(event);
      if (!node || !(event.target as Element).matches(':focus-visible')) return;
      at = node;
      point(node);
      show(node);
    }
    const blur = () => queueMicrotask(stop); // it may come from the middle of a drawing
    /** What has the focus was scrolled into sight and stays on show; what one merely pointed at has gone from under the pointer. */
    const scroll = () => (desk.looking && at?.contains(document.activeElement) ? show(at) : stop());
    const menu = (event: Event) => target(event) && matchMedia('(pointer: coarse)').matches && event.preventDefault();

    root.addEventListener('pointerover', over);
    root.addEventListener('pointerleave', stop);
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointerup', up);
    root.addEventListener('pointercancel', stop);
    root.addEventListener('click', click, true);
    root.addEventListener('focusin', focus);
    root.addEventListener('focusout', blur);
    root.addEventListener('contextmenu', menu);
    root.addEventListener('scroll', scroll, true);
    return () => {
      stop();
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerleave', stop);
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointercancel', stop);
      root.removeEventListener('click', click, true);
      root.removeEventListener('focusin', focus);
      root.removeEventListener('focusout', blur);
      root.removeEventListener('contextmenu', menu);
      root.removeEventListener('scroll', scroll, true);
    };
  };
}

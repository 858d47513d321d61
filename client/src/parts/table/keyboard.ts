// The keys of a live table, carried out.

import { command, nearest } from '../../lib/keys';
import type { Way } from '../../lib/keys';
import { groupChoices } from '../../lib/table';
import type { Session, Tab } from './session.svelte';

interface Hands {
  desk: Session;
  root(): HTMLElement | undefined;
  order(): HTMLInputElement | undefined;
  help(): void;
  why(): void;
}

const REACHED = '[data-piece], [data-barred], [data-verb], [data-id][tabindex], .hit';

export function keyboard({ desk, root, order, help, why }: Hands): (event: KeyboardEvent) => void {
  function open(tab: Tab): void {
    desk.tab = tab;
    desk.sheet = true;
    root()?.querySelector<HTMLElement>(`[data-tab=${tab}]`)?.focus();
  }
  function move(way: Way): boolean {
    const here = document.activeElement as HTMLElement | null;
    const all = [...(root()?.querySelectorAll<HTMLElement>(REACHED) ?? [])].filter((node) => node !== here);
    const known = here?.matches(REACHED);
    const next = known
      ? nearest(
          here!.getBoundingClientRect(),
          all.map((of) => ({ box: of.getBoundingClientRect(), of })),
          way,
        )
      : (root()?.querySelector<HTMLElement>('[data-verb]') ?? all[0]);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return Boolean(next);
  }

  return (event) => {
    const target = event.target as HTMLElement;
    const typing = target.matches?.('input:not([type=checkbox]), textarea, select');
    if (document.querySelector('dialog[open]') || desk.curtained || event.defaultPrevented) return;
    const asked = command(event, Boolean(typing));
    if (!asked) return;
    if (asked.do === 'move' && target.closest?.('[role=tablist], [role=log], [role=region]')) return;
    switch (asked.do) {
      case 'choice': {
        const choice = groupChoices(desk.listed).flatMap((group) => group.choices)[asked.number - 1];
        if (!choice) return;
        root()
          ?.querySelector<HTMLElement>(`[data-verb="${CSS.escape(choice.verb)}"][data-arg="${choice.arg}"]`)
          ?.focus();
        desk.keyed = true;
        desk.choose(choice);
        break;
      }
      case 'move':
        if (!move(asked.way)) return;
        break;
      case 'undo':
        desk.undo();
        break;
      case 'hint':
        void desk.hint();
        break;
      case 'log':
      case 'chat':
      case 'rules':
        open(asked.do);
        break;
      case 'order':
        if (!order()) return;
        order()!.focus();
        break;
      case 'why':
        why();
        break;
      case 'inspect': {
        const node = document.activeElement as HTMLElement | null;
        const id = node?.dataset['faceOf'] ?? node?.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? '';
        const piece = desk.pieces.get(id)?.piece;
        if (!node || !piece?.face) return;
        desk.looking = desk.looking ? null : { face: piece.face, piece, box: node.getBoundingClientRect() };
        break;
      }
      case 'help':
        help();
        break;
      case 'close':
        desk.asking = null;
        desk.looking = null;
        desk.armed = '';
        desk.sheet = false;
        desk.refused = null;
        return;
    }
    event.preventDefault();
  };
}

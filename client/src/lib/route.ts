// Which page an address means, and how one goes to another without loading anything anew.

import { SvelteURL } from 'svelte/reactivity';

export type Page =
  | { name: 'Lobby' }
  | { name: 'NewTable'; game: string }
  | { name: 'Table'; id: string }
  | { name: 'Replay'; id: string }
  | { name: 'Join' }
  | { name: 'Archive' }
  | { name: 'Verify' }
  | { name: 'Rules'; game: string }
  | { name: 'Fleets'; game: string }
  | { name: 'Account' }
  | { name: 'Recover' }
  | { name: 'Nowhere' };

const PLAIN: Record<string, Page> = {
  '': { name: 'Lobby' },
  join: { name: 'Join' },
  archive: { name: 'Archive' },
  verify: { name: 'Verify' },
  account: { name: 'Account' },
  recover: { name: 'Recover' },
};

/** The page of a path: `/table/k3x` is the table `k3x`. */
export function pageOf(path: string): Page {
  const parts = path.split('/').filter((part) => part !== '');
  const [first = '', second, ...more] = parts;
  if (more.length > 0) return { name: 'Nowhere' };
  if (second === undefined) return (Object.hasOwn(PLAIN, first) && PLAIN[first]) || { name: 'Nowhere' };
  let what: string;
  try {
    what = decodeURIComponent(second);
  } catch {
    return { name: 'Nowhere' };
  }
  if (first === 'new') return { name: 'NewTable', game: what };
  if (first === 'table') return { name: 'Table', id: what };
  if (first === 'replay') return { name: 'Replay', id: what };
  if (first === 'rules') return { name: 'Rules', game: what };
  if (first === 'fleets') return { name: 'Fleets', game: what };
  return { name: 'Nowhere' };
}

/** Where we are. Reactive: `here.pathname`, `here.searchParams.get('seat')`, `here.hash`. */
export const here = new SvelteURL(typeof location === 'undefined' ? 'http://localhost/' : location.href);

/** Go to a page; `replace` leaves no step behind that "back" would come to. */
export function go(address: string, replace = false): void {
  const url = new URL(address, location.href);
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  const samePage = url.pathname === here.pathname;
  here.href = url.href;
  if (!samePage) scrollTo(0, 0);
}

function isOurs(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !link.target && !link.hasAttribute('download') && !link.pathname.startsWith('/api/');
}

/** Plain links become steps within the page. Called once, by main.ts. */
export function followLinks(): void {
  addEventListener('popstate', () => (here.href = location.href));
  addEventListener('hashchange', () => (here.href = location.href));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link?.href || !isOurs(link)) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return; // the browser scrolls
    event.preventDefault();
    go(link.href);
  });
}

// The links to the open seats of my tables. The server keeps no secret, so whenever it is asked it makes new links, and
// those given out before are void: this browser remembers them, and asks only for what it does not have.

import { links, tableInfo } from './api';
import type { Link } from './scene';

const KEY = 'escadre.links';
const TABLES = 50; // remembered at most, the latest ones

type Kept = Record<string, Link[]>;

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept | null) ?? {};
  } catch {
    return {}; // a browser that keeps nothing, or somebody else's bytes
  }
}

function keep(table: string, found: Link[]): void {
  const { [table]: _, ...others } = read();
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, found]].slice(-TABLES))));
  } catch {
    // they are shown all the same
  }
}

export async function invitations(table: string): Promise<Link[]> {
  const open = (await tableInfo(table)).seats.filter((seat) => seat.kind === 'open').map((seat) => seat.seat);
  if (!open.length) return [];
  const kept = read()[table] ?? [];
  if (open.every((seat) => kept.some((link) => link.seat === seat))) return kept.filter((link) => open.includes(link.seat));
  const found = await links(table);
  keep(table, found);
  return found;
}

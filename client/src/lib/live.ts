// The open line to a table: what it shows now, the chat, and orders with their answers.
//
// A line that breaks is opened again by itself. An order whose answer got lost is never sent again blindly: the fresh
// Scene says whether it can have been carried out (`settle`).

import { get, readonly, writable } from 'svelte/store';
import type { Readable } from 'svelte/store';
import { earlierLines, tableInfo, Trouble } from './api';
import type { ClientMessage, Line, LogLine, Refused, Reply, ServerMessage, Show } from './scene';

/** lost: it is being opened again; shut: it will not be, `trouble` says why. */
export type LineState = 'opening' | 'open' | 'lost' | 'shut';

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Order = Without<ClientMessage>; // the line numbers them itself
export type Answer = Exclude<Reply, Refused>;

export interface Live {
  show: Readable<Show | null>; // the table now; its scene's log is whole
  lines: Readable<Line[]>; // the chat
  state: Readable<LineState>;
  trouble: Readable<Trouble | null>; // why the line is shut
  skew: Readable<number>; // the server's clock less ours, milliseconds
  /** Send an order. Throws `Trouble` when it is refused, or when the line broke and nobody knows. */
  send(order: Order): Promise<Answer>;
  /** Look from another seat of mine, or as a spectator. */
  sit(seat: number | null): void;
  /** Ask for lines of the chat before those that are here; false if there were none. */
  earlier(): Promise<boolean>;
  close(): void;
}

/** The log that a client has after a Show: what it had before `since`, then what came. */
export function joinLogs(had: readonly LogLine[], since: number, came: readonly LogLine[]): LogLine[] {
  return since === 0 ? [...came] : [...had.filter((line) => line.act < since), ...came];
}

/** The chat after more lines: each number once, in order. */
export function joinLines(had: readonly Line[], came: readonly Line[]): Line[] {
  const byNumber = new Map([...had, ...came].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** What becomes of an order whose answer never came, now that a fresh Scene is here. */
export function settle(order: Order, fresh: Show): 'again' | 'done' | 'lost' {
  if (fresh.scene.outcome && order.kind !== 'say' && order.kind !== 'sit') return 'done';
  switch (order.kind) {
    case 'act':
    case 'typed':
    case 'undo':
      // The server takes an order only at the act it was made from: unchanged, it cannot have been carried out.
      return fresh.scene.act === order.seen ? 'again' : 'done';
    case 'hint':
    case 'foresee':
      return 'again';
    case 'sit':
      return 'done'; // the new line was opened for that seat
    default:
      return 'lost'; // chat, answers, proposals: the person sees and decides
  }
}

interface Waiting {
  order: Order;
  sent: boolean;
  resolve(answer: Answer): void;
  reject(trouble: Trouble): void;
}

const LONGEST = 15_000;
const STILL_HERE = 30_000; // how often a browser that only looks says so: else the server takes it for gone
const FULL = 4503; // why the server closes a line: nobody more may look,
const NOT_YOURS = 4403; // or not from that seat

/** How long to wait before the next try, with some chance in it, so that a thousand tables do not come back at once. */
export function backoff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST, 500 * 2 ** Math.min(tries, 10)) * (0.5 + chance / 2);
}

function addressOf(table: string, seat: number | null): string {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/live`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (seat !== null) url.searchParams.set('seat', String(seat));
  return url.href;
}

/** Open a line to a table, for a seat of mine or (null) as a spectator. */
export function openLine(table: string, startSeat: number | null): Live {
  const show = writable<Show | null>(null);
  const lines = writable<Line[]>([]);
  const state = writable<LineState>('opening');
  const trouble = writable<Trouble | null>(null);
  const skew = writable(0);
  const waiting = new Map<number, Waiting>();
  let seat = startSeat;
  let last: Show | null = null;
  let firstLine = 0; // of the chat, that is here
  let socket: WebSocket | null = null;
  let lastId = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fresh = false; // the first Show of this connection has come
  let closed = false;

  function put(next: Show): void {
    last = next;
    show.set(next);
    if (next.now) skew.set(next.now - Date.now());
  }

  function post(id: number, order: Order): void {
    socket?.send(JSON.stringify({ ...order, id }));
  }

  function settleAll(now: Show): void {
    for (const [id, one] of [...waiting]) {
      const fate = one.sent ? settle(one.order, now) : 'again';
      if (fate === 'again') {
        one.sent = true;
        post(id, one.order);
        continue;
      }
      waiting.delete(id);
      if (fate === 'done') one.resolve({ kind: 'done', id, act: now.scene.act });
      else one.reject(new Trouble({ id: 'web-trouble-unsure' }));
    }
  }

  function hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'show': {
        const scene = message.scene;
        const had = last && last.scene.seat === scene.seat ? (last.scene.log ?? []) : [];
        put({ ...message, scene: { ...scene, log: joinLogs(had, message.since ?? 0, scene.log ?? []) } });
        if (!fresh) {
          fresh = true;
          settleAll(message);
        }
        break;
      }
      case 'around':
        if (last) {
          const { ask: _, ...rest } = last;
          put({ ...rest, table: message.table, now: message.now ?? 0, ...(message.ask ? { ask: message.ask } : {}) });
        }
        break;
      case 'chat':
        lines.update((had) => joinLines(had, message.lines));
        firstLine = get(lines)[0]?.number ?? 0;
        break;
      case 'done':
      case 'hinted':
      case 'foreseen':
        waiting.get(message.id)?.resolve(message);
        waiting.delete(message.id);
        break;
      case 'refused':
        waiting.get(message.id)?.reject(new Trouble(message.text, 409, message.rule));
        waiting.delete(message.id);
        break;
    }
  }

  function shut(why: Trouble | null): void {
    closed = true;
    clearTimeout(timer);
    clearInterval(pulse);
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    for (const one of waiting.values()) one.reject(new Trouble({ id: 'web-trouble-offline' }));
    waiting.clear();
    trouble.set(why);
    state.set('shut');
    socket?.close();
  }

  /** A line that was never opened may be one that never can be: the server says so over HTTP. */
  async function mayOpen(): Promise<boolean> {
    try {
      await tableInfo(table);
    } catch (error) {
      if (error instanceof Trouble && error.status >= 400 && error.status < 500 && error.status !== 429) {
        shut(error);
        return false;
      }
    }
    return true;
  }

  function open(): void {
    clearTimeout(timer);
    const mine = new WebSocket(addressOf(table, seat));
    let opened = false;
    socket = mine;
    fresh = false;
    mine.onopen = () => {
      opened = true;
      state.set('open');
    };
    mine.onmessage = (event) => {
      if (mine !== socket) return;
      tries = 0;
      hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    mine.onclose = (event) => {
      if (mine !== socket || closed) return;
      socket = null;
      if (event.code === FULL) return shut(new Trouble({ id: 'web-trouble-crowd' }));
      if (event.code === NOT_YOURS) return shut(new Trouble({ id: 'server-not-your-seat' }, 403));
      state.set('lost');
      const wait = backoff(tries++);
      timer = setTimeout(() => void (opened ? open() : mayOpen().then((may) => may && !closed && open())), wait);
    };
  }

  /** Back on the network, or back to this tab: do not sit out the wait. */
  function hurry(): void {
    if (!closed && socket === null && document.visibilityState === 'visible') open();
  }

  const pulse = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ kind: 'here' }));
  }, STILL_HERE);

  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  open();

  return {
    show: readonly(show),
    lines: readonly(lines),
    state: readonly(state),
    trouble: readonly(trouble),
    skew: readonly(skew),
    send(order) {
      if (closed) return Promise.reject(new Trouble({ id: 'web-trouble-offline' }));
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const sent = socket?.readyState === WebSocket.OPEN && fresh; // if not, the first Show sends it
        waiting.set(id, { order, sent, resolve, reject });
        if (sent) post(id, order);
      });
    },
    sit(next) {
      if (next === seat) return;
      seat = next;
      if (socket?.readyState === WebSocket.OPEN) post(++lastId, { kind: 'sit', seat: next });
    },
    async earlier() {
      const { lines: came } = await earlierLines(table, firstLine);
      lines.update((had) => joinLines(had, came));
      firstLine = came[0]?.number ?? 0;
      return came.length > 0;
    },
    close() {
      if (!closed) shut(null);
    },
  };
}

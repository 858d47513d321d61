// Every request to the server, typed. What goes wrong is thrown as `Trouble`, which says itself in the language of now.

import type {
  ApiToken, Catalog, Chat, ClientMessage, Fleet, FleetDraft, FleetNote, Fork, GameCard, Link, Me, NewFleet, NewTable, Notice, Notices, Paragraph,
  Problem, Proof, Replayed, Reply, Report, Roster, Seated, Show, TableInfo, TablePage, Text,
} from './scene';
import type { Language } from './settings.svelte';
import { say } from './words';

/** Why something was not carried out, in words. `status` is 0 when the server could not be reached. */
export class Trouble extends Error {
  constructor(
    readonly text: Text,
    readonly status = 0,
    readonly rule = '',
  ) {
    super(text.id);
    this.name = 'Trouble';
  }

  said(game?: string): string {
    return say(this.text, game);
  }
}

/** What to tell a person about anything that was thrown. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof Trouble ? error : new Trouble({ id: 'web-trouble-fault' });
}

function isProblem(body: unknown): body is Problem {
  const text = (body as Problem | null)?.text;
  return typeof text === 'object' && text !== null && typeof text.id === 'string';
}

function troubleFrom(status: number, body: unknown): Trouble {
  if (isProblem(body)) return new Trouble(body.text, status, body.rule);
  const id = status === 404 ? 'web-trouble-nothing' : status === 429 ? 'web-trouble-limit' : 'web-trouble-fault';
  return new Trouble({ id }, status);
}

type Query = Record<string, string | number | boolean | null | undefined>;

function address(path: string, query: Query = {}): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '' && value !== false)
      pairs.set(name, value === true ? '1' : String(value));
  return `/api/${path}${pairs.size ? `?${pairs}` : ''}`;
}

interface Asking {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Query;
  body?: unknown; // sent as JSON
  bytes?: Blob; // or as it is
  allowed?: number; // a status that is an answer too, not trouble
}

async function ask<T>(path: string, { method = 'GET', query, body, bytes, allowed }: Asking = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (bytes) headers['Content-Type'] = 'application/octet-stream';
  let answer: Response;
  try {
    answer = await fetch(address(path, query), { method, headers, body: bytes ?? (body === undefined ? null : JSON.stringify(body)) });
  } catch {
    throw new Trouble({ id: 'web-trouble-offline' });
  }
  const text = await answer.text().catch(() => '');
  let found: unknown;
  try {
    found = text ? JSON.parse(text) : undefined;
  } catch {
    found = undefined;
  }
  if (!answer.ok && answer.status !== allowed) throw troubleFrom(answer.status, found);
  return found as T;
}

/** What a browser adds to the dice when it sits down, so that the server alone cannot have chosen them. */
function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const table = (id: string) => `tables/${encodeURIComponent(id)}`;

export interface TableQuery {
  mine?: boolean;
  status?: TableInfo['status'][];
  game?: string;
  search?: string;
  offset?: number;
  limit?: number;
}

// ---- games and people

export const games = () => ask<GameCard[]>('games');
export const rules = (game: string, language: Language) =>
  ask<Paragraph[]>(`games/${encodeURIComponent(game)}/rules/${language}`);
export const roster = (game: string) => ask<Roster>(`games/${encodeURIComponent(game)}/roster`);
export const me = () => ask<Me>('me');
export const rename = (name: string) => ask<Me>('me', { method: 'PUT', body: { name } });
export const register = (name: string, password: string, email: string) =>
  ask<Me>('account', { method: 'POST', body: { name, password, email } });
export const login = (name: string, password: string) => ask<Me>('login', { method: 'POST', body: { name, password } });
export const logout = () => ask<Me>('logout', { method: 'POST' });
export const recover = (email: string) => ask<void>('recover', { method: 'POST', body: { email } });
export const newPassword = (token: string, password: string) =>
  ask<Me>('password', { method: 'POST', body: { token, password } });
export const makeToken = () => ask<ApiToken>('me/token', { method: 'POST' });
export const notices = () => ask<Notices>('me/notices');
export const keepNotices = (notices: Notice[]) => ask<Notices>('me/notices', { method: 'PUT', body: { notices } });

// ---- fleets kept ready

export const fleets = (game: string) => ask<Fleet[]>('me/fleets', { query: { game } });
/** Keep a fleet: one more, or in the place of the one with that id. */
export const keepFleet = (fleet: NewFleet, id = '') =>
  id ? ask<Fleet>(`me/fleets/${id}`, { method: 'PUT', body: fleet }) : ask<Fleet>('me/fleets', { method: 'POST', body: fleet });
/** What its game says to a fleet, kept or not. */
export const fleetNotes = (fleet: FleetDraft) => ask<FleetNote[]>('fleets/notes', { method: 'POST', body: fleet });
export const forgetFleet = (id: string) => ask<void>(`me/fleets/${id}`, { method: 'DELETE' });

// ---- tables

export const tables = ({ status, ...query }: TableQuery = {}) =>
  ask<TablePage>('tables', { query: { ...query, status: status?.join(',') } });
export const newTable = (plan: NewTable) => ask<TableInfo>('tables', { method: 'POST', body: { entropy: entropy(), ...plan } });
export const tableInfo = (id: string) => ask<TableInfo>(table(id));
export const earlierLines = (id: string, before: number) => ask<Chat>(`${table(id)}/chat`, { query: { before } });
export const removeTable = (id: string) => ask<void>(table(id), { method: 'DELETE' });
/** What is printed; the number of acts asks past the browser's cache, for a set-up may still change the ground. */
export const catalog = (id: string, acts = 0) => ask<Catalog>(`${table(id)}/catalog?acts=${acts}`);
export const links = (id: string) => ask<Link[]>(`${table(id)}/links`, { method: 'POST' });
export const join = (token: string) => ask<Seated>('join', { method: 'POST', body: { token, entropy: entropy() } });
export const takeSeat = (id: string, seat: number) =>
  ask<Seated>(`${table(id)}/seats/${seat}`, { method: 'POST', body: { entropy: entropy() } });
export const leaveSeat = (id: string, seat: number) => ask<void>(`${table(id)}/seats/${seat}`, { method: 'DELETE' });

// ---- at a table: what the socket says, over HTTP

export const show = (id: string, seat?: number | null) => ask<Show>(`${table(id)}/scene`, { query: { seat } });
export const order = (id: string, message: ClientMessage) =>
  ask<Reply>(`${table(id)}/orders`, { method: 'POST', body: message, allowed: 409 });

// ---- after the match

export const replay = (id: string, first: number, count: number, seat?: number | null) =>
  ask<Replayed>(`${table(id)}/replay`, { query: { seat, first, count } });
export const report = (id: string) => ask<Report>(`${table(id)}/report`);
export const fork = (id: string, from: Fork) => ask<TableInfo>(`${table(id)}/fork`, { method: 'POST', body: from });
export const saveAddress = (id: string) => `/api/${table(id)}/save`;
export const uploadSave = (file: Blob) => ask<TableInfo>('saves', { method: 'POST', bytes: file });
export const verify = (file: Blob) => ask<Proof>('verify', { method: 'POST', bytes: file });

// Every word that a person sees: the server's `.ftl` messages, in the language that is set now.
//
// `say` is reactive: what a component says with it is said anew when the language changes or more words arrive.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Text } from './scene';
import { settings } from './settings.svelte';
import type { Language } from './settings.svelte';

export const COMMON = '-'; // the words that every game shares

const bundles = new SvelteMap<string, FluentBundle>(); // by `language/game`
const wanted = new SvelteSet<string>([COMMON]); // the games whose words are in use
const coming = new Map<string, Promise<void>>();
const scope = new SvelteMap<'game' | 'language', string>(); // the game whose table is open; the language on show

/** One language's messages of one source. Exported for tests. */
export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Say a text with the first bundle that has it; `[id]` where none has, so that a person still sees what was meant. */
export function sayWith(bundles: readonly (FluentBundle | undefined)[], text: Text): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(text.args ?? {}))
    args[name] = typeof value === 'object' ? sayWith(bundles, value) : value;
  const dot = text.id.indexOf('.');
  const id = dot < 0 ? text.id : text.id.slice(0, dot);
  for (const bundle of bundles) {
    const message = bundle?.getMessage(id);
    const pattern = dot < 0 ? message?.value : message?.attributes[text.id.slice(dot + 1)];
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return `[${text.id}]`;
}

async function fetchWords(game: string, language: Language): Promise<void> {
  const answer = await fetch(`/api/words/${encodeURIComponent(game)}/${language}`);
  if (!answer.ok) throw new Error(`words of ${game}: ${answer.status}`);
  bundles.set(`${language}/${game}`, bundleOf(language, await answer.text()));
}

function load(game: string, language: Language): Promise<void> {
  const key = `${language}/${game}`;
  let promise = coming.get(key);
  if (!promise) {
    promise = fetchWords(game, language);
    coming.set(key, promise);
    promise.catch(() => coming.delete(key)); // so that the next one tries again
  }
  return promise;
}

/** Fetch the words of these games too (each only once), in the language of now and in any that is chosen later. */
export async function learn(...games: string[]): Promise<void> {
  for (const game of games) wanted.add(game);
  await Promise.all(games.map((game) => load(game, settings.language)));
}

/** The game that is on the table: what is said without naming a game is said with its words first. */
export async function speakFor(game: string): Promise<void> {
  await learn(game);
  scope.set('game', game);
}

/** Change to a language. It shows when all of its words are here, so that nobody sees half of each. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map((game) => load(game, language)));
  if (settings.language === language) scope.set('language', language);
}

/** The language that is on show now: for dates and numbers. Reactive. */
export function language(): Language {
  return (scope.get('language') as Language | undefined) ?? settings.language;
}

/** French sets a space before some signs; no line may break there. */
export function unbroken(text: string): string {
  return text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

/** The words of a text, in the language of now. `game`: whose words come before the common ones. */
export function say(text: Text, game: string | undefined = scope.get('game')): string {
  const tongue = language();
  const said = sayWith([game ? bundles.get(`${tongue}/${game}`) : undefined, bundles.get(`${tongue}/${COMMON}`)], text);
  return tongue === 'fr' ? unbroken(said) : said;
}

/** Short for a text by its id: `word('web-copy')`, `word('web-days', { count: 3 })`. */
export function word(id: string, args?: Text['args']): string {
  return say(args ? { id, args } : { id });
}

/** Whether any words in use have that message. */
export function hasWord(id: string, game: string | undefined = scope.get('game')): boolean {
  return !say({ id }, game).startsWith(`[${id}]`);
}

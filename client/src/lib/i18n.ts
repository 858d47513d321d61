// Dates, spans of time and numbers, as the language of now writes them. All reactive through `language()`.

import { language, word } from './words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3 minutes ago", "yesterday"; `now` for tests. */
export function ago(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const past = Math.max(0, now - then);
  if (past < MINUTE) return word('web-just-now');
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour');
  if (past < 30 * DAY) return format.format(-Math.floor(past / DAY), 'day');
  return day(then);
}

/** The day of a moment, in full. */
export function day(then: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(then);
}

/** Day and time of a moment. */
export function moment(then: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(then);
}

/** A number with the language's own separators. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value);
}

/** What is left on a clock: `1:02:09`, `4:30`, and tenths in the last twenty seconds. */
export function clock(left: number): string {
  const rest = Math.max(0, left);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(rest / HOUR);
  if (hours >= 48) return word('web-days', { count: Math.floor(hours / 24) });
  const minutes = Math.floor((rest % HOUR) / MINUTE);
  const seconds = Math.floor((rest % MINUTE) / 1000);
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  if (rest < 20_000) return `${minutes}:${two(seconds)}.${Math.floor((rest % 1000) / 100)}`;
  return `${minutes}:${two(seconds)}`;
}

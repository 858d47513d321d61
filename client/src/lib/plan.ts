// The set-up page's picture of a table to be, and what is sent of it.

import type { GameCard, NewTable, OptionSpec, SeatPlan } from './scene';

export interface Plan {
  seats: SeatPlan[];
  options: Record<string, boolean | number | string>;
  scenario: string;
  public: boolean;
  clock: 'none' | 'live' | 'slow';
  minutes: number;
  hours: number;
  absent: 'bot' | 'wait';
  title: string;
}

/** Me against captains, as printed. */
export function usualPlan(card: GameCard): Plan {
  return {
    seats: Array.from({ length: card.usual }, (_, seat): SeatPlan => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level: 'captain' })),
    options: printed(card),
    scenario: card.scenarios?.[0]?.id ?? '',
    public: false,
    clock: 'none',
    minutes: 30,
    hours: 24,
    absent: 'bot',
    title: '',
  };
}

export function printed(card: GameCard): Plan['options'] {
  return Object.fromEntries((card.options ?? []).map((option) => [option.name, option.default]));
}

/** As many seats as wanted; new ones are bots. Somebody stays: the last to go is never me. */
export function resize(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  const next = seats.slice(0, count);
  while (next.length < count) next.push({ kind: 'bot', level: 'captain' });
  if (seats.some((seat) => seat.kind === 'me') && !next.some((seat) => seat.kind === 'me')) next[count - 1] = { kind: 'me' };
  return next;
}

/** Put somebody in a seat. I sit only once: where I come from gets who sat where I go. */
export function place(seats: readonly SeatPlan[], seat: number, who: SeatPlan): SeatPlan[] {
  const before = seats[seat];
  return seats.map((old, number) => {
    if (number === seat) return who;
    return who.kind === 'me' && old.kind === 'me' && before ? before : old;
  });
}

/** An option's value from what a form holds: numbers stay numbers. */
export function optionValue(option: OptionSpec, raw: string): number | string {
  const choice = option.choices?.find((value) => String(value) === raw);
  if (choice !== undefined) return choice;
  return typeof option.default === 'number' ? Number(raw) || 0 : raw;
}

/** What is sent: only what differs from what the game prints. */
export function order(card: GameCard, plan: Plan): NewTable {
  const usual = printed(card);
  const changed = Object.entries(plan.options).filter(([name, value]) => value !== usual[name]);
  const told = plan.title.trim();
  return {
    game: card.key,
    seats: plan.seats.map((seat) => (seat.kind === 'hot' ? { kind: 'hot', name: seat.name?.trim() ?? '' } : seat)),
    public: plan.public,
    ...(changed.length ? { options: Object.fromEntries(changed) } : {}),
    ...(plan.scenario ? { scenario: plan.scenario } : {}),
    ...(plan.clock === 'live' ? { pace: { minutes: plan.minutes } } : plan.clock === 'slow' ? { pace: { hours: plan.hours } } : {}),
    absent: plan.absent,
    ...(told ? { title: told } : {}),
  };
}

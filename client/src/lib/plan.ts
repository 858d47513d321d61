// The set-up page's picture of a table to be, and what is sent of it.

import type { Allowed, GameCard, NewTable, OptionSpec, ScenarioCard, SeatPlan, Text } from './scene';

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

/** Who takes a seat that nobody has asked for: a captain, or somebody at this screen where there are no bots. */
const filler = (card: GameCard): SeatPlan => (card.bots === false ? { kind: 'hot' } : { kind: 'bot', level: 'captain' });

/** Me against captains, as printed. */
export function usualPlan(card: GameCard): Plan {
  return {
    seats: Array.from({ length: card.usual }, (_, seat): SeatPlan => (seat === 0 ? { kind: 'me' } : filler(card))),
    options: printed(card),
    scenario: '',
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

/** As many seats as wanted; new ones are bots. Somebody stays: the last to go is never me, and alone it is me who plays. */
export function resize(card: GameCard, seats: readonly SeatPlan[], count: number): SeatPlan[] {
  if (count === 1) return [{ kind: 'me' }];
  const next = seats.slice(0, count);
  while (next.length < count) next.push(filler(card));
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
  return typeof option.default === 'number' ? Math.round(Number(raw)) || 0 : raw;
}

/** What an option may be while the others are as they are. */
export function allowed(option: OptionSpec, values: Plan['options']): Allowed {
  const other = Object.keys(option.given ?? {}).find((name) => values[name]);
  return other ? option.given![other]! : option;
}

/** The options with what is no longer allowed put right: the nearest number, or the default. */
export function fitted(options: readonly OptionSpec[], values: Plan['options']): Plan['options'] {
  const fit = (option: OptionSpec) => {
    const value = values[option.name]!;
    const { choices, least = 0, most } = allowed(option, values);
    if (value === option.default || typeof value === 'boolean' || choices?.includes(value)) return value;
    if (most) return Math.min(most, Math.max(least, Number(value)));
    return choices?.length ? option.default : value;
  };
  return { ...values, ...Object.fromEntries(options.map((option) => [option.name, fit(option)])) };
}

export function scenarioOf(card: GameCard | undefined, key: string | undefined): ScenarioCard | undefined {
  return key ? card?.scenarios?.find((one) => one.key === key) : undefined;
}

/** The name of a scenario; of one that is no longer there, its key. */
export function scenarioTitle(card: GameCard | undefined, key: string): Text {
  return scenarioOf(card, key)?.title ?? { id: 'web-scenario-gone', args: { name: key } };
}

/** With another scenario: it has a seat for each of its sides, and options as it would have them. What the last one preset goes with it. */
export function withScenario(card: GameCard, plan: Plan, key: string): Plan {
  const found = scenarioOf(card, key);
  const usual = printed(card);
  const left = Object.keys(scenarioOf(card, plan.scenario)?.presets ?? {}).map((name) => [name, usual[name]!]);
  const options = { ...plan.options, ...Object.fromEntries(left), ...(found?.presets ?? {}) };
  return { ...plan, scenario: key, options, seats: found ? resize(card, plan.seats, found.sides.length) : plan.seats };
}

/** The options that are still open: a scenario settles some itself. */
export function openOptions(card: GameCard, key: string): OptionSpec[] {
  const fixed = scenarioOf(card, key)?.fixes ?? [];
  return (card.options ?? []).filter((option) => !fixed.includes(option.name));
}

/** What is sent: only what differs from what the game prints. */
export function order(card: GameCard, plan: Plan): NewTable {
  const open = openOptions(card, plan.scenario).filter((option) => plan.options[option.name] !== option.default);
  const changed = open.map((option) => [option.name, plan.options[option.name]]);
  const told = plan.title.trim();
  const clock = plan.seats.length > 1 ? plan.clock : 'none'; // nobody waits for whoever plays alone
  return {
    game: card.key,
    seats: plan.seats.map((seat) => (seat.kind === 'hot' ? { kind: 'hot', name: seat.name?.trim() ?? '' } : seat)),
    public: plan.public,
    ...(changed.length ? { options: Object.fromEntries(changed) } : {}),
    ...(plan.scenario ? { scenario: plan.scenario } : {}),
    ...(clock === 'live' ? { pace: { minutes: plan.minutes } } : clock === 'slow' ? { pace: { hours: plan.hours } } : {}),
    absent: plan.absent,
    ...(told ? { title: told } : {}),
  };
}

// How fast one thing follows another: what arrives in a burst is shown step by step, so that a person can follow it.

import type { Speed } from './settings.svelte';

/** What matters of a step for its pace. */
export interface Step {
  /** lines of the log that tell what others did */
  lines: number;
  /** dice that were rolled */
  dice: number;
  /** the viewer can do something in it */
  mine: boolean;
  /** when it came */
  at: number;
}

/** How long cards fly, dice tumble and lines are read, in milliseconds. */
export const FLIGHT: Record<Speed, number> = { calm: 900, normal: 480, quick: 220, instant: 0 };
const LINE: Record<Speed, number> = { calm: 1500, normal: 750, quick: 300, instant: 0 };
const DICE: Record<Speed, number> = { calm: 2200, normal: 1300, quick: 600, instant: 0 };

/** Whoever is on turn waits no longer than this for what is still to be shown. */
export const PATIENCE = 1500;

/** How long a step that is on show since `shownAt` stays before the next one; `queue` is what waits behind it. */
export function beat(step: Step, queue: readonly Step[], speed: Speed, shownAt: number): number {
  if (step.mine || queue.length === 0) return 0;
  if (step.lines === 0 && step.dice === 0) return 0;
  const wish = LINE[speed] * Math.min(2, Math.max(1, step.lines / 2)) + (step.dice ? DICE[speed] : 0);
  const hurried = wish / (1 + queue.length / 4);
  const mine = queue.findIndex((next) => next.mine);
  if (mine < 0) return Math.round(hurried);
  const left = queue[mine]!.at + PATIENCE - shownAt; // shared by all that are shown before it
  return Math.max(0, Math.round(Math.min(hurried, left / (mine + 1))));
}

/** Shows what is pushed in order, each after the beat of the one before. */
export class Pacer<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  private shown: T | undefined;

  /** `show` draws; `wait` says how long an item stays, given those behind it. */
  constructor(
    private readonly show: (item: T) => void,
    private readonly wait: (item: T, queue: readonly T[], shownAt: number) => number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  push(item: T): void {
    this.queue.push(item);
    this.next();
  }

  get waiting(): readonly T[] {
    return this.queue;
  }

  /** Show all that waits, now: for somebody who acts, or who was away. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown = undefined;
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.shown = undefined;
  }

  /** Show what is due. Each push shortens the wait of all, so it is reckoned anew. */
  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const skip = this.shown === undefined;
    while (this.queue.length > 0) {
      const left =
        this.shown === undefined ? 0 : this.shownAt + this.wait(this.shown, this.queue, this.shownAt) - this.clock();
      if (left > 0) {
        this.timer = setTimeout(() => this.next(), left);
        return;
      }
      const item = this.queue.shift() as T;
      this.show(item);
      this.shown = skip && this.queue.length > 0 ? undefined : item;
      this.shownAt = this.clock();
    }
  }
}

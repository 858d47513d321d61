// A match that is watched again: which moment is on show, through whose eyes, and the scenes that are here by now.

import { tick } from 'svelte';
import * as api from '../../lib/api';
import { Trouble, troubleOf } from '../../lib/api';
import { calm, fly, measure, settle } from '../../lib/motion';
import { asPast, BATCH, batchOf, clampMoment, hold, marksOf, nextBatch, sameMoment, seatsToSee, splice } from '../../lib/replay';
import type { Mark, Reel } from '../../lib/replay';
import type { Scene, TableInfo } from '../../lib/scene';
import { moves, mySeats } from '../../lib/table';
import { speakFor } from '../../lib/words';
import { Desk } from '../table/desk.svelte';

/** What one viewer saw, as far as it is here. */
class Spool {
  reel = $state.raw<Reel>([]);
  moments = $state(0);
  here = new Set<number>(); // the batches that have arrived
  private coming = new Map<number, Promise<void>>();

  constructor(
    private readonly id: string,
    readonly seat: number | null,
  ) {}

  /** Have the batch of a moment here. */
  fetch(batch: number): Promise<void> {
    let promise = this.coming.get(batch);
    if (!promise) {
      promise = api.replay(this.id, batch * BATCH, BATCH, this.seat).then(({ scenes, moments }) => {
        this.moments = moments;
        this.reel = splice(this.reel, moments, scenes);
        this.here.add(batch);
      });
      this.coming.set(batch, promise);
      promise.catch(() => this.coming.delete(batch)); // so that the next one tries again
    }
    return promise;
  }

  async all(): Promise<void> {
    await this.fetch(0);
    for (let batch = 1; batch <= batchOf(this.moments); batch++) await this.fetch(batch);
  }

  at(moment: number): Scene | undefined {
    return this.reel[moment - 1];
  }
}

export class Film {
  readonly desk = new Desk();
  info = $state.raw<TableInfo | null>(null);
  /** why there is nothing to show */
  trouble = $state.raw<Trouble | null>(null);
  /** the moment that is wanted; its scene may still be on its way */
  moment = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** what another seat saw is on its way */
  turning = $state(false);

  private spools = new Map<number | null, Spool>();
  private spool = $state.raw<Spool | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;
  private wanted: number | null = null; // the seat that was chosen last

  seat = $derived(this.spool?.seat ?? null);
  reel = $derived<Reel>(this.spool?.reel ?? []);
  moments = $derived(this.spool?.moments ?? 0);
  marks = $derived<Mark[]>(marksOf(this.reel));
  ended = $derived(this.moments > 0 && this.moment >= this.moments);
  scene = $derived(this.reel[this.moment - 1]);

  /** where pieces are drawn, and the layer over the page in which they fly */
  root: HTMLElement | undefined;
  layer: HTMLElement | undefined;

  constructor(readonly id: string) {}

  /** `seat` and `moment` as the address has them; null where it does not say. */
  async begin(seat: number | null, moment: number | null): Promise<void> {
    try {
      const info = await api.tableInfo(this.id);
      const [catalog] = await Promise.all([api.catalog(this.id), speakFor(info.game)]);
      this.info = info;
      this.desk.info = asPast(info);
      this.desk.catalog = catalog;
      const eyes = seatsToSee(info);
      const viewer = seat !== null && eyes.includes(seat) ? seat : moment === null ? (mySeats(info)[0] ?? null) : null;
      const spool = this.spoolOf(viewer);
      await spool.fetch(batchOf(moment ?? 1));
      this.spool = spool;
      this.wanted = viewer;
      await this.goTo(moment ?? (info.status === 'over' ? 1 : spool.moments));
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  end(): void {
    this.gone = true;
    this.pause();
    settle();
  }

  private spoolOf(seat: number | null): Spool {
    let spool = this.spools.get(seat);
    if (!spool) this.spools.set(seat, (spool = new Spool(this.id, seat)));
    return spool;
  }

  // ---- from moment to moment

  /** Show a moment as soon as it is here; what was asked for last wins. */
  async goTo(wish: number): Promise<void> {
    const spool = this.spool;
    if (!spool) return;
    this.moment = clampMoment(wish, spool.moments);
    const wanted = this.moment;
    try {
      await spool.fetch(batchOf(wanted));
      this.trouble = null;
    } catch (error) {
      this.pause();
      this.trouble = troubleOf(error);
      return;
    }
    if (this.gone || this.spool !== spool || this.moment !== wanted) return;
    const scene = spool.at(wanted);
    if (scene) this.draw(scene);
    void this.fill(spool);
  }

  step(by: number): void {
    this.pause();
    void this.goTo(this.moment + by);
  }

  jump(to: number): void {
    this.pause();
    void this.goTo(to);
  }

  private draw(scene: Scene): void {
    const before = this.desk.scene;
    if (before === scene) return;
    settle();
    const near = before !== null && before.seat === scene.seat && Math.abs(before.act - scene.act) === 1;
    const ms = near && !calm() ? Math.min(480, 480 / this.speed) : 0;
    const snapshot = ms && this.root ? measure(this.root) : null;
    this.desk.scene = scene;
    this.desk.looking = null;
    if (!snapshot || !before) return;
    const moved = moves(before, scene);
    void tick().then(() => {
      if (this.root && this.layer && this.desk.scene === scene) fly(this.root, this.layer, snapshot, moved, ms);
    });
  }

  /** Fetch the rest, one batch at a time: ahead first. The log and the marks need all of it. */
  private async fill(spool: Spool): Promise<void> {
    for (;;) {
      const batch = nextBatch(this.moment, spool.moments, spool.here);
      if (batch === null || this.gone || this.spool !== spool) return;
      try {
        await spool.fetch(batch);
      } catch {
        return; // whoever goes there asks again and is told
      }
    }
  }

  // ---- playing by itself

  play(): void {
    if (!this.spool || this.playing) return;
    this.playing = true;
    if (this.ended) void this.goTo(1).then(() => this.wait());
    else this.next();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.ended) this.playing = false;
    else this.timer = setTimeout(() => this.next(), this.scene ? hold(this.scene, this.speed) : 300);
  }

  private next(): void {
    void this.goTo(this.moment + 1).then(() => this.wait());
  }

  // ---- through whose eyes

  /** See the same moment as another seat saw it, or a spectator. */
  async look(seat: number | null): Promise<void> {
    const from = this.spool;
    this.wanted = seat;
    if (!from || from.seat === seat) return;
    this.pause();
    this.turning = true;
    const [to, watcher] = [this.spoolOf(seat), this.spoolOf(null)];
    try {
      await Promise.all([from.all(), to.all(), watcher.all()]); // only the whole tells which moments are the same
      if (this.wanted !== seat || this.spool !== from) return; // somebody chose again meanwhile
      const moment = sameMoment(this.moment, from.reel, to.reel, watcher.reel);
      this.spool = to;
      await this.goTo(moment);
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      if (this.wanted === seat) this.turning = false;
    }
  }
}

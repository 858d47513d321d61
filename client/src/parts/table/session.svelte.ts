// A live table: what arrives is shown at a pace that one can follow, what is done is sent.

import { tick } from 'svelte';
import * as api from '../../lib/api';
import { Trouble, troubleOf } from '../../lib/api';
import { towards } from '../../lib/fleets';
import { openLine } from '../../lib/live';
import type { Live, LineState, Order } from '../../lib/live';
import { fly, measure, settle } from '../../lib/motion';
import { beat, FLIGHT, Pacer } from '../../lib/pace';
import type { Step } from '../../lib/pace';
import type { Ask, Choice, Fleet, Foresight, Line, LogLine, Paragraph, Scene, SeatInfo, Show, Text } from '../../lib/scene';
import { settings } from '../../lib/settings.svelte';
import { play } from '../../lib/sound';
import { freshLines, lastOwn } from '../../lib/log';
import { asksTwice, choiceKey, firstSeat, handOver, moves, mySeats, onlyStep, standpoint } from '../../lib/table';
import { language, speakFor } from '../../lib/words';
import { Desk } from './desk.svelte';

export type Reaction = NonNullable<SeatInfo['reaction']>;
export type Tab = 'log' | 'chat' | 'rules';

interface Arrived extends Step {
  show: Show;
  fresh: LogLine[];
}

export class Session extends Desk {
  ask = $state.raw<Ask | null>(null);
  chat = $state.raw<Line[]>([]);
  line = $state<LineState>('opening');
  /** why there is no table to show */
  trouble = $state.raw<Trouble | null>(null);
  /** what was refused just now, and the rule that says so */
  refused = $state.raw<{ text: Text; rule: string } | null>(null);
  private opened = Infinity; // by the server's clock: what was said before is not news
  private skew = 0; // what our clock lacks to the server's

  /** the final choice that waits for a second click */
  armed = $state('');
  /** the last choice was made from the keyboard: the focus goes on to the next */
  keyed = false;
  /** an order is under way */
  busy = $state(false);
  /** the seat of mine that the screen is to be handed to; the table is hidden meanwhile */
  curtain = $state<number | null>(null);
  tab = $state<Tab>('log');
  /** on a narrow screen the tabs are sheets that are drawn up */
  sheet = $state(false);
  ruleAt = $state('');
  rulebook = $state.raw<Paragraph[]>([]);
  unread = $state(0);

  /** the dice of the step on show */
  rolls = $state.raw<LogLine[]>([]);
  /** the first line of the log that came since I last acted */
  since = $state(0);

  root: HTMLElement | undefined;
  layer: HTMLElement | undefined;

  private live: Live | undefined;
  private pacer = new Pacer<Arrived>(
    (step) => this.draw(step),
    (step, queue, shownAt) => beat(step, queue, settings.speed, shownAt),
  );
  private last: Show | null = null;
  private onNews = (): void => {};
  private stops: (() => void)[] = [];
  private diceTimer: ReturnType<typeof setTimeout> | undefined;
  private confirmed = false; // the person at the screen has said who it is
  private foreseen = new Map<string, Foresight>(); // of the choices of the scene on show

  constructor(readonly id: string) {
    super();
  }

  // ---- coming and going

  async begin(wish: number | null): Promise<void> {
    try {
      const info = await api.tableInfo(this.id);
      await speakFor(info.game);
      this.info = info;
      if (info.status === 'waiting') {
        // Nothing to show before all seats are taken: look again from time to time.
        const timer = setTimeout(() => void this.begin(wish), 3000);
        this.stops = [() => clearTimeout(timer)];
        return;
      }
      this.catalog = await api.catalog(this.id);
      const seat = firstSeat(info, wish);
      if (mySeats(info).length > 1 && info.status === 'playing' && seat !== null) this.curtain = seat;
      this.confirmed = this.curtain === null;
      this.watch(openLine(this.id, seat));
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  private watch(live: Live): void {
    this.live = live;
    this.stops = [
      live.show.subscribe((show) => show && this.hear(show)),
      live.state.subscribe((state) => (this.line = state)),
      live.trouble.subscribe((trouble) => (this.trouble = trouble)),
      live.skew.subscribe((skew) => (this.skew = skew)),
      live.lines.subscribe((lines) => this.heard(lines)),
      () => live.close(),
    ];
    const awake = () => document.visibilityState === 'hidden' || this.pacer.flush();
    document.addEventListener('visibilitychange', awake);
    const ticking = setInterval(() => (this.now = Date.now() + this.skew), 500);
    this.stops.push(() => clearInterval(ticking));
    this.stops.push(() => document.removeEventListener('visibilitychange', awake));
  }

  end(): void {
    for (const stop of this.stops) stop();
    this.pacer.stop();
    clearTimeout(this.diceTimer);
    settle();
  }

  // ---- what arrives

  private hear(show: Show): void {
    this.info = show.table;
    this.ask = show.ask ?? null;
    this.sent = show.now ?? 0;
    this.opened = Math.min(this.opened, this.sent);
    const before = this.last;
    this.last = show;
    const { seat } = show.scene;
    if (seat !== undefined && !this.seat(seat)?.mine) this.live?.sit(null); // it was given away: I only watch now
    if (before?.scene !== show.scene) this.onNews();
    else return; // only what is around the match has changed
    const scene = show.scene;
    const same = before !== null && before.scene.seat === seat;
    const fresh = same ? freshLines(before.scene.log ?? [], scene.log) : [];
    const others = fresh.filter((line) => line.seat === undefined || line.seat !== seat);
    const stand = standpoint(scene);
    this.pacer.push({
      show,
      fresh,
      lines: others.length,
      dice: fresh.filter((line) => line.roll).length,
      mine: stand === 'turn' || stand === 'may',
      at: performance.now(),
    });
    if (!same || document.visibilityState === 'hidden') this.pacer.flush();
  }

  private draw({ show, fresh }: Arrived): void {
    const before = this.scene;
    const scene = show.scene;
    const same = before !== null && before.seat === scene.seat;
    settle();
    const ms = same ? FLIGHT[settings.speed] : 0;
    const snapshot = ms && this.root ? measure(this.root) : null;
    this.scene = scene;
    this.forget();
    if (fresh.length || !same) this.fresh = fresh; // never what another seat has seen
    if (!same) this.since = lastOwn(scene.log, scene.seat) + 1;
    // Whoever has just asked to look from another seat may look, though it is not that seat's turn.
    const next = same || !before ? handOver(show.table, scene) : null;
    if (next !== null) this.drop(next);
    else if (this.curtain !== null && scene.picture.open) this.iAm(this.curtain);
    if (!same || !before) return;
    this.hearIt(before.outcome === undefined && scene.outcome !== undefined, fresh);
    const moved = moves(before, scene);
    if (moved.length) play('card');
    if (standpoint(before) !== 'turn' && standpoint(scene) === 'turn') play('turn');
    void tick().then(() => {
      if (snapshot && this.root && this.layer && !this.curtained) fly(this.root, this.layer, snapshot, moved, ms);
    });
  }

  private hearIt(over: boolean, fresh: LogLine[]): void {
    const rolls = fresh.filter((line) => line.roll);
    if (rolls.length) {
      this.rolls = rolls.slice(-8);
      play('dice');
      clearTimeout(this.diceTimer);
      this.diceTimer = setTimeout(() => (this.rolls = []), Math.max(1200, FLIGHT[settings.speed] * 6));
    }
    const seat = this.scene?.seat;
    if (over) play(seat !== undefined && this.scene?.outcome?.ranks[seat] === 0 ? 'victory' : 'end');
  }

  private heard(lines: Line[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    const more = lines.filter((line) => !known.has(line.number) && line.at > this.opened).length;
    if (more > 0 && this.tab !== 'chat') {
      this.unread += more;
      play('chat');
    }
    this.chat = lines;
  }

  /** What was said of the scene before is said no more. */
  private forget(): void {
    this.preview = null;
    this.aimed = null;
    this.foresight = null;
    this.foreseen.clear();
    this.armed = '';
    this.hinted = '';
    this.asking = null;
    this.refused = null;
  }

  // ---- the curtain

  get curtained(): boolean {
    return this.curtain !== null;
  }

  private drop(seat: number): void {
    if (this.scene?.picture.open) {
      this.iAm(seat); // there is nothing to hide
      return;
    }
    this.curtain = seat;
    this.open = '';
    this.looking = null;
    this.confirmed = false;
  }

  /** Another seat of mine wants the screen. */
  override sitAt(seat: number): void {
    if (this.scene?.seat !== seat && this.seat(seat)?.mine) this.drop(seat);
  }

  /** Whoever it is handed to is here. */
  iAm(seat: number): void {
    this.confirmed = true;
    if (this.scene?.seat === seat) this.curtain = null;
    else {
      this.live?.sit(seat);
      // The curtain rises when the table of that seat is here, never on somebody else's hand.
      const stop = $effect.root(() => {
        $effect(() => {
          if (this.scene?.seat === seat && this.confirmed) {
            this.curtain = null;
            queueMicrotask(stop);
          }
        });
      });
    }
  }

  /** The one who had the screen keeps it. */
  stay(): void {
    if (this.scene && handOver(this.info!, this.scene) === null) this.curtain = null;
  }

  // ---- what is done

  override take(choice: Choice): void {
    const scene = this.scene;
    if (!scene || scene.seat === undefined || this.busy || this.curtained) return;
    this.asking = null;
    void this.send({ kind: 'act', seat: scene.seat, seen: scene.act, verb: choice.verb, arg: choice.arg });
  }

  /** In the middle of what I am doing there is only one piece to go on with, and nothing to weigh: it is taken. */
  private stepOn(before: Scene): void {
    const scene = this.scene;
    const next = scene && scene.seat === before.seat && scene.act === before.act + 1 ? onlyStep(scene) : null;
    if (next) this.take(next);
  }

  /** A click on a choice of the list: a final one turns into "confirm" first. */
  choose(choice: Choice): void {
    if (asksTwice(choice, this.choices) && this.armed !== choiceKey(choice)) this.armed = choiceKey(choice);
    else this.take(choice);
  }

  typed(order: string): Promise<boolean> {
    const scene = this.scene;
    if (!scene || scene.seat === undefined) return Promise.resolve(false);
    return this.send({ kind: 'typed', seat: scene.seat, seen: scene.act, order });
  }

  undo(): void {
    const scene = this.scene;
    if (scene?.undo && scene.seat !== undefined) void this.send({ kind: 'undo', seat: scene.seat, seen: scene.act });
  }

  /** Choose a fleet that was kept ready, or how it stands; whoever chooses still says himself when it is done. */
  async muster(fleet: Fleet): Promise<void> {
    if (this.curtained) return;
    for (let scene = this.last?.scene; scene; scene = this.last?.scene) {
      const order = towards(scene, fleet);
      if (!order || !(await this.send(order))) return;
      if (this.last?.scene === scene) await this.news();
      if (this.last?.scene === scene) return; // nothing came of it
    }
  }

  async hint(): Promise<void> {
    const scene = this.scene;
    if (!scene || scene.seat === undefined || !this.choices.length || this.busy) return;
    const act = scene.act;
    this.busy = true;
    try {
      const answer = await this.live!.send({ kind: 'hint', seat: scene.seat });
      if (answer.kind === 'hinted' && this.scene?.act === act) this.hinted = choiceKey(answer);
    } catch (error) {
      this.complain(error);
    } finally {
      this.busy = false;
    }
  }

  /** Ask what would come of the choice on show, if it is of a piece on the sea or a chart: there one cannot see it oneself. */
  async foresee(choice: Choice): Promise<void> {
    const scene = this.scene;
    if (scene?.seat === undefined || !scene.picture.boards.some((board) => board.type === 'sea' || board.type === 'hexes')) return;
    const key = choiceKey(choice);
    const known = this.foreseen.get(key);
    try {
      const answer = known ?? (await this.live!.send({ kind: 'foresee', seat: scene.seat, seen: scene.act, verb: choice.verb, arg: choice.arg }));
      if (this.scene !== scene) return;
      const told = 'kind' in answer ? (answer.kind === 'foreseen' ? answer.foresight : {}) : answer;
      this.foreseen.set(key, told);
      if (this.shown && choiceKey(this.shown) === key) this.foresight = told;
    } catch {
      // stale, or too many at once: whoever lingers on it again is told again
    }
  }

  concede = (): void => this.mine((seat) => void this.send({ kind: 'concede', seat }));
  react = (how: Reaction): void => this.mine((seat) => void this.send({ kind: 'react', seat, how }));
  draws = (): void => this.mine((seat) => void this.send({ kind: 'draw', seat }));
  answer = (seat: number, yes: boolean): void => void this.send({ kind: 'answer', seat, yes });
  talk = (text: string): Promise<boolean> =>
    this.send(this.scene?.seat === undefined ? { kind: 'say', text } : { kind: 'say', text, seat: this.scene.seat });

  private mine(act: (seat: number) => void): void {
    if (this.scene?.seat !== undefined) act(this.scene.seat);
  }

  private async send(order: Order): Promise<boolean> {
    if (!this.live) return false;
    const acts = order.kind === 'act' || order.kind === 'typed';
    const seen = this.last?.scene;
    const before = this.scene;
    let done = false;
    if (acts) this.busy = true;
    this.refused = null;
    try {
      if (acts) this.since = this.scene?.act ?? 0;
      await this.live.send(order);
      if (acts && this.last?.scene === seen) await this.news(); // what was offered before is offered no more
      done = true;
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    } finally {
      if (acts) this.busy = false;
      if (acts && done && before) this.stepOn(before);
    }
  }

  /** The next scene, or soon. */
  private news(): Promise<void> {
    return new Promise((resolve) => {
      this.onNews = resolve;
      setTimeout(resolve, 1500);
    });
  }

  private complain(error: unknown): void {
    const trouble = troubleOf(error);
    this.armed = '';
    this.pacer.flush(); // what was refused may have been made from an older scene
    if (trouble.text.id === 'error-stale') return; // the table has moved on, and one sees it
    this.refused = { text: trouble.text, rule: trouble.rule };
  }

  // ---- the rulebook

  override showRule(rule: string): void {
    this.asking = null;
    this.ruleAt = rule;
    this.tab = 'rules';
    this.sheet = true;
    void this.loadRules();
  }

  async loadRules(): Promise<void> {
    if (!this.info) return;
    try {
      this.rulebook = await api.rules(this.info.game, language());
    } catch {
      // the rulebook shows that it is empty; the rule's number still says where to look
    }
  }

  override rule(rule: string): string {
    return this.rulebook.find((paragraph) => paragraph.rule === rule)?.text ?? '';
  }
}

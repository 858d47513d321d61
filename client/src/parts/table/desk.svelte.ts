// What the boards draw and what one does with it: a Scene, what is pointed at, and what a click leads to.
//
// A replay has a Desk too, with nothing to click; `Session` is the Desk of a live table.

import { helmsOf, levered } from '../../lib/helm';
import { legsOf } from '../../lib/hexes';
import type { Helm } from '../../lib/helm';
import type { Catalog, Choice, Face, Foresight, LogLine, Piece, Refusal, Scene, SeatInfo, TableInfo, Text } from '../../lib/scene';
import { barredByPiece, choiceKey, choicesByPiece, click, ghostOf, litBy, named, piecesOf, seatTones, standpoint } from '../../lib/table';
import { say, word } from '../../lib/words';

/** A small window of choices at a piece. */
export interface Asking {
  piece: string;
  box: DOMRect;
  choices: Choice[];
  barred: Refusal[];
  /** what is asked about, where that is no piece */
  title?: string;
}

/** What is looked at closely: a piece of the board, or a face that the log speaks of. */
export interface Looking {
  face: string;
  piece: Piece | null;
  box: DOMRect;
}

export class Desk {
  scene = $state.raw<Scene | null>(null);
  catalog = $state.raw<Catalog | null>(null);
  info = $state.raw<TableInfo | null>(null);

  /** the choice that is pointed at: its ghost is drawn */
  preview = $state.raw<Choice | null>(null);
  /** the value that a lever is set to: its ghost stays until it is ordered or another is touched */
  aimed = $state.raw<Choice | null>(null);
  /** what the game foresees of the choice on show */
  foresight = $state.raw<Foresight | null>(null);
  /** the piece of the open sea or of a chart that was clicked: its record lies open */
  selected = $state('');
  /** the piece that the pointer, a long press or the focus is on */
  pointed = $state('');
  /** the piece that the sheet under the pointer tells of */
  about = $state('');
  /** pieces that a hint, or the choice that is pointed at, means */
  hinted = $state('');
  asking = $state.raw<Asking | null>(null);
  looking = $state.raw<Looking | null>(null);
  /** what happened last: the lines of the step on show */
  fresh = $state.raw<LogLine[]>([]);
  /** the zone that is spread out to be looked through */
  open = $state('');

  /** the server's clock when it last spoke of the clocks, and now */
  sent = $state(0);
  now = $state(0);

  choices = $derived(this.scene?.choices ?? []);
  barred = $derived(this.scene?.barred ?? []);
  /** the levers, and what is left to be listed */
  helms = $derived<Helm[]>(this.scene ? helmsOf(this.scene) : []);
  private levered = $derived(levered(this.helms));
  /** the choices that lead to hexes, by the piece that would go there */
  legs = $derived<Map<string, Choice[]>>(this.scene ? legsOf(this.scene) : new Map());
  listed = $derived(
    this.helms.length || this.legs.size
      ? this.choices.filter((choice) => !this.levered.has(choiceKey(choice)) && !(this.legs.size && choice.touch?.spot))
      : this.choices,
  );
  choicesBy = $derived(choicesByPiece(this.listed));
  barredBy = $derived<Map<string, Refusal[]>>(this.scene ? barredByPiece(this.scene) : new Map());
  pieces = $derived(this.scene ? piecesOf(this.scene) : new Map());
  /** the piece whose hexes and boxes are lit: the one that was clicked, or the only one that can go anywhere */
  picked = $derived.by(() => {
    if (this.legs.has(this.selected) || this.choicesBy.has(this.selected)) return this.selected;
    const [only, ...others] = this.legs.keys();
    return only && !others.length ? only : '';
  });
  ghost = $derived(this.scene ? ghostOf(this.scene, this.preview) : null);
  /** the choice whose consequences are drawn */
  shown = $derived<Choice | null>(this.preview ?? this.aimed);
  /** the choices that are pointed at, in the list or on the board */
  meant = $derived<Choice[]>(this.preview ? [this.preview] : (this.choicesBy.get(this.pointed) ?? []));
  /** pieces and zones that light up, with their tones */
  lit = $derived(litBy(this.meant, this.preview ? null : (this.pieces.get(this.pointed)?.piece ?? null)));
  private tones = $derived(seatTones(this.scene?.picture.seats ?? []));
  stand = $derived(this.scene ? standpoint(this.scene) : 'watch');

  face(key: string | undefined): Face | null {
    return (key && this.catalog?.faces[key]) || null;
  }

  seat(seat: number): SeatInfo | null {
    return this.info?.seats.find((one) => one.seat === seat) ?? null;
  }

  /** The colour of a seat; of what belongs to nobody, plain. */
  tone(seat: number | null | undefined): string {
    return (seat !== null && seat !== undefined && this.tones.get(seat)) || 'slate';
  }

  /** The name of a seat: the person's, a bot's rank, or its number. */
  name(seat: number): string {
    const one = this.seat(seat);
    if (one?.name) return one.name;
    if (one?.kind === 'bot') return word(`player-${(one.level ?? '').split(':')[0] || 'captain'}`, { seat: seat + 1 });
    return word(one?.kind === 'person' ? 'player-human' : 'seat', { number: seat + 1, seat: seat + 1 });
  }

  say(text: Text): string {
    return say(named(text, (seat) => this.name(seat)));
  }

  /** The value of a fact, in words where it has some. */
  value(value: string | number | Text): string {
    return typeof value === 'object' ? this.say(value) : String(value);
  }

  /** What a piece is called: by its own name, or as its face is. */
  called(piece: Piece): string {
    const face = this.face(piece.face);
    return piece.name || (face ? this.say(face.label) : word('web-at-hidden'));
  }

  /** A piece in one line, for those who do not see it. */
  describe(piece: Piece): string {
    const face = this.face(piece.face);
    if (!face) return word('web-at-hidden');
    const facts = [...(piece.facts ?? []), ...(face.facts ?? [])].filter((fact) => fact.spot);
    const told = facts.map((fact) => `${this.say(fact.what)} ${this.value(fact.value)}`);
    const badges = (piece.badges ?? []).map((badge) => this.say(badge));
    const seen = piece.seen ? [this.say(piece.seen)] : [];
    return [...(piece.name ? [piece.name] : []), this.say(face.label), ...told, ...badges, ...seen].join(', ');
  }

  /** A click on a piece. */
  pick(piece: string, node: Element): void {
    const answer = click(this.choicesBy.get(piece), this.barredBy.get(piece), this.choices.length === 1);
    this.looking = null;
    const [only, ...others] = this.asking?.piece === piece ? this.asking.choices : [];
    if (only && !others.length && !only.touch?.final)
      this.take(only); // asked, and clicked again
    else if (answer.kind === 'act') this.take(answer.choice);
    else if (answer.kind === 'ask')
      this.asking = { piece, box: node.getBoundingClientRect(), choices: answer.choices, barred: answer.barred };
  }

  /** Do it. Only a live table can. */
  take(_choice: Choice): void {}

  /** Hand the screen to another seat of mine. */
  sitAt(_seat: number): void {}

  /** Open the rulebook at a rule. */
  showRule(_rule: string): void {}

  /** What the rulebook says under a rule, once it is here. */
  rule(_rule: string): string {
    return '';
  }
}

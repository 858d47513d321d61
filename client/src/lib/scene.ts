// Written by tools/scene_types.py from the modules that it names under MODULES: change those instead.
//
// What is at its default is left out on the way, hence the question marks; `= …` in a comment is what it then means
// (without one: empty, zero, false or nothing).

// ---- escadre.core.types

/** Words by reference: a message of the `.ftl` files with its arguments: the language can change at any time. */
export interface Text {
  id: string;
  args?: Record<string, number | string | Text>;
}

/** What a match came to for one seat, and to what degree, in words: a decisive victory, a narrow one. */
export interface Verdict {
  result: "drawn" | "lost" | "won";
  degree?: Text;
}

/**
 * How a match ended. Rank 0 is a winner and equal ranks share, unless `verdicts` say otherwise. They say it for each
 * seat, where a place among the seats does not tell it: who plays alone is always first, and has yet won, drawn or
 * lost. A match of one seat has one; a game for more may have them for the degree.
 */
export interface Outcome {
  ranks: number[];
  scores: number[];
  why: Text;
  verdicts?: Verdict[];
}

/** One thing that a choice may lead to: `ways` out of `of`, exactly. */
export interface Chance {
  what: Text;
  ways: number;
  of: number;
}

/** A scenario, as one chooses it: `key` names it in orders and saves, `sides` says who sits in which seat. */
export interface ScenarioCard {
  key: string;
  title: Text;
  line: Text;
  sides: Text[];
  fixes?: string[]; // options that it settles itself
  presets?: Record<string, boolean | number | string>; // options that it would have so; one may differ
}

// ---- escadre.core.printed

/**
 * A named number on a face, a piece or a seat: victory points, years, values. `icon` names a sign of the client's
 * set. `spot` says where a card prints it: `corner`, `strip` (the values beside each other), `boxes` (a line of
 * boxes; those of the piece lie over the printed ones) or `foot`; what has none is told when one looks closer.
 */
export interface Fact {
  what: Text;
  value: string | number | Text;
  icon?: string;
  spot?: string;
  marks?: boolean[]; // drawn as boxes, those that are true are filled; `value` says the same in words
}

/** What a picture shows. The client draws it from these words alone; it knows motifs, never a game's cards. */
export interface Art {
  motif: string; // battleship, torpedo-bomber, convoy, harbour, gale …
  nation?: string; // whose flag it wears
  tone?: string; // of the frame: navy, crimson, teal, ochre, slate, violet, brass
  frame?: string; // a sign in the frame: surface, sub, air, all
}

/**
 * A sector that goes with a piece of the open sea: what a battery bears on, and how far. Drawn when one points.
 * `start` and `end` are tenths of a degree from its heading, clockwise; the apex lies `offset` steps ahead of the
 * middle of the piece.
 */
export interface Cone {
  start: number;
  end: number;
  far: number;
  near?: number;
  offset?: number;
  tone?: string;
  label?: Text;
}

/**
 * The printed side of a card, ship or marker. `size` is length and beam on the open sea, in the sea's steps. `wide`
 * says that the card is broader than high: small ones beside each other keep what one plays by.
 */
export interface Face {
  label: Text;
  art: Art;
  code?: string;
  facts?: Fact[];
  tooltip?: Text;
  size?: [number, number]; // = [0, 0]
  wide?: boolean;
  cones?: Cone[];
}

/**
 * A place on a board: column and row on a hex map, from 0; on the open sea steps to the east and to the north. The
 * heading is in tenths of a degree, 0 to the north, clockwise. What is printed on a hex map between its hexes is
 * counted more finely: see `HexGround`.
 */
export interface Spot {
  x: number;
  y: number;
  heading?: number;
}

/** A shape of the ground: land, reef, a zone of some depth or of the scenario. A circle has one point. */
export interface Area {
  kind: string;
  points: Spot[];
  label?: Text;
  radius?: number;
}

/** What lies under a sea: its size in steps, and its areas. */
export interface Ground {
  width: number;
  height: number;
  west?: number; // of a sea, where its south-west corner lies
  south?: number;
  areas?: Area[];
  steps?: number; // = 1; to a unit of the rules: centimetre, inch
  unit?: Text;
}

/**
 * Some hexes of a hex map, by their numbers, filled and with a line around them all; `tone` says what they are. One
 * that is `about` a piece or a sheet is drawn only while one points at that, or has picked it.
 */
export interface Region {
  type: "region";
  hexes: number[];
  tone?: string;
  label?: Text;
  about?: string;
}

/** Some hexsides of a hex map, by their numbers: a reef, a closed strait, a front. */
export interface Sides {
  type: "sides";
  sides: number[];
  tone?: string;
  label?: Text;
}

/**
 * A name on a hex map, and what is drawn beside it: `airfield`, `port`, `town`, `island`, `atoll`, `cape`. Of a `sea`
 * or a `land` only the name is written, across it. Greater ones, of `rank` 1 and 2, are named from afar.
 */
export interface Place {
  kind: string;
  label: Text;
  spot: Spot;
  rank?: number; // = 3
}

/**
 * What lies under a hex map: hexes with pointed tops, numbered along the rows as in `geometry.hexes`. The points of
 * `areas` and `places` are finer than hexes: thousandths of a hex to the east, and thousandths from row to row to the
 * south, of the first hex of the rows that are not pushed, as `Grid.centre` gives them. Regions of tone `land` and
 * `coast` are told in words and drawn in the terminal; in the browser the areas show them, where there are any.
 */
export interface HexGround {
  width: number;
  height: number;
  pushed?: number; // which rows lie half a hex farther east, as they are printed: 0 the even ones, 1 the odd ones
  areas?: Area[]; // outlines: land, shoal
  sides?: Sides[]; // of tone `closed` or `reef`
  regions?: Region[]; // land, coast, start lines, edges
  places?: Place[];
  unit?: Text; // what one hex is across
}

/**
 * How a fleet stands: how many units of the line each division has, the first division first, and who commands.
 * Places count in the list of the fleet's units. All of it is empty where fleets have no divisions.
 */
export interface FleetPlan {
  divisions?: number[];
  flagship?: number; // = -1; its place
  commanders?: number[]; // the place of one in each division
}

/** What a game has to say to a fleet, and by which rule; one that `bars` it is never kept. */
export interface FleetNote {
  rule: string;
  text: Text;
  bars?: boolean;
}

/** What share of a fleet some units should have: per cent of all those of the group that any advice counts. */
export interface RosterAdvice {
  label: Text;
  share: number;
  faces: string[];
}

/** A fleet to begin from. `names` are those of its units, as long as it is left as it is. */
export interface RosterPreset {
  title: Text;
  budget: number;
  units: string[];
  names?: string[];
}

/** A navy or another list that a fleet is chosen from. */
export interface RosterGroup {
  key: string;
  title: Text;
  nation?: string; // whose flag it wears
  advice?: RosterAdvice[];
  presets?: RosterPreset[];
}

/** One line of such a list: what it costs, and how many of it there are. */
export interface RosterUnit {
  face: string;
  group: string;
  cost: number;
  most?: number; // = 1
  names?: string[]; // which those of this kind get, the first first
  beside?: boolean; // it stands beside the line and in no division, unless the fleet has nothing else
  shelf?: Text; // what it is sorted under; else the sign in its frame says it
}

/** All that a fleet can be built of, away from any table. */
export interface Roster {
  groups: RosterGroup[];
  units: RosterUnit[];
  faces: Record<string, Face>;
  budgets: number[]; // the usual one first
  points: Text; // what a budget counts
  least?: number; // per cent of the budget that must be spent
  ordered?: boolean; // the units stand in a line, the first leads
  division?: [number, number]; // = [0, 0]; the least and the most units of one; a smaller fleet is a single one
}

/** All that is printed for one match: the faces by key, and the ground of each sea and each hex map by its id. */
export interface Catalog {
  faces: Record<string, Face>;
  grounds: Record<string, Ground>;
  hexes: Record<string, HexGround>;
}

// ---- escadre.core.scene

/** A card, ship or marker: which face of the catalogue it shows, and what is on it now. A hidden one has no face. */
export interface Piece {
  id: string;
  face?: string;
  back?: string; // which back a hidden one has
  owner?: number;
  up?: boolean; // = true
  on?: string; // the piece it lies on
  spot?: Spot;
  facts?: Fact[]; // what changes: hull, crew, sail
  badges?: Text[];
  looks?: string[]; // how it is drawn: `spent` (it has acted), `deep` (under water), `picked`, `gone`
  reach?: string[]; // zones and pieces that it could act on now: they light up when one points at it
  flag?: string; // the nation whose flag it flies now, if not that of its face
  name?: string; // its own, besides that of its face: the Victory, a 100-gun ship
  seen?: Text; // when it was last seen, of what may be elsewhere by now
  age?: number; // so many turns ago: it fades
}

/**
 * A place of a card table: a hand, a pile, a row of played cards. `count` is what it holds, shown or not. Rows of a
 * seat that have a `rank` stand behind each other, the first nearest the middle of the table, and those of the other
 * seats face them; a row without one stands beside them.
 */
export interface Zone {
  id: string;
  kind: string; // hand, pile, discard, row, stage (what the table is about now), tricks, market (spread out to choose)
  title: Text;
  count: number;
  pieces?: Piece[];
  owner?: number;
  facts?: Fact[]; // sums and the like
  back?: string; // of a pile
  rank?: number;
  most?: number; // how many pieces have room in it, where that is limited
}

/** A spot that is pointed at: a hex, a place to go. */
export interface Mark {
  type: "mark";
  spot: Spot;
  tone?: string;
  label?: Text;
}

/**
 * A sector around a spot, clockwise from one heading to another, between two ranges; on a hex map in hexes. One that
 * is `about` a piece or a sheet is drawn only while one points at that, or has picked it.
 */
export interface Arc {
  type: "arc";
  spot: Spot;
  start: number;
  end: number;
  far: number;
  near?: number;
  tone?: string;
  label?: Text;
  about?: string;
}

/** A path over the board, with a ghost of the piece at its end if it names one. */
export interface Track {
  type: "track";
  spots: Spot[];
  ghost?: string;
  tone?: string;
  label?: Text;
  costs?: number[]; // on a hex map what each leg costs, written where it ends
}

/**
 * From piece to piece: who fires at whom. `about` is a piece that stands for it: they light up together. On a hex map
 * either end may be a place instead; the piece is then "".
 */
export interface Arrow {
  type: "arrow";
  source: string;
  target: string;
  tone?: string;
  label?: Text;
  about?: string;
  start?: Spot;
  end?: Spot;
}

/** Pieces and zones that light up: what a weapon could be aimed at, what could fire it. */
export interface Reach {
  type: "reach";
  targets: string[];
  tone?: string;
}

/** A card table. */
export interface Cards {
  type: "cards";
  id: string;
  zones: Zone[];
  overlays?: Arrow[];
}

/**
 * A hex map; its ground is in the catalogue under its id. Sheets and timelines of the picture stand beside it. Pieces
 * are square counters; those of one hex are a stack, the first lowest. `looks` of a counter: `spent`, `picked`,
 * `reduced` (on its weaker side), `contact` (who knows what it is), `ghost` (it is not there, or not yet), `aloft`
 * (it flies over the others), `dummy`; and the name of any sign of the client's set, which is drawn on it.
 */
export interface Hexes {
  type: "hexes";
  id: string;
  title: Text;
  pieces?: Piece[];
  overlays?: (Mark | Arc | Track | Arrow | Reach | Region | Sides)[];
  active?: string; // the piece whose turn it is
  light?: string; // `day`, `dusk` or `night`: the chart is as bright
}

/** The open sea; its ground is in the catalogue under its id. */
export interface Sea {
  type: "sea";
  id: string;
  title: Text;
  pieces?: Piece[];
  overlays?: (Mark | Arc | Track | Arrow | Reach | Region | Sides)[];
  wind?: number; // the heading it blows from, in tenths of a degree
  wind_text?: Text;
  order?: string[]; // the pieces that act in this phase, first to last
  done?: number; // how many of them have acted
  active?: string; // the piece whose turn it is
}

/**
 * A formation or status board: lines of facts, and boxes with pieces. A click on its box may be a choice too. `shape`
 * says how the boxes stand: `list` (below each other), `columns` (beside each other: READY, RESERVE), `line` (places
 * of a column, the first leads) or `ring` (the first in the middle, the others around it). Sheets of one `group` are
 * leafed through together.
 */
export interface Sheet {
  type: "sheet";
  id: string;
  title: Text;
  facts?: Fact[];
  zones?: Zone[];
  owner?: number;
  shape?: "columns" | "line" | "list" | "ring"; // = "list"
  group?: Text;
  about?: string; // the piece that it tells of: they light up together, and a click there opens it
  badges?: Text[];
}

/** A turn of a timeline: how light it is (`day`, `dusk`, `night`), whose it is, what it allows, what it brings. */
export interface Cell {
  title: Text;
  tone?: string;
  owner?: number;
  facts?: Fact[]; // those with an icon are signs in the cell
  pieces?: Piece[]; // what arrives in it
}

/** A time track: its turns in their order, which of them is now, and which is the last. */
export interface Timeline {
  type: "timeline";
  id: string;
  title: Text;
  cells: Cell[];
  now?: number; // counted from 0
  last?: number;
}

/** Where a choice shows on the board: what one clicks for it, and what would come of it. */
export interface Touch {
  piece?: string; // click this piece, or this box of a sheet
  spot?: Spot; // or this place of the board; of both, the piece first and then the place
  to?: string; // the zone or piece that it would go to: where its ghost is drawn
  overlays?: (Mark | Arc | Track | Arrow | Reach | Region | Sides)[];
  final?: boolean; // it cannot be taken back and one may regret it: ask once more
  aside?: boolean; // a click on the piece means something else, if there is something else
}

/** Something the seat may do now. Clicking what `touch` says or typing `order` is the act. */
export interface Choice {
  verb: string;
  arg: number;
  order: string;
  label: Text;
  touch?: Touch;
  odds?: Chance[];
}

/** What one choice would lead to, told only when it is asked for: it costs more than a menu may. */
export interface Foresight {
  overlays?: (Mark | Arc | Track | Arrow | Reach | Region | Sides)[];
  facts?: Fact[];
}

/** Something in reach that a rule forbids now. */
export interface Refusal {
  verb: string;
  arg: number;
  order: string;
  label: Text;
  rule: string;
  piece?: string;
  spot?: Spot;
}

/** What everybody sees of a seat. `score` is what it openly has, for the curve of the match. */
export interface SeatStatus {
  seat: number;
  facts: Fact[];
  badges?: Text[];
  tone?: string;
  score?: number;
}

/** One event in words, with the moment of the viewer that it belongs to. */
export interface LogLine {
  act: number;
  text: Text;
  kind?: string;
  seat?: number;
  roll?: [number, number]; // what the die shows, and its sides
  faces?: string[]; // of what is spoken
}

/**
 * A seat is choosing its fleet: which verb takes a unit, from which group, for how much. For fleets kept ready. Where
 * fleets have divisions (`Roster.division`) it goes on when the units are chosen: then `asks` says what the verb
 * settles next, `chosen` is the fleet in its order and `pieces` are its units on the table.
 */
export interface Muster {
  verb: string;
  group: string;
  budget: number;
  chosen?: string[]; // faces
  least?: number; // what must be spent
  costs?: Record<string, number>; // of all units, where the roster says other
  ordered?: boolean;
  asks?: "commander" | "division" | "flagship" | "unit"; // = "unit"
  division?: number; // which one is asked about, counted from the seat's first
  pieces?: string[];
}

/** What a game shows one seat of its state; the engine adds the menu, the log and whose turn it is. */
export interface Picture {
  prompt: Text;
  boards: (Cards | Hexes | Sea | Sheet | Timeline)[];
  seats: SeatStatus[];
  muster?: Muster;
  phase?: Text; // where the match stands: the round, whose turn, what part of it
  open?: boolean; // nothing is hidden from anybody: people who share a screen need no curtain
}

/** All that a client needs to draw and to act, for one seat or for a spectator. */
export interface Scene {
  game: string;
  act: number;
  turn: number[];
  picture: Picture;
  seat?: number;
  choices?: Choice[];
  barred?: Refusal[];
  log?: LogLine[];
  undo?: string; // `free` or `ask`: whether the seat could take its last act back, alone or with consent
  outcome?: Outcome;
}

export type Overlay = Mark | Arc | Track | Arrow | Reach | Region | Sides;

export type Board = Cards | Hexes | Sea | Sheet | Timeline;

// ---- escadre.server.wire.messages

/** What an option may be besides its default: one of `choices`, or from `least` to `most` (0: no limit). */
export interface Allowed {
  choices?: (number | string)[];
  least?: number;
  most?: number;
}

/** A switch of a game for the set-up page, and what it may be. */
export interface OptionSpec {
  choices?: (number | string)[];
  least?: number;
  most?: number;
  name: string;
  kind: "choice" | "number" | "switch";
  default: boolean | number | string;
  label: Text;
  hint?: Text;
  given?: Record<string, Allowed>; // by another option: what is allowed while that one is on
}

/** A game in the lobby. */
export interface GameCard {
  key: string;
  title: Text;
  line: Text;
  first: number; // the least players
  last: number;
  usual: number;
  minutes: [number, number]; // how long a match takes
  art: Art;
  options?: OptionSpec[];
  scenarios?: ScenarioCard[];
  roster?: boolean; // fleets can be built for it, and kept
  bots?: boolean; // = true; bots can play it; else people only, and nobody gives hints
  quick?: string; // the scenario that one click begins
}

/** A piece of our rulebook: a heading (`level` 1 to 3) or a paragraph with the id of its rule. Markdown inline. */
export interface Paragraph {
  text: string;
  rule?: string;
  level?: number;
}

/** Live with a bank of minutes for each seat, or so many hours a move; 0 and 0 is no clock. */
export interface Pace {
  minutes?: number;
  hours?: number;
}

export interface SeatPlan {
  kind: "bot" | "hot" | "me" | "open";
  level?: string; // = "captain"; of a bot
  name?: string; // of a hot seat
}

/** A table to be set up. Without seats: me against bots, the usual number of seats; without bots, at one screen. */
export interface NewTable {
  game: string;
  seats?: SeatPlan[];
  options?: Record<string, unknown>;
  scenario?: string;
  public?: boolean;
  pace?: Pace;
  absent?: "bot" | "wait"; // = "bot"; what becomes of a seat whose clock runs out
  title?: string;
  entropy?: string;
}

/** Who sits there. `mine` for the seats that the asker plays. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string; // empty when open, and for a bot, which is named by its level
  level?: string;
  mine?: boolean;
  here?: boolean; // a browser of theirs is connected
  clock?: number; // milliseconds left
  running?: boolean; // and running out now
  thinking?: boolean;
  back?: boolean; // a bot stands in for the asker, who may take the seat back
  reaction?: "always" | "ask" | "idle"; // of the asker's own seats, in games where a seat may merely react
}

/** A table in a list, and the frame around its Scene. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "over" | "playing" | "waiting"; // waiting: a seat is still open
  seats: SeatInfo[];
  turn: number[];
  acts: number;
  created: number; // milliseconds since 1970
  moved: number;
  public?: boolean;
  owner?: boolean; // the asker set it up
  pace?: Pace;
  absent?: string; // = "bot"
  options?: Record<string, unknown>;
  scenario?: string;
  commitment?: string;
  fork?: string; // the table that this one was forked from
  outcome?: Outcome;
}

export interface TablePage {
  tables: TableInfo[];
  total: number;
}

/** The secret link of an open seat: the browser opens `/join#token`, so that no log ever has it. */
export interface Link {
  seat: number;
  token: string;
}

export interface Join {
  token: string;
  entropy?: string;
}

/** Sit down on an open seat of a public table. */
export interface Take {
  entropy?: string;
}

export interface Seated {
  table: string;
  seat: number;
}

/** Play on from a moment of a seat, against bots; what the seat could not know is dealt anew. */
export interface Fork {
  seat: number;
  moment?: number | null;
  level?: string; // = "captain"
}

/** The asker: a visitor with a name, or somebody with an account. */
export interface Me {
  name: string;
  account?: boolean;
  email?: string;
  mail?: boolean; // whether this server can send mail
  push?: string; // the public key for web push, where it is set up
}

export interface Named {
  name: string;
}

export interface Register {
  name: string;
  password: string;
  email?: string;
}

export interface Login {
  name: string;
  password: string;
}

export interface Recover {
  email: string;
}

export interface NewPassword {
  token: string;
  password: string;
}

/** Shown once: the bearer token with which a program plays the asker's seats. */
export interface ApiToken {
  token: string;
}

/** Where "your turn" goes, and when not. Hours of the day in the asker's time; equal hours are no quiet time. */
export interface Notice {
  kind: "apprise" | "email" | "push";
  address: string; // for push, the subscription as JSON
  quiet_from?: number;
  quiet_to?: number;
  zone?: string; // = "UTC"
  every?: number; // = 10; at most one in so many minutes
  away?: boolean; // = true; only while no browser of mine is at the table
}

export interface Notices {
  notices: Notice[];
}

/** A fleet in the making: units of one group of the game's roster, by their faces, within the budget. */
export interface FleetDraft {
  game: string;
  group: string;
  budget: number;
  units: string[];
  plan?: FleetPlan;
}

/** A fleet to keep ready. */
export interface NewFleet {
  game: string;
  group: string;
  budget: number;
  units: string[];
  plan?: FleetPlan;
  name: string;
}

/** A fleet of mine. What the game's roster no longer has is left out, and then it has no plan. */
export interface Fleet {
  id: string;
  game: string;
  group: string;
  budget: number;
  name: string;
  units: string[];
  plan: FleetPlan;
  cost: number;
  changed: number; // milliseconds since 1970
}

/** Dice rolled, the sum they gave and the sum they promised. */
export interface SeatLuck {
  dice: number;
  gave: number;
  promised: number;
}

/** The luck of each seat, and for each act the open score of each seat. */
export interface Report {
  luck: SeatLuck[];
  scores: number[][];
  acts: number[]; // the act of each row of scores
}

/** One act's dice in a proof. */
export interface Roll {
  act: number;
  seat: number;
  order: string;
  dice: number[];
}

/** A saved match that was replayed: every roll follows from the key that was promised. */
export interface Proof {
  game: string;
  acts: number;
  rolls: number;
  over: boolean;
  commitment: string;
  key: string;
  entropy: string[];
  players: string[];
  dice: Roll[];
}

/** Scenes of consecutive moments, as one seat saw them, each with the log of its own moment only. */
export interface Replayed {
  scenes: Scene[];
  first: number;
  moments: number; // how many there are in all
}

/** Why a request was not carried out. */
export interface Problem {
  text: Text; // its words are in the common or the game's messages
  said: string; // in English
  rule?: string;
}

// ---- escadre.server.wire.dialogue

/** A choice. `seen` is the `act` number of the Scene that it was made from. */
export interface Act {
  kind: "act";
  seat: number;
  seen: number;
  verb: string;
  arg?: number;
  id?: number;
}

/** The same as one types it: `card X54`. */
export interface Typed {
  kind: "typed";
  seat: number;
  seen: number;
  order: string;
  id?: number;
}

/** Take back; where that needs consent, ask for it. */
export interface Undo {
  kind: "undo";
  seat: number;
  seen: number;
  id?: number;
}

/** Give up. */
export interface Concede {
  kind: "concede";
  seat: number;
  id?: number;
}

/** Propose a draw. */
export interface Draw {
  kind: "draw";
  seat: number;
  id?: number;
}

/** Yes or no to what another seat has asked for. */
export interface Answer {
  kind: "answer";
  seat: number;
  yes: boolean;
  id?: number;
}

/** What the seat does by itself, from now on, when it is only asked whether it reacts: see `Reaction`. */
export interface React {
  kind: "react";
  seat: number;
  how: "always" | "ask" | "idle";
  id?: number;
}

/** Chat. A spectator has no seat. */
export interface Say {
  kind: "say";
  text: string;
  seat?: number | null;
  id?: number;
}

/** What would a bot do? */
export interface Hint {
  kind: "hint";
  seat: number;
  id?: number;
}

/** What would come of this choice? Nothing is done. */
export interface Foresee {
  kind: "foresee";
  seat: number;
  seen: number;
  verb: string;
  arg?: number;
  id?: number;
}

/** Show me the table from this seat of mine, or as a spectator; all of its log again. */
export interface Sit {
  kind: "sit";
  seat?: number | null;
  id?: number;
}

/** I am still there. Said by who has had nothing to say for a while; nothing answers it. */
export interface Here {
  kind: "here";
  id?: number;
}

/** What a seat has asked the others for: an undo or a draw; `waiting` have not answered. */
export interface Ask {
  what: "draw" | "undo";
  seat: number;
  waiting: number[];
}

/** A line of chat. */
export interface Line {
  number: number;
  name: string;
  text: string;
  at: number;
  seat?: number;
}

/** The table now. The log of the Scene begins at `since`: a client keeps what it has of earlier lines. */
export interface Show {
  kind: "show";
  scene: Scene;
  table: TableInfo;
  since?: number;
  ask?: Ask;
  now?: number; // the server's clock, milliseconds
}

/** What changed around the match, not in it: who is here, clocks, thinking, what is asked for. */
export interface Around {
  kind: "around";
  table: TableInfo;
  ask?: Ask;
  now?: number;
}

/** Lines that are new; to who has just come, the last ones. Earlier ones can be asked for (`/chat`). */
export interface Chat {
  kind: "chat";
  lines: Line[];
}

/** What was asked with this id is carried out and kept. */
export interface Done {
  kind: "done";
  id: number;
  act: number;
}

/**
 * What was asked with this id is not carried out: it is stale, illegal or unreadable, too much, or cannot be kept
 * now.
 */
export interface Refused {
  kind: "refused";
  id: number;
  why: "away" | "illegal" | "limit" | "stale" | "unreadable";
  text: Text;
  rule?: string;
}

export interface Hinted {
  kind: "hinted";
  id: number;
  verb: string;
  arg: number;
  order: string;
  label: Text;
}

export interface Foreseen {
  kind: "foreseen";
  id: number;
  foresight: Foresight;
}

export type ClientMessage = Act | Typed | Undo | Concede | Draw | Answer | React | Say | Hint | Foresee | Sit | Here;

export type Reply = Done | Refused | Hinted | Foreseen;

export type ServerMessage = Show | Around | Chat | Done | Refused | Hinted | Foreseen;

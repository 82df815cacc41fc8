// What does the board module need to know of a table? Only the shape of it: what the server sends
// fits in, and whatever else it sends does not matter here.
import type { Chronicles } from "./chronicles/registry";

export type Cell = readonly number[];
export type Word = string | number | readonly number[];
export type Choice = readonly Word[];
export type Piece = string | number;

export interface PlacedTile {
  cell: Cell;
  tile: string;
  goods: readonly string[];
  scotsmen: number;
}

export interface ScoreLine {
  seat: number;
  label: string;
  points: number;
  rule: string;
  /** What the label says, the same in all languages. */
  source?: string;
}

export interface SeatView {
  seat: number;
  tiles: readonly PlacedTile[];
  coins: number;
  whisky: number;
  cards: readonly string[];
  points?: number | null;
  score_lines?: readonly ScoreLine[] | null;
  chieftains?: number;
  persons?: readonly string[];
  markers?: number;
  covered?: readonly unknown[];
}

export interface Rondel {
  spaces: number;
  pieces: readonly (readonly Piece[])[];
  tiles: readonly (readonly (string | number)[])[];
}

export interface Prompt {
  kind: string;
  seats: readonly number[];
  text: string;
  rule: string;
  /** The card or mobster that it is about, or nothing. */
  subject: string;
}

/** What each seat has of something that will be compared, and who would win. */
export interface Standing {
  values: readonly number[];
  leading: readonly number[];
}

export interface View {
  game: string;
  viewer?: number | null;
  seats: readonly SeatView[];
  rondel: Rondel;
  market: Readonly<Record<string, number>>;
  stacks: Readonly<Record<string, number>>;
  discarded: readonly string[];
  /** Out of the game for good. */
  removed: readonly string[];
  boards: Readonly<Record<string, unknown>>;
  /** How the seats stand in what cards ask for. */
  standings: Readonly<Record<string, Standing>>;
  turn: {
    seat?: number | null;
    activated: readonly string[];
    movement: number;
    walks: number;
    /** Whether the seat moves its own piece, not a neutral one for once. */
    own: boolean;
  };
  prompt?: Prompt | null;
  choices: readonly Choice[];
  /** Who has answered where all answer in secret, and what the viewer has. */
  answered: readonly number[];
  own_answer?: Choice | null;
  over: boolean;
  winners: readonly number[];
}

export interface Sign {
  what: string;
  number: number;
}

/** What is printed on a tile. */
export interface TileFace {
  id: string;
  name: string;
  stack: string;
  type: string;
  colour: string;
  river: boolean;
  road: boolean;
  overbuild: boolean;
  placed: boolean;
  /** How many spaces of the rondel it covers. */
  spaces: number;
  chronicle: number;
  cost: readonly Sign[];
  once: readonly Sign[];
  given: readonly Sign[];
  activate: readonly Sign[];
  cost_words: string;
  once_words: string;
  activate_words: string;
  card_words: string;
  card_rule: string;
}

export interface ClanFace {
  name: string;
  signs: readonly Sign[];
  words: string;
  lasting: boolean;
  rule: string;
  distance: number;
}

/** What is printed on a token, a card or a space of a Chronicle. */
export interface PieceFace {
  name: string;
  words: string;
  signs: readonly Sign[];
  value: number;
  rule: string;
  given: readonly Sign[];
  title: string;
  tokens: readonly number[];
}

/** A Chronicle in play, with its pieces by what they are and by their names. */
export interface ChronicleFace {
  number: number;
  name: string;
  board: string;
  pieces: Readonly<Record<string, Readonly<Record<string, PieceFace>>>>;
}

/** What is printed on the pieces of a game. */
export interface Faces {
  edition: string;
  name: string;
  goods: readonly string[];
  words: Readonly<Record<string, string>>;
  comparisons: readonly string[];
  /** The stacks after which a scoring is held. */
  scored: readonly string[];
  verbs: Readonly<Record<string, readonly string[]>>;
  asides: readonly string[];
  tiles: Readonly<Record<string, TileFace>>;
  clans: readonly ClanFace[];
  roads: readonly { start: string; end: string; coins: number }[];
  chronicles: readonly ChronicleFace[];
}

/** What would come of a choice. */
export interface Outlook {
  choice: Choice;
  facts: readonly unknown[];
  payments: readonly Choice[];
  places: readonly { cell: Cell; activates: readonly Cell[] }[];
  passed: number;
  next?: Piece | null;
  refused: string;
  rule: string;
  payable: boolean;
  /** What a field of the clan board costs. */
  price?: number | null;
}

/** What lies on a tile besides what is printed there. */
export interface Lying {
  icons: readonly { icon: string; number: number }[];
  words: string;
}

/** Who sits where, as far as it is drawn. */
export interface SeatLook {
  seat: number;
  colour: string;
  name: string;
}

/** Something that happened. */
export interface Told {
  kind: string;
  [part: string]: unknown;
}

/** What is needed to give things their names. */
export interface Naming {
  faces: Faces;
  /** The Chronicles in play, each with its own words. */
  chronicles: Chronicles;
  view: View;
  seats: readonly SeatLook[];
}

/** A cell or a space as a key of maps and elements. */
export const cellKey = (cell: Cell): string => `cell:${cell[0]},${cell[1]}`;
export const spaceKey = (space: number): string => `space:${space}`;

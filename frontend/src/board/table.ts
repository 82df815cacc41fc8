// Types of a table as the board draws it. What the server sends fits in; whatever else it sends is ignored.
import type { Chronicles } from "./chronicles/registry";

export type Cell = readonly number[];
export type ChoicePart = string | number | readonly number[];
export type Choice = readonly ChoicePart[];
export type Piece = string | number;

export interface PlacedTile {
  cell: Cell;
  tile: string;
  goods: readonly string[];
  scotsmen: number;
}

export interface Reason {
  key: string;
  /** The stack or event, then what was compared. */
  names: string[];
}

export interface ScoreLine {
  seat: number;
  label: string;
  points: number;
  rule: string;
  /** What the points are for, independent of the language. */
  reason?: Reason;
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
  /** The card or mobster that it is about, or empty. */
  subject: string;
}

/** The value of each seat in a comparison, and the seats that lead. */
export interface ComparisonStanding {
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
  /** The comparisons of cards, by card. */
  standings: Readonly<Record<string, ComparisonStanding>>;
  turn: {
    seat?: number | null;
    activated: readonly string[];
    movement: number;
    walks: number;
    /** Whether the seat moves its own piece rather than a neutral one. */
    own: boolean;
  };
  prompt?: Prompt | null;
  choices: readonly Choice[];
  /** The seats that have answered a secret question, and the answer of the viewer. */
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
  /** The name in sentences, by form: `the` is with its article. */
  forms: Readonly<Record<string, string>>;
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
  /** The values that no source gives; those among its details in words. */
  reconstructed: readonly string[];
  reconstructed_words: string;
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

/** What a choice would do. */
export interface ChoicePreview {
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

/** What a Chronicle puts on a tile: icons and their description. */
export interface TileOverlay {
  icons: readonly { icon: string; number: number }[];
  words: string;
}

/** A seat as it is drawn. */
export interface SeatInfo {
  seat: number;
  colour: string;
  name: string;
}

/** Something that happened. */
export interface Fact {
  kind: string;
  [part: string]: unknown;
}

/** What is needed to name and describe the parts of a game. */
export interface GameContext {
  faces: Faces;
  /** The Chronicles in play, by tag. */
  chronicles: Chronicles;
  view: View;
  seats: readonly SeatInfo[];
}

/** A cell or a space as a key of maps and elements. */
export const cellKey = (cell: Cell): string => `cell:${cell[0]},${cell[1]}`;
export const spaceKey = (space: number): string => `space:${space}`;

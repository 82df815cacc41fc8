// What does a Chronicle bring to the screen? A board of its own, and words for what is done with it.
import type { Component } from "svelte";

import type { Choice, Faces, Lying, Naming, Piece, PieceFace, Told, View } from "../table";

/** What a Chronicle's board is given: things that lie on it have keys, `token:coins`, `verb:row`. */
export interface BoardWishes {
  /** The board as the viewer may see it, `view.boards[tag]`. */
  board: unknown;
  naming: Naming;
  /** What may be tapped. */
  offered: ReadonlySet<string>;
  /** What has been tapped and waits for more, or for its button. */
  picked: ReadonlySet<string>;
  tap: (place: string) => void;
}

export interface Chronicle {
  Board: Component<BoardWishes>;
  /** The verbs whose things lie on the board. A tap plays the choice at once, or shows it first
   * and waits for the button. */
  verbs: Readonly<Record<string, "at once" | "shown">>;
  /** Questions, by their kind, that are answered beside the board, but by who sees it. */
  about?: readonly string[];
  /** What it lays on tiles of the rondel, by tile. */
  onRondel?: (naming: Naming) => ReadonlyMap<string, Lying>;
  /** What it lays on tiles of a seat's glen, by cell. */
  inGlen?: (naming: Naming, seat: number) => ReadonlyMap<string, Lying>;
  /** Its choices on buttons; null where the game's own words will do. */
  choices?: Readonly<Record<string, (choice: Choice, naming: Naming) => string | null>>;
  /** What is said beside the button while a choice is shown. */
  aside?: (choice: Choice, naming: Naming) => string;
  /** What may be done besides the question, on a button. */
  asides?: Readonly<Record<string, (naming: Naming) => string>>;
  /** What is asked where one of them can be done in several ways. */
  questions?: Readonly<Record<string, (naming: Naming) => string>>;
  /** What happened, without its subject; null where nothing need be said. */
  facts?: Readonly<Record<string, (fact: Told, naming: Naming) => string | null>>;
}

const BLANK = { signs: [], given: [], tokens: [], value: 0, rule: "" };

/** What is printed on a piece of the Chronicle with this board. */
export function piece(faces: Faces, board: string, kind: string, name: string | number): PieceFace {
  const found = faces.chronicles.find((each) => each.board === board)?.pieces[kind]?.[name];
  return found ?? { ...BLANK, name: String(name), title: String(name), words: String(name) };
}

/** All pieces of a kind, in their order. */
export function pieces(faces: Faces, board: string, kind: string): PieceFace[] {
  const found = faces.chronicles.find((each) => each.board === board);
  return Object.values(found?.pieces[kind] ?? {});
}

/** Whose doing a fact is: some languages change the verb with it. */
export function who({ seat, piece: moved }: Told, { view }: Naming): { who: string } {
  return { who: (seat ?? moved) === view.viewer ? "you" : "other" };
}

/** The name of the tile on a cell of the viewer's glen. */
export function nameAt(cell: unknown, { view, faces }: Naming): string {
  const placed = view.seats[view.viewer ?? -1]?.tiles.find(
    (each) => each.cell.join() === String(cell),
  );
  return faces.tiles[placed?.tile ?? ""]?.name ?? String(cell);
}

/** The seat or piece on the space where a tile lies. */
export function standingOn(tile: string, { view }: Naming): Piece | undefined {
  const space = view.rondel.tiles.find(([, name]) => name === tile)?.[0];
  return view.rondel.pieces.find(([, where]) => where === space)?.[0];
}

/** The board with this tag, in the shape that its own component knows. */
export function boardOf<Board>(view: View, tag: string): Board | undefined {
  return view.boards[tag] as Board | undefined;
}

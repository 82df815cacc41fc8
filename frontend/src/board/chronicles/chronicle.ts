// The interface of a Chronicle in the front end: its board and the wording of its choices and facts.
import type { Component } from "svelte";

import type { Choice, Faces, TileOverlay, GameContext, Piece, PieceFace, View } from "../table";

/** Properties of a Chronicle's board. Items on it have keys such as `token:coins` or `verb:row`. */
export interface BoardProps {
  /** The board as the viewer may see it, `view.boards[tag]`. */
  board: unknown;
  context: GameContext;
  /** Keys of the items that can be tapped. */
  offered: ReadonlySet<string>;
  /** Keys of the items tapped so far, until the choice is complete and confirmed. */
  picked: ReadonlySet<string>;
  tap: (place: string) => void;
}

export interface Chronicle {
  Board: Component<BoardProps>;
  /** The verbs whose items are on the board. A tap plays the choice at once, or shows it and waits
   * for confirmation. */
  verbs: Readonly<Record<string, "at once" | "shown">>;
  /** Kinds of questions that are answered elsewhere but need the board in view. */
  shownFor?: readonly string[];
  /** Overlays of tiles on the rondel, by tile. */
  rondelOverlays?: (context: GameContext) => ReadonlyMap<string, TileOverlay>;
  /** Overlays of tiles in a seat's territory, by cell. */
  territoryOverlays?: (context: GameContext, seat: number) => ReadonlyMap<string, TileOverlay>;
  /** Labels of its choices; null for the default label. */
  choices?: Readonly<Record<string, (choice: Choice, context: GameContext) => string | null>>;
  /** Explanation beside the button while a choice is shown. */
  aside?: (choice: Choice, context: GameContext) => string;
  /** Labels of asides: actions that may be played before the question is answered. */
  asides?: Readonly<Record<string, (context: GameContext) => string>>;
  /** Questions of asides that can be played in several ways. */
  questions?: Readonly<Record<string, (context: GameContext) => string>>;
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

/** The seat or piece on the space of a rondel tile. */
export function pieceOn(tile: string, { view }: GameContext): Piece | undefined {
  const space = view.rondel.tiles.find(([, name]) => name === tile)?.[0];
  return view.rondel.pieces.find(([, where]) => where === space)?.[0];
}

/** The board with this tag, typed as its component expects it. */
export function boardOf<Board>(view: View, tag: string): Board | undefined {
  return view.boards[tag] as Board | undefined;
}

// Helpers that draw the board of a Chronicle at a moment of a real game.
import { render } from "@testing-library/svelte";
import { vi } from "vitest";

import { drawn as symbols } from "../../drawings/testing";
import type { Faces, GameContext, View } from "../table";
import type { Chronicle } from "./chronicle";

export interface Fixture {
  faces: Faces;
  moments: Record<string, { view: View }>;
}

const seats = ["rowan", "loch", "gorse", "heather"].map((colour, seat) => ({
  seat,
  colour,
  name: `Player ${seat}`,
}));

export function contextAt(
  fixture: Fixture,
  kind: string,
  tag: string,
  own: Chronicle,
): GameContext {
  const view = fixture.moments[kind]?.view;
  if (!view) throw new Error(`no ${kind}`);
  return { faces: fixture.faces, chronicles: { [tag]: own }, view, seats };
}

/** Render a board with some places offered, and record the taps. */
export function drawn(own: Chronicle, tag: string, context: GameContext, offered: string[] = []) {
  const tap = vi.fn();
  const board = context.view.boards[tag];
  const props = { board, context, offered: new Set(offered), picked: new Set<string>(), tap };
  return { tap, ...render(own.Board, { props }) };
}

/** The symbols used that no one has drawn. */
export function undrawn(container: HTMLElement): string[] {
  const used = [...container.querySelectorAll("use")].map(
    (use) => use.getAttribute("href")?.split("#")[1] ?? "",
  );
  return used.filter((symbol) => !symbols.has(symbol));
}

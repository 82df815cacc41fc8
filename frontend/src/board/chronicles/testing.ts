// How is a Chronicle's board shown in a test? As in a real game at one of its moments.
import { render } from "@testing-library/svelte";
import { vi } from "vitest";

import { drawn as symbols } from "../../art/testing";
import type { Faces, Naming, View } from "../table";
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

export function namingAt(fixture: Fixture, kind: string, tag: string, own: Chronicle): Naming {
  const view = fixture.moments[kind]?.view;
  if (!view) throw new Error(`no ${kind}`);
  return { faces: fixture.faces, chronicles: { [tag]: own }, view, seats };
}

/** Draw the board, with some of its things offered; tell what is tapped. */
export function drawn(own: Chronicle, tag: string, naming: Naming, offered: string[] = []) {
  const tap = vi.fn();
  const board = naming.view.boards[tag];
  const wishes = { board, naming, offered: new Set(offered), picked: new Set<string>(), tap };
  return { tap, ...render(own.Board, wishes) };
}

/** The symbols used that no one has drawn. */
export function undrawn(container: HTMLElement): string[] {
  const used = [...container.querySelectorAll("use")].map(
    (use) => use.getAttribute("href")?.split("#")[1] ?? "",
  );
  return used.filter((symbol) => !symbols.has(symbol));
}

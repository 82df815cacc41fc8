// Which Chronicle draws a board? Told by the board's tag in the view. Each is loaded only where it is
// played, so that the base games need not carry it.
import type { Lying, Naming } from "../table";
import type { Chronicle } from "./chronicle";

type Load = () => Promise<{ default: Chronicle }>;
export type Chronicles = Readonly<Record<string, Chronicle>>;

const CHRONICLES: Readonly<Record<string, Load>> = {
  "boat-race": () => import("./boat-race"),
  england: () => import("./england"),
  "great-glen": () => import("./great-glen"),
  haggis: () => import("./haggis"),
  mountain: () => import("./mountain"),
  "penny-mobs": () => import("./penny-mobs"),
  "single-cask": () => import("./single-cask"),
  tome: () => import("./tome"),
};

/** The Chronicles among some boards, by their tags. */
export async function unpack(tags: readonly string[]): Promise<Chronicles> {
  const known = tags.filter((tag) => CHRONICLES[tag]);
  const loaded = await Promise.all(known.map((tag) => (CHRONICLES[tag] as Load)()));
  return Object.fromEntries(
    known.map((tag, i) => [tag, (loaded[i] as { default: Chronicle }).default]),
  );
}

/** The verbs whose things lie on one of these boards. */
export function drawnVerbs(chronicles: Chronicles): ReadonlySet<string> {
  return new Set(Object.values(chronicles).flatMap(({ verbs }) => Object.keys(verbs)));
}

/** The tag of the board on which the things of a verb lie. */
export function boardFor(verb: unknown, chronicles: Chronicles): string | undefined {
  return Object.keys(chronicles).find((tag) => chronicles[tag]?.verbs[String(verb)]);
}

/** What the Chronicles have laid on the tiles of the rondel. */
export function onRondel(naming: Naming): ReadonlyMap<string, Lying> {
  const all = Object.values(naming.chronicles).map((each) => each.onRondel?.(naming));
  return together(all);
}

/** What the Chronicles have put on the tiles of a seat's glen. */
export function inGlen(naming: Naming, seat: number): ReadonlyMap<string, Lying> {
  const all = Object.values(naming.chronicles).map((each) => each.inGlen?.(naming, seat));
  return together(all);
}

function together(all: readonly (ReadonlyMap<string, Lying> | undefined)[]): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const [where, lying] of all.flatMap((each) => [...(each ?? [])])) {
    const before = found.get(where);
    const icons = [...(before?.icons ?? []), ...lying.icons];
    found.set(where, { icons, words: before ? `${before.words}; ${lying.words}` : lying.words });
  }
  return found;
}

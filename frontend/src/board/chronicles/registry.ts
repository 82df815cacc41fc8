// Find the Chronicle of a board by its tag. Each is loaded only where it is played, so that the base games stay small.
import type { TileOverlay, GameContext } from "../table";
import type { Chronicle } from "./chronicle";

type Load = () => Promise<{ default: Chronicle }>;
export type Chronicles = Readonly<Record<string, Chronicle>>;

const CHRONICLES: Readonly<Record<string, Load>> = {
  "boat-race": () => import("./boat-race"),
  "dubious-tome": () => import("./dubious-tome"),
  "great-glen": () => import("./great-glen"),
  haggis: () => import("./haggis"),
  "hammer-of-the-scots": () => import("./hammer-of-the-scots"),
  highlander: () => import("./highlander"),
  "penny-mobs": () => import("./penny-mobs"),
  "single-cask": () => import("./single-cask"),
};

/** Load the Chronicles of some boards, by tag. */
export async function loadChronicles(tags: readonly string[]): Promise<Chronicles> {
  const known = tags.filter((tag) => CHRONICLES[tag]);
  const loaded = await Promise.all(known.map((tag) => (CHRONICLES[tag] as Load)()));
  return Object.fromEntries(
    known.map((tag, i) => [tag, (loaded[i] as { default: Chronicle }).default]),
  );
}

/** The verbs whose items are on one of these boards. */
export function drawnVerbs(chronicles: Chronicles): ReadonlySet<string> {
  return new Set(Object.values(chronicles).flatMap(({ verbs }) => Object.keys(verbs)));
}

/** The tag of the board with the items of a verb. */
export function boardFor(verb: unknown, chronicles: Chronicles): string | undefined {
  return Object.keys(chronicles).find((tag) => chronicles[tag]?.verbs[String(verb)]);
}

/** Overlays of the tiles on the rondel. */
export function rondelOverlays(context: GameContext): ReadonlyMap<string, TileOverlay> {
  const all = Object.values(context.chronicles).map((each) => each.rondelOverlays?.(context));
  return mergeOverlays(all);
}

/** Overlays of the tiles in a seat's territory. */
export function territoryOverlays(
  context: GameContext,
  seat: number,
): ReadonlyMap<string, TileOverlay> {
  const all = Object.values(context.chronicles).map((each) =>
    each.territoryOverlays?.(context, seat),
  );
  return mergeOverlays(all);
}

function mergeOverlays(
  all: readonly (ReadonlyMap<string, TileOverlay> | undefined)[],
): Map<string, TileOverlay> {
  const found = new Map<string, TileOverlay>();
  for (const [where, overlay] of all.flatMap((each) => [...(each ?? [])])) {
    const before = found.get(where);
    const icons = [...(before?.icons ?? []), ...overlay.icons];
    found.set(where, {
      icons,
      words: before ? `${before.words}; ${overlay.words}` : overlay.words,
    });
  }
  return found;
}

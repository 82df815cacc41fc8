// How are choices and facts said?
import { type Choice, type Faces, type SeatLook, type View } from "../board";

export interface Told {
  kind: string;
  [part: string]: unknown;
}

/** What is needed to give things their names. */
export interface Naming {
  faces: Faces;
  view: View;
  seats: readonly SeatLook[];
}

type Cell = readonly number[];

export function tileName(tile: unknown, { faces }: Naming): string {
  return faces.tiles[String(tile)]?.name ?? String(tile);
}

/** A tile with its article where its name is the name of a kind: "the Distillery". */
export function theTile(tile: string, naming: Naming): string {
  const face = naming.faces.tiles[tile];
  const named = face && face.name.toLowerCase() !== face.type;
  return named ? tileName(tile, naming) : `the ${tileName(tile, naming).toLowerCase()}`;
}

/** The tile on a cell of the viewer's territory, or of another seat's. */
export function tileAt(cell: unknown, { view }: Naming, seat: unknown = null): string | undefined {
  const [x, y] = cell as Cell;
  const own = view.seats[Number(seat ?? view.viewer ?? -1)];
  return own?.tiles.find(({ cell: [east, north] }) => east === x && north === y)?.tile;
}

/** The tile on a space of the rondel. */
export function tileOn(space: unknown, view: View): string | undefined {
  return view.rondel.tiles.find(([where]) => where === space)?.[1] as string | undefined;
}

function at(cell: unknown, naming: Naming, seat: unknown = null): string {
  const tile = tileAt(cell, naming, seat);
  return tile ? tileName(tile, naming) : "the free place";
}

type Say = (words: Choice, naming: Naming) => string;

const SAID: Record<string, Say> = {
  take: ([, space], naming) => `Take ${theTile(tileOn(space, naming.view) ?? "", naming)}`,
  discard: ([, space], naming) => `Let ${theTile(tileOn(space, naming.view) ?? "", naming)} go`,
  go: ([, space], naming) => `Go to ${tileName(tileOn(space, naming.view) ?? "there", naming)}`,
  place: () => "Place",
  activate: ([, cell], naming) => `Activate ${at(cell, naming)}`,
  sell: ([, good, cell], naming) =>
    `Sell ${String(good)} from ${at(cell, naming)} for ${naming.view.market[String(good)] ?? 0}`,
  buy: ([, good], { view }) => `Buy ${String(good)} for ${(view.market[String(good)] ?? 0) + 1}`,
  pay: ([, good, cell], naming) => {
    if (good === undefined) return "Pay";
    return cell
      ? `${cap(String(good))} from ${at(cell, naming)}`
      : `A coin instead of ${String(good)}`;
  },
  give: ([, number]) => `Give ${String(number)}`,
  choose: ([, good]) => cap(String(good)),
  gain: ([, good]) => cap(String(good)),
  keep: ([, good]) => `Keep ${String(good)}`,
  replace: ([, good]) => `A coin instead of ${good === "any" ? "a good" : String(good)}`,
  put: ([, good, cell], naming) => `${cap(String(good))} on ${at(cell, naming)}`,
  move: ([, from, to], naming) => `Walk from ${at(from, naming)} to ${at(to, naming)}`,
  promote: ([, cell], naming) => `Chieftain from ${at(cell, naming)}`,
  sacrifice: ([, cell], naming) => `Give the one on ${at(cell, naming)}`,
  "sacrifice-chieftain": () => "Give a chieftain",
  recruit: ([, cell], naming) => `On ${at(cell, naming)}`,
  remove: ([, cell], naming) => `Remove ${at(cell, naming)}`,
  claim: ([, clan]) => `Befriend ${String(clan)}`,
  build: ([, tile], naming) => `Build ${tileName(tile, naming)}`,
  forgo: () => "Give up a step",
  done: () => "Go on",
  decline: () => "No, thanks",
  end: () => "Confirm turn",
};

/** A choice on a button. Whatever has no words of its own is spelled out. */
export function choiceInWords(choice: Choice, naming: Naming): string {
  const say = SAID[String(choice[0])];
  return say ? say(choice, naming) : spelledOut(choice, naming);
}

function spelledOut([verb, ...things]: Choice, naming: Naming): string {
  const kinds = naming.faces.verbs[String(verb)] ?? [];
  const seat = things.find((_, i) => kinds[i] === "seat");
  const words = things.map((thing, i) => {
    if (kinds[i] === "seat") return nameOf(thing, naming.seats);
    if (typeof thing === "object") return at(thing, naming, seat);
    return naming.faces.tiles[thing]?.name ?? String(thing);
  });
  return cap([verb, ...words].join(" ").replaceAll("-", " "));
}

/** The good that a choice is about, if it is about one. */
export function goodOf(choice: Choice, faces: Faces): string | undefined {
  return choice.find((word) => faces.goods.includes(String(word))) as string | undefined;
}

const ASIDES: Record<string, string> = {
  sell: "Sell",
  move: "Walk",
  promote: "Chieftain",
  forgo: "Give up a step",
  row: "Row",
};

/** What may be done besides the question, on a button. */
export function asideInWords(verb: string): string {
  return ASIDES[verb] ?? cap(verb.replaceAll("-", " "));
}

export function cap(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function nameOf(seat: unknown, seats: readonly SeatLook[]): string {
  return seats.find((each) => each.seat === seat)?.name ?? "The die";
}

export function and(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Who plays after a choice, said to the one who makes it. */
export function nextInWords(
  next: unknown,
  seat: number | null,
  seats: readonly SeatLook[],
): string {
  if (next === seat) return "stay last: you play again";
  return `${nameOf(next, seats)} plays next`;
}

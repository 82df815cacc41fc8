// How is it said what mobsters do, and where they stand?
import { t } from "../../../words";
import { cellKey, type Choice, type Naming, type Told } from "../../table";
import { goodName } from "../../speech";
import { boardOf, piece, who } from "../chronicle";
import { tileOf, tileTitle, whose } from "../seats";

export interface Figure {
  mobster: string;
  seat: number;
  cell: readonly number[];
}

export interface PennyMobs {
  /** For each seat the pennies that count -1 and those that count +1. */
  pennies: readonly (readonly [number, number])[];
  prison: readonly (readonly [string, number])[];
  waiting: readonly string[];
  freed: readonly (readonly [string, number])[];
  tokens: readonly (readonly [string, number])[];
  spent: readonly string[];
  figures: readonly Figure[];
  levies: readonly (readonly [string, number])[];
  reserved: readonly [string, number] | null;
  claims: readonly string[];
}

/** The mobsters who stand on a tile when they are set, and those whose tokens lie about. */
const FIGURES = ["McSnitch", "MacDarkie", "McCastle"];
const [LEVIES, RESERVES, CLAIMS, WALKS] = ["McWander", "McLaird", "McClaim", "McSnitch"];

export const TAG = "penny-mobs";

export function mobs({ view }: Naming): PennyMobs | undefined {
  return boardOf<PennyMobs>(view, TAG);
}

/** The seat in whose glen the mobster walks that can. */
export function hostOf(board: PennyMobs): number | undefined {
  return board.figures.find(({ mobster }) => mobster === WALKS)?.seat;
}

export function fullName(mobster: unknown, { faces }: Naming): string {
  return piece(faces, TAG, "mobster", String(mobster)).title;
}

/** What a freed mobster is about at the moment. */
export function doings(mobster: string, board: PennyMobs, naming: Naming): string[] {
  const told: string[] = [];
  const figure = board.figures.find((each) => each.mobster === mobster);
  if (figure) {
    const tile = tileOf(figure.seat, figure.cell, naming);
    told.push(t("mobs-stands", { tile, ...whose(figure.seat, naming) }));
  } else if (FIGURES.includes(mobster)) told.push(t("mobs-not-set"));
  if (mobster === LEVIES)
    told.push(...board.levies.map(([clan, coins]) => t("mobs-levy", { clan, coins })));
  if (mobster === RESERVES && board.reserved) {
    const [tile, coins] = board.reserved;
    told.push(t("mobs-reserved", { tile: tileTitle(tile, naming), coins }));
  }
  if (mobster === CLAIMS && board.claims.length) {
    const cards = board.claims.map((card) => tileTitle(card, naming)).join(", ");
    told.push(t("mobs-claims", { cards }));
  }
  if (board.spent.includes(mobster)) told.push(t("mobs-spent"));
  return told;
}

/** The figures in a seat's glen, by cell. */
export function figuresIn(seat: number, naming: Naming): Map<string, Figure[]> {
  const found = new Map<string, Figure[]>();
  for (const figure of mobs(naming)?.figures ?? [])
    if (figure.seat === seat)
      found.set(cellKey(figure.cell), [...(found.get(cellKey(figure.cell)) ?? []), figure]);
  return found;
}

const called = (mobster: unknown, naming: Naming): { mobster: string } => ({
  mobster: fullName(mobster, naming),
});
const there = (seat: unknown, cell: unknown, naming: Naming) => ({
  tile: tileOf(seat, cell, naming),
  ...whose(seat, naming),
});
const price = (good: unknown, { view }: Naming): number => view.market[String(good)] ?? 0;

export const choices = {
  post: ([, mobster]: Choice, naming: Naming) => t("mobs-post", called(mobster, naming)),
  free: ([, mobster]: Choice, naming: Naming) => t("mobs-free", called(mobster, naming)),
  rob: ([, good]: Choice, naming: Naming) =>
    t("mobs-rob", { good: goodName(good), coins: price(good, naming) }),
  "rob-england": () => t("mobs-rob-england"),
  levy: ([, coins, clan]: Choice) =>
    t("mobs-levy-on", { coins: Number(coins), clan: String(clan) }),
  reserve: ([, coins, space]: Choice, naming: Naming) => {
    const tile = naming.view.rondel.tiles.find(([where]) => where === space)?.[1];
    return t("mobs-reserve", { coins: Number(coins), tile: tileTitle(tile, naming) });
  },
  summon: ([, mobster, cell]: Choice, naming: Naming) =>
    cell === undefined
      ? t("mobs-summon-supply", called(mobster, naming))
      : t("mobs-summon", {
          ...called(mobster, naming),
          tile: tileOf(naming.view.viewer, cell, naming),
        }),
  haunt: ([, seat, cell]: Choice, naming: Naming) => t("mobs-haunt", there(seat, cell, naming)),
  sneak: ([, cell]: Choice, naming: Naming) => {
    const board = mobs(naming);
    return t("mobs-sneak", { tile: tileOf(board && hostOf(board), cell, naming) });
  },
  steal: ([, good, cell]: Choice, naming: Naming) =>
    t("mobs-steal", { good: goodName(good), tile: tileOf(naming.view.viewer, cell, naming) }),
  mail: ([, good, cell]: Choice, naming: Naming) =>
    t("mobs-mail", { good: goodName(good), tile: tileOf(naming.view.viewer, cell, naming) }),
  fence: ([, good]: Choice, naming: Naming) =>
    t("mobs-fence", { good: goodName(good), coins: price(good, naming) }),
  shift: ([, seat, cell]: Choice, naming: Naming) => t("mobs-shift", there(seat, cell, naming)),
  "shift-to": ([, seat]: Choice, naming: Naming) => t("mobs-shift-to", whose(seat, naming)),
  "give-penny": () => t("mobs-give-penny"),
  second: ([, mobster]: Choice, naming: Naming) => t("mobs-second", called(mobster, naming)),
};

export const asides = {
  rob: () => t("mobs-aside-rob"),
  "rob-england": () => t("mobs-aside-rob-england"),
  levy: () => t("mobs-aside-levy"),
  reserve: () => t("mobs-aside-reserve"),
  summon: () => t("mobs-aside-summon"),
  shift: () => t("mobs-aside-shift"),
  sneak: () => t("mobs-aside-sneak"),
};

export const questions = {
  rob: () => t("mobs-ask-rob"),
  levy: () => t("mobs-ask-levy"),
  reserve: () => t("mobs-ask-reserve"),
  summon: () => t("mobs-ask-summon"),
  shift: () => t("mobs-ask-shift"),
  sneak: () => t("mobs-ask-sneak"),
};

export const facts = {
  "mobsters-jailed": ({ mobsters }: Told, naming: Naming) =>
    t("mobs-fact-jailed", {
      mobsters: (mobsters as string[]).map((each) => fullName(each, naming)).join(", "),
    }),
  "penny-posted": (fact: Told, naming: Naming) => t("mobs-fact-posted", doing(fact, naming)),
  "mobster-freed": (fact: Told, naming: Naming) =>
    t("mobs-fact-freed", { ...doing(fact, naming), count: Number(fact["pennies"]) }),
  "mobster-spent": ({ mobster }: Told, naming: Naming) =>
    t("mobs-fact-spent", called(mobster, naming)),
  "row-robbed": (fact: Told, naming: Naming) =>
    t("mobs-fact-robbed", { ...who(fact, naming), good: goodName(fact["row"]) }),
  "levy-laid": (fact: Told, naming: Naming) =>
    t("mobs-fact-levied", {
      ...who(fact, naming),
      clan: String(fact["clan"]),
      coins: Number(fact["coins"]),
    }),
  "tile-reserved": (fact: Told, naming: Naming) =>
    t("mobs-fact-reserved", { ...who(fact, naming), tile: tileTitle(fact["tile"], naming) }),
  "mobster-token-lost": ({ mobster }: Told, naming: Naming) =>
    t("mobs-fact-lost", called(mobster, naming)),
  "figure-moved": (fact: Told, naming: Naming) => t("mobs-fact-came", doing(fact, naming)),
  "figure-left": (fact: Told, naming: Naming) => t("mobs-fact-left", doing(fact, naming)),
  "good-taken": (fact: Told, naming: Naming) =>
    t("mobs-fact-good", { ...doing(fact, naming), good: goodName(fact["good"]) }),
  "tile-shifted": (fact: Told, naming: Naming) =>
    t("mobs-fact-shifted", {
      ...who(fact, naming),
      tile: tileTitle((fact["tiles"] as string[]).at(-1), naming),
      ...whose(fact["other"], naming),
    }),
  "penny-given": (fact: Told, naming: Naming) =>
    t("mobs-fact-penny", { ...who(fact, naming), ...whose(fact["other"], naming) }),
};

/** Whose doing a fact is, and the mobster it is about. */
function doing(fact: Told, naming: Naming): { who: string; mobster: string } {
  return { ...who(fact, naming), ...called(fact["mobster"], naming) };
}

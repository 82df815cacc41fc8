// How is it said what lies on the mountain, and what is done there?
import { t } from "../../../words";
import { cap, countedWords, goodName } from "../../speech";
import type { Choice, Naming, Told } from "../../table";
import { nameAt, who } from "../chronicle";

export interface Mountain {
  coins: number;
  goods: readonly string[];
}

/** What lies there, each kind once. */
export function things({ coins, goods }: Mountain): { what: string; number: number }[] {
  const counted = new Map<string, number>(coins ? [["coin", coins]] : []);
  for (const good of goods) counted.set(good, (counted.get(good) ?? 0) + 1);
  return [...counted].map(([what, number]) => ({ what, number }));
}

export function inWords(mountain: Mountain): string {
  const said = things(mountain).map(({ what, number }) =>
    what === "coin" ? t("mountain-coins", { number }) : countedWords(what, number),
  );
  return said.length ? said.join(", ") : t("mountain-nothing");
}

/** One of the things that lie there. */
function oneThing(what: unknown): string {
  return what === "coin" ? t("mountain-coin") : goodName(what);
}

export const choices = {
  toll: ([, good, cell]: Choice, naming: Naming): string =>
    good === undefined
      ? t("mountain-toll-coin")
      : t("mountain-toll-good", { good: cap(goodName(good)), tile: nameAt(cell, naming) }),
  trick: ([, gone, good]: Choice): string =>
    t("mountain-trick", { gone: oneThing(gone), good: goodName(good) }),
};

export const facts = {
  "toll-laid": (fact: Told, naming: Naming) =>
    fact["what"] === "coin"
      ? t("mountain-fact-coin", who(fact, naming))
      : t("mountain-fact-good", { ...who(fact, naming), good: goodName(fact["what"]) }),
  "mountain-cleared": (fact: Told, naming: Naming) => {
    const lying = { coins: Number(fact["coins"]), goods: fact["goods"] as string[] };
    return t("mountain-fact-cleared", { ...who(fact, naming), things: inWords(lying) });
  },
  "good-lost": (fact: Told, naming: Naming) =>
    t("mountain-fact-lost", { ...who(fact, naming), good: goodName(fact["good"]) }),
  tricked: (fact: Told, naming: Naming) =>
    t("mountain-fact-tricked", {
      ...who(fact, naming),
      gone: oneThing(fact["gone"]),
      good: goodName(fact["good"]),
    }),
};

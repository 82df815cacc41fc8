// How is it said what happens to casks?
import { t } from "../../../words";
import type { Choice, Naming, Told } from "../../table";
import { boardOf, piece, who } from "../chronicle";
import { type SingleCask, TAG } from "./cellars";

const value = (space: unknown, { faces }: Naming): number =>
  piece(faces, TAG, "cellar-space", String(space)).value;

export const choices = {
  store: ([, space]: Choice, naming: Naming) => t("casks-store", { value: value(space, naming) }),
  "give-cask": ([, space]: Choice, naming: Naming) =>
    t("casks-give", { value: value(space, naming) }),
  age: ([, space]: Choice, naming: Naming) =>
    t("casks-age", { value: value(space, naming), next: value(Number(space) + 1, naming) }),
  "sell-cask": ([, space, place]: Choice, naming: Naming) =>
    t(place === "bonus" ? "casks-sell-bonus" : "casks-sell", { value: value(space, naming) }),
  work: ([, work]: Choice, { faces }: Naming) => {
    const { words } = piece(faces, TAG, "work", String(work));
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  "build-cellar": (_: Choice, naming: Naming) => building(naming),
};

/** The next cellar, with what it costs. */
export function building({ view, faces }: Naming): string {
  const board = boardOf<SingleCask>(view, TAG);
  const number = (board?.cellars[view.viewer ?? -1] ?? 1) + 1;
  return t("casks-build", { number, cost: piece(faces, TAG, "cellar", number).words });
}

export const facts = {
  "cask-stored": (fact: Told, naming: Naming) => t("casks-fact-stored", who(fact, naming)),
  "cask-aged": (fact: Told, naming: Naming) => t("casks-fact-aged", valued(fact, naming)),
  "cask-given": (fact: Told, naming: Naming) => t("casks-fact-given", who(fact, naming)),
  "cask-sold": (fact: Told, naming: Naming) => t("casks-fact-sold", valued(fact, naming)),
  "cellar-built": (fact: Told, naming: Naming) =>
    t("casks-fact-built", { ...who(fact, naming), number: Number(fact["number"]) }),
};

function valued(fact: Told, naming: Naming): { who: string; value: number } {
  return { ...who(fact, naming), value: value(fact["space"], naming) };
}

// Wording of the choices and facts of the casks.
import { t } from "../../../i18n";
import type { Choice, GameContext } from "../../table";
import { boardOf, piece } from "../chronicle";
import { type SingleCask, TAG } from "./cellars";

const value = (space: unknown, { faces }: GameContext): number =>
  piece(faces, TAG, "cellar-space", String(space)).value;

export const choices = {
  store: ([, space]: Choice, context: GameContext) =>
    t("single-cask-choice-store", { value: value(space, context) }),
  "give-cask": ([, space]: Choice, context: GameContext) =>
    t("single-cask-choice-give", { value: value(space, context) }),
  age: ([, space]: Choice, context: GameContext) =>
    t("single-cask-choice-age", {
      value: value(space, context),
      next: value(Number(space) + 1, context),
    }),
  "sell-cask": ([, space, place]: Choice, context: GameContext) =>
    t(place === "bonus" ? "single-cask-choice-sell-bonus" : "single-cask-choice-sell", {
      value: value(space, context),
    }),
  work: ([, work]: Choice, { faces }: GameContext) => {
    const { words } = piece(faces, TAG, "work", String(work));
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  "build-cellar": (_: Choice, context: GameContext) => building(context),
};

/** The next cellar, with what it costs. */
export function building({ view, faces }: GameContext): string {
  const board = boardOf<SingleCask>(view, TAG);
  const number = (board?.cellars[view.viewer ?? -1] ?? 1) + 1;
  return t("single-cask-choice-build", { number, cost: piece(faces, TAG, "cellar", number).words });
}

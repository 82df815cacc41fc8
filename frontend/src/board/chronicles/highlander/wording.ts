// Wording of the choices and facts of the Highlander.
import { t } from "../../../i18n";
import { capitalize, countText, goodName } from "../../descriptions";
import type { Choice, GameContext } from "../../table";
import { tileOf } from "../seats";

export interface Highlander {
  coins: number;
  goods: readonly string[];
}

/** The coins and resources on the mountain, each kind once. */
export function things({ coins, goods }: Highlander): { what: string; number: number }[] {
  const counted = new Map<string, number>(coins ? [["coin", coins]] : []);
  for (const good of goods) counted.set(good, (counted.get(good) ?? 0) + 1);
  return [...counted].map(([what, number]) => ({ what, number }));
}

export function inWords(mountain: Highlander): string {
  const words = things(mountain).map(({ what, number }) =>
    what === "coin" ? t("highlander-coins", { number }) : countText(what, number),
  );
  return words.length ? words.join(", ") : t("highlander-nothing");
}

/** One of the things that lie there. */
function oneThing(what: unknown): string {
  return what === "coin" ? t("highlander-coin") : goodName(what);
}

export const choices = {
  toll: ([, good, cell]: Choice, context: GameContext): string =>
    good === undefined
      ? t("highlander-choice-toll-coin")
      : t("highlander-choice-toll-good", {
          good: capitalize(goodName(good)),
          tile: tileOf(context.view.viewer, cell, context),
        }),
  trick: ([, gone, good]: Choice): string =>
    t("highlander-choice-trick", { gone: oneThing(gone), good: goodName(good) }),
};

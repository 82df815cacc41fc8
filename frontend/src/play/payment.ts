// Describe how a tile can be paid for.
import type { ChoicePreview, TileFace } from "../board";
import { countText, goodName } from "../board/descriptions";
import { formatList, type Name, t } from "../i18n";
import { and, type GameContext, tileAt, theTile, type Fact } from "./wording";

/** Where the cost would come from, in words. */
export function payment(
  preview: ChoicePreview | undefined,
  face: TileFace,
  context: GameContext,
): string {
  if (!preview) return face.cost_words;
  if (preview.refused) return preview.refused;
  const sure = (preview.facts as Fact[]).flatMap((fact) => paid(fact, context));
  const open = [...new Set(preview.payments.map((choice) => way(choice, context)))];
  if (open.length) return and([...sure, formatList(open, "either")]);
  return and(sure) || face.cost_words;
}

function paid(fact: Fact, context: GameContext): string[] {
  if (fact.kind === "good-paid")
    return [
      t("game-do-pay-from", { good: goodName(fact["good"]), tile: at(fact["cell"], context) }),
    ];
  if (fact.kind === "good-bought")
    return [t("game-bought-for", { good: goodName(fact["good"]), price: Number(fact["coins"]) })];
  if (fact.kind === "gained" && Number(fact["amount"]) < 0)
    return [countText(String(fact["what"]), -Number(fact["amount"]))];
  return [];
}

function way([verb, good, cell]: ChoicePreview["payments"][number], context: GameContext): string {
  if (verb === "buy")
    return t("game-buy-at", { price: (context.view.market[String(good)] ?? 0) + 1 });
  return cell ? t("game-from", { tile: at(cell, context) }) : t("game-a-coin");
}

function at(cell: unknown, context: GameContext): Name {
  return theTile(tileAt(cell, context) ?? t("game-the-glen"), context);
}

// How can a tile be paid for?
import type { Outlook, TileFace } from "../board";
import { countedWords, goodName } from "../board/speech";
import { listed, t } from "../words";
import { and, type Naming, tileAt, tileName, type Told } from "./words";

/** Where the cost would come from, in words. */
export function payment(outlook: Outlook | undefined, face: TileFace, naming: Naming): string {
  if (!outlook) return face.cost_words;
  if (outlook.refused) return outlook.refused;
  const sure = (outlook.facts as Told[]).flatMap((fact) => paid(fact, naming));
  const open = [...new Set(outlook.payments.map((choice) => way(choice, naming)))];
  if (open.length) return and([...sure, listed(open, "either")]);
  return and(sure) || face.cost_words;
}

function paid(fact: Told, naming: Naming): string[] {
  if (fact.kind === "good-paid")
    return [
      t("game-do-pay-from", { good: goodName(fact["good"]), tile: at(fact["cell"], naming) }),
    ];
  if (fact.kind === "good-bought")
    return [t("game-bought-for", { good: goodName(fact["good"]), price: Number(fact["coins"]) })];
  if (fact.kind === "gained" && Number(fact["amount"]) < 0)
    return [countedWords(String(fact["what"]), -Number(fact["amount"]))];
  return [];
}

function way([verb, good, cell]: Outlook["payments"][number], naming: Naming): string {
  if (verb === "buy")
    return t("game-buy-at", { price: (naming.view.market[String(good)] ?? 0) + 1 });
  return cell ? t("game-from", { tile: at(cell, naming) }) : t("game-a-coin");
}

function at(cell: unknown, naming: Naming): string {
  return tileName(tileAt(cell, naming) ?? t("game-the-glen"), naming);
}

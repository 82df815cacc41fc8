// How can a tile be paid for?
import type { Outlook, TileFace } from "../board";
import { and, type Naming, tileAt, tileName, type Told } from "./words";

/** Where the cost would come from, in words. */
export function payment(outlook: Outlook | undefined, face: TileFace, naming: Naming): string {
  if (!outlook) return face.cost_words;
  if (outlook.refused) return outlook.refused;
  const sure = (outlook.facts as Told[]).flatMap((fact) => paid(fact, naming));
  const open = [...new Set(outlook.payments.map((choice) => way(choice, naming)))];
  if (open.length) return and([...sure, open.join(" or ")]);
  return and(sure) || face.cost_words;
}

function paid(fact: Told, naming: Naming): string[] {
  if (fact.kind === "good-paid")
    return [`${String(fact["good"])} from ${at(fact["cell"], naming)}`];
  if (fact.kind === "good-bought")
    return [`${String(fact["good"])} bought for ${String(fact["coins"])}`];
  if (fact.kind === "gained" && Number(fact["amount"]) < 0)
    return [`${-Number(fact["amount"])} ${String(fact["what"])}`];
  return [];
}

function way([verb, good, cell]: Outlook["payments"][number], naming: Naming): string {
  if (verb === "buy") return `bought for ${(naming.view.market[String(good)] ?? 0) + 1}`;
  return cell ? `from ${at(cell, naming)}` : "a coin";
}

function at(cell: unknown, naming: Naming): string {
  return tileName(tileAt(cell, naming) ?? "the glen", naming);
}

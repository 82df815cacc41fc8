// Standing orders: answers given in advance, in words.
import type { Choice } from "../board";
import { choiceInWords, type GameContext } from "./wording";

export const ASK = "ask";
export const ALWAYS = "always";
export const NEVER = "never";
/** One answer, to be given whenever it is possible. */
export const CERTAIN = "certain";

/** What is answered without being asked; null where one is asked. */
export type Order = Choice | null;

/** Which of the ways to answer in advance an order is. */
export function kindOf(order: Order): string {
  if (!order) return ASK;
  const word = String(order[0]);
  return word === ALWAYS || word === NEVER ? word : CERTAIN;
}

/** The answers to choose from, in words; what is ordered is among them, whatever became of it. */
export function answersInWords(
  answers: readonly Choice[],
  order: Order,
  context: GameContext,
): { value: string; text: string }[] {
  const ordered = order && kindOf(order) === CERTAIN ? [order] : [];
  const offered = new Map([...answers, ...ordered].map((each) => [JSON.stringify(each), each]));
  return [...offered].map(([value, answer]) => ({ value, text: choiceInWords(answer, context) }));
}

// Write and read choices as records do: the verb, then its words, cells as `0,1`.
import type { Choice, ChoicePart } from "../board";

export function writeChoice(choice: Choice): string {
  return choice.map((word) => (Array.isArray(word) ? word.join(",") : String(word))).join(" ");
}

/** The choice that a text writes: one of the options, else whatever it may mean, for the site to judge. */
export function readChoice(text: string, options: readonly Choice[]): Choice {
  const wanted = text.trim().split(/\s+/);
  const same = (option: Choice) =>
    writeChoice(option).toLowerCase() === wanted.join(" ").toLowerCase();
  return options.find(same) ?? wanted.map(readWord);
}

function readWord(word: string): ChoicePart {
  if (/^-?\d+$/.test(word)) return Number(word);
  return /^-?\d+,-?\d+$/.test(word) ? word.split(",").map(Number) : word.toLowerCase();
}

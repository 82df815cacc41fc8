// Describe a board that has no drawing: field by field, and by seat where it has one value for each.
import { capitalize, type GameContext } from "./wording";

export interface Line {
  what: string;
  words: string;
}

/** The fields of a board that are not empty. */
export function spell(board: unknown, context: GameContext): Line[] {
  return Object.entries(board as Record<string, unknown>)
    .filter(([name, value]) => name !== "board" && !isEmpty(value))
    .map(([name, value]) => ({
      what: capitalize(name.replaceAll("_", " ")),
      words: words(value, context),
    }));
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === "" || value === false || (Array.isArray(value) && !value.length)
  );
}

function words(value: unknown, context: GameContext): string {
  if (!Array.isArray(value)) return word(value, context);
  const perSeat = value.length === context.seats.length && value.some(Array.isArray);
  if (perSeat)
    return value
      .map((each, seat) => `${context.seats[seat]?.name}: ${inner(each, context)}`)
      .join("; ");
  return value.map((each) => inner(each, context)).join(", ");
}

function inner(value: unknown, context: GameContext): string {
  if (Array.isArray(value)) return value.map((each) => word(each, context)).join(" ") || "none";
  return word(value, context);
}

function word(value: unknown, context: GameContext): string {
  if (value === null || value === "") return "none";
  if (value === true) return "yes";
  if (typeof value === "object")
    return Object.entries(value as object)
      .map(([name, each]) => `${name.replaceAll("_", " ")} ${words(each, context)}`)
      .join(", ");
  return context.faces.tiles[String(value)]?.name ?? String(value);
}

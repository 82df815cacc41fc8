// How is a board spelled out that no drawing was made for? Field by field, by seats where it has
// one value for each.
import { cap, type Naming } from "./words";

export interface Line {
  what: string;
  words: string;
}

/** The fields of a board that say something. */
export function spell(board: unknown, naming: Naming): Line[] {
  return Object.entries(board as Record<string, unknown>)
    .filter(([name, value]) => name !== "board" && !isEmpty(value))
    .map(([name, value]) => ({
      what: cap(name.replaceAll("_", " ")),
      words: words(value, naming),
    }));
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === "" || value === false || (Array.isArray(value) && !value.length)
  );
}

function words(value: unknown, naming: Naming): string {
  if (!Array.isArray(value)) return word(value, naming);
  const perSeat = value.length === naming.seats.length && value.some(Array.isArray);
  if (perSeat)
    return value
      .map((each, seat) => `${naming.seats[seat]?.name}: ${inner(each, naming)}`)
      .join("; ");
  return value.map((each) => inner(each, naming)).join(", ");
}

function inner(value: unknown, naming: Naming): string {
  if (Array.isArray(value)) return value.map((each) => word(each, naming)).join(" ") || "none";
  return word(value, naming);
}

function word(value: unknown, naming: Naming): string {
  if (value === null || value === "") return "none";
  if (value === true) return "yes";
  if (typeof value === "object")
    return Object.entries(value as object)
      .map(([name, each]) => `${name.replaceAll("_", " ")} ${words(each, naming)}`)
      .join(", ");
  return naming.faces.tiles[String(value)]?.name ?? String(value);
}

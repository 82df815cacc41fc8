// Address of a drawing. Drawings are symbols of a few SVG files, so that a screen loads only what it shows.
import chronicles from "./chronicles.svg?url";
import land from "./land.svg?url";
import pieces from "./pieces.svg?url";
import signs from "./signs.svg?url";

/** The sprite file of a symbol, by the prefix of its name. */
const FILES: Readonly<Record<string, string>> = {
  u: signs,
  g: land,
  s: land,
  river: land,
  road: land,
  scene: land,
  mob: chronicles,
  prison: chronicles,
  boat: chronicles,
};

/** The address of the drawing, to be used in an SVG `use`. */
export function drawing(symbol: string): string {
  return `${FILES[symbol.split("-", 1)[0] ?? ""] ?? pieces}#${symbol}`;
}

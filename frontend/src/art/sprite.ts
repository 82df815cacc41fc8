// Where does the browser find a drawing? All are symbols of one file.
import tiles from "./tiles.svg?url";

/** The address of the drawing, to be used in an SVG `use`. */
export function drawing(symbol: string): string {
  return `${tiles}#${symbol}`;
}

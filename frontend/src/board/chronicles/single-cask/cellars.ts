// Read the cellars and the sale tiles with their casks from the view.
import type { GameContext } from "../../table";
import { pieces } from "../chronicle";

export const TAG = "single-cask";
/** The space that is worth nothing and holds any number of casks. */
export const RESTING = 0;
const SALE = "single-cask-sale-";

export interface SingleCask {
  /** For each seat the spaces with a cask, space 0 not among them. */
  casks: readonly (readonly number[])[];
  cellars: readonly number[];
  sales: readonly { tile: string; bonus: number; others: number }[];
}

export interface Space {
  space: number;
  value: number;
  casks: number;
}

export interface Cellar {
  number: number;
  built: boolean;
  spaces: Space[];
}

/** The cellars of a seat, those that are not built yet too. */
export function cellarsOf(seat: number, board: SingleCask, context: GameContext): Cellar[] {
  const [resting, ...spaces] = pieces(context.faces, TAG, "cellar-space");
  const later = pieces(context.faces, TAG, "cellar").length;
  const size = spaces.length / (1 + later);
  return Array.from({ length: 1 + later }, (_, i) => {
    const own = spaces.slice(i * size, (i + 1) * size);
    const shown = i === 0 && resting ? [resting, ...own] : own;
    return {
      number: i + 1,
      built: i < (board.cellars[seat] ?? 1),
      spaces: shown.map(({ name, value }) => {
        const space = Number(name);
        return { space, value, casks: casksOn(space, seat, board, context) };
      }),
    };
  });
}

function casksOn(space: number, seat: number, board: SingleCask, { view }: GameContext): number {
  const stored = board.casks[seat] ?? [];
  if (space !== RESTING) return stored.includes(space) ? 1 : 0;
  return Math.max(0, (view.seats[seat]?.whisky ?? 0) - stored.length);
}

export interface Sale {
  tile: string;
  /** How many casks each place holds and can hold. */
  places: { place: "bonus" | "other"; casks: number; room: number }[];
  /** The seat or piece on this space. */
  visitor: string | number | undefined;
}

/** The sale tiles on the rondel. */
export function salesOf(board: SingleCask, { view, faces }: GameContext): Sale[] {
  const printed = pieces(faces, TAG, "sale-spaces");
  const others = printed.find(({ name }) => Number(name) === view.seats.length)?.value ?? 0;
  return view.rondel.tiles
    .filter(([, tile]) => String(tile).startsWith(SALE))
    .map(([space, tile]) => {
      const sold = board.sales.find((each) => each.tile === tile);
      return {
        tile: String(tile),
        places: [
          { place: "bonus", casks: sold?.bonus ?? 0, room: 1 },
          { place: "other", casks: sold?.others ?? 0, room: others },
        ],
        visitor: view.rondel.pieces.find(([, where]) => where === space)?.[0],
      };
    });
}

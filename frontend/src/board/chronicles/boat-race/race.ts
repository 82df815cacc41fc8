// Read the rivers, boats and castles from the view.
import { HOME_CASTLE } from "../../seat-stats";
import type { GameContext, SeatInfo, View } from "../../table";
import { piece } from "../chronicle";

export const TAG = "boat-race";
/** How a token looks to one who does not know it. */
export const HIDDEN = "hidden";

export interface BoatRace {
  /** Whose each river is; null is a neutral one. */
  rivers: readonly (number | null)[];
  /** Where each seat's boat is: river and column. */
  boats: readonly (readonly number[])[];
  castles: readonly { tokens: readonly string[]; known_to: readonly number[] }[];
  /** The result card of each seat; empty while it has none. */
  results: readonly string[];
  taken: readonly (readonly (string | number)[])[];
  begun: boolean;
}

export interface River {
  number: number;
  /** Whose it is; nobody's if it is neutral. */
  owner: SeatInfo | undefined;
  /** Its columns from the left: boats go down this list. */
  columns: number[];
  castle: number;
  tokens: readonly string[];
}

export function rivers(race: BoatRace, context: GameContext): River[] {
  return race.rivers.map((seat, number) => {
    const owner = context.seats.find((each) => each.seat === seat);
    const tokens = race.castles[number]?.tokens ?? [];
    return {
      number,
      owner,
      tokens,
      ...(seat === null ? neutral(context) : own(context.view, seat)),
    };
  });
}

function neutral({ faces }: GameContext): Pick<River, "columns" | "castle"> {
  const printed = (name: string) => piece(faces, TAG, "neutral-river", name).value;
  return {
    columns: Array.from({ length: printed("tiles") }, (_, i) => i),
    castle: printed("castle"),
  };
}

function own(view: View, seat: number): Pick<River, "columns" | "castle"> {
  const row = (view.seats[seat]?.tiles ?? []).filter(({ cell }) => cell[1] === 0);
  const columns = row.map(({ cell }) => cell[0] ?? 0).sort((one, other) => one - other);
  const castle = row.find(({ tile }) => tile === HOME_CASTLE)?.cell[0] ?? 0;
  return { columns, castle };
}

/** The seats whose boats are on a tile of a river. */
export function boatsAt(race: BoatRace, river: number, column: number): number[] {
  return race.boats.flatMap(([where, at], seat) =>
    where === river && at === column ? [seat] : [],
  );
}

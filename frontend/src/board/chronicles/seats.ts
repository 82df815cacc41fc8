// Order of the seats, and names of seats and their tiles in messages.
import type { Name } from "../../i18n";
import { theTile } from "../descriptions";
import type { GameContext, SeatInfo } from "../table";

/** The viewer first, then the others in their order. */
export function ownFirst({ seats, view }: GameContext): SeatInfo[] {
  const own = seats.filter(({ seat }) => seat === view.viewer);
  return [...own, ...seats.filter(({ seat }) => seat !== view.viewer)];
}

export function seatName(seat: unknown, { seats }: GameContext): string {
  return seats.find((each) => each.seat === seat)?.name ?? "";
}

/** Message arguments for the owner of something: most languages have a different form for "your". */
export function ownerArgs(seat: unknown, context: GameContext): { whose: string; name: string } {
  const own = seat != null && seat === context.view.viewer;
  return { whose: own ? "you" : "other", name: seatName(seat, context) };
}

/** The tile on a cell of a seat's territory, for a message that writes `{ THE($tile) }`. */
export function tileOf(seat: unknown, cell: unknown, context: GameContext): Name {
  const tiles = context.view.seats[Number(seat)]?.tiles ?? [];
  return theTile(tiles.find((each) => each.cell.join() === String(cell))?.tile ?? "", context);
}

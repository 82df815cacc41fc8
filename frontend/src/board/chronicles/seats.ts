// In which order are the seats shown, and how are they and their tiles called?
import type { Naming, SeatLook } from "../table";

/** The viewer first, then the others in their order. */
export function ownFirst({ seats, view }: Naming): SeatLook[] {
  const own = seats.filter(({ seat }) => seat === view.viewer);
  return [...own, ...seats.filter(({ seat }) => seat !== view.viewer)];
}

export function seatName(seat: unknown, { seats }: Naming): string {
  return seats.find((each) => each.seat === seat)?.name ?? "";
}

/** A seat as sentences need it that speak of its things: most languages say "your" otherwise. */
export function whose(seat: unknown, naming: Naming): { whose: string; name: string } {
  const own = seat != null && seat === naming.view.viewer;
  return { whose: own ? "you" : "other", name: seatName(seat, naming) };
}

export function tileTitle(tile: unknown, { faces }: Naming): string {
  return faces.tiles[String(tile)]?.name ?? String(tile);
}

/** The name of the tile on a cell of a seat's glen. */
export function tileOf(seat: unknown, cell: unknown, naming: Naming): string {
  const tiles = naming.view.seats[Number(seat)]?.tiles ?? [];
  return tileTitle(tiles.find((each) => each.cell.join() === String(cell))?.tile ?? "", naming);
}

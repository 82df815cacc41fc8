// Who sits where, as the screen calls them?
import type { SeatSeen, TableSeen } from "../api/types";
import type { SeatLook } from "../board";
import { seatName } from "../tables/words";

export function looks(table: TableSeen): SeatLook[] {
  return table.seats.map((seat) => ({
    seat: seat.number,
    colour: seat.colour,
    name: seat.number === table.seat ? "You" : nameAt(seat, table),
  }));
}

/** The name of who sits there; several of one name are numbered. */
function nameAt(seat: SeatSeen, table: TableSeen): string {
  const name = seatName(seat);
  const alike = table.seats.filter((each) => seatName(each) === name);
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
}

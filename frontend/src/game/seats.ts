// Who sits where, as the screen calls them?
import type { SeatSeen, TableSeen } from "../api/types";
import type { SeatLook } from "../board";

const BOTS: Record<string, string> = { greedy: "Bot", random: "Bot" };

export function looks(table: TableSeen): SeatLook[] {
  return table.seats.map((seat) => ({
    seat: seat.number,
    colour: seat.colour,
    name: seat.number === table.seat ? "You" : seatName(seat, table),
  }));
}

function seatName(seat: SeatSeen, table: TableSeen): string {
  if (seat.player) return seat.player.name;
  if (!seat.bot) return "Somebody";
  const bots = table.seats.filter((each) => each.bot && !each.player);
  const name = BOTS[seat.bot] ?? "Bot";
  return bots.length > 1 ? `${name} ${bots.indexOf(seat) + 1}` : name;
}

// Who sits where, as the screen calls them?
import type { SeatSeen, TableSeen } from "../api/types";
import type { SeatLook } from "../board";
import { seatName } from "../tables/words";
import { t } from "../words";

export function looks(table: TableSeen): SeatLook[] {
  return table.seats.map((seat) => ({
    seat: seat.number,
    colour: seat.colour,
    name: seat.number === table.seat ? t("game-you") : nameAt(seat, table),
  }));
}

/** A seat as the one is called who holds the device that several share. */
export function bearer(table: TableSeen, number: number): SeatLook {
  const colour = table.seats[number]?.colour ?? "slate";
  return { seat: number, colour, name: t(`curtain-${colour}`) };
}

/** The name of who sits there; several of one name are numbered. A record names seats by letters. */
function nameAt(seat: SeatSeen, table: TableSeen): string {
  if (table.imported) return t("replay-seat", { letter: "ABCDE".charAt(seat.number) });
  if (table.hotseat && seat.player) return bearer(table, seat.number).name;
  const name = called(seat);
  const alike = table.seats.filter((each) => called(each) === name);
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
}

/** In a game bots go by a short name, since there is little room; how they play stands beside it. */
function called(seat: SeatSeen): string {
  return isBot(seat) ? t("tables-any-bot") : seatName(seat);
}

/** Whether it was a bot's seat from the start. */
export function isBot(seat: SeatSeen): boolean {
  return Boolean(seat.bot) && !seat.player;
}

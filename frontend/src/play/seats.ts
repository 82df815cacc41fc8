// Names and colours of the seats.
import type { SeatDetails, TableDetails } from "../api/types";
import type { SeatInfo } from "../board";
import { t } from "../i18n";

export function seatInfos(table: TableDetails): SeatInfo[] {
  return table.seats.map((seat) => ({
    seat: seat.number,
    colour: seat.colour,
    name: seat.number === table.seat ? t("game-you") : seat.name,
  }));
}

/** The holder of a shared device, named by colour. */
export function deviceHolder(table: TableDetails, number: number): SeatInfo {
  const colour = table.seats[number]?.colour ?? "slate";
  return { seat: number, colour, name: t(`colour-${colour}`) };
}

/** Whether it was a bot's seat from the start. */
export function isBot(seat: SeatDetails): boolean {
  return Boolean(seat.bot) && !seat.player;
}

// Names and colours of the seats.
import type { SeatDetails, TableDetails } from "../api/types";
import type { SeatInfo } from "../board";
import { seatName } from "../tables/wording";
import { t } from "../i18n";

export function seatInfos(table: TableDetails): SeatInfo[] {
  return table.seats.map((seat) => ({
    seat: seat.number,
    colour: seat.colour,
    name: seat.number === table.seat ? t("game-you") : nameAt(seat, table),
  }));
}

/** The holder of a shared device, named by colour. */
export function deviceHolder(table: TableDetails, number: number): SeatInfo {
  const colour = table.seats[number]?.colour ?? "slate";
  return { seat: number, colour, name: t(`colour-${colour}`) };
}

/** The name of a seat; equal names are numbered. Imported records name seats by letters. */
function nameAt(seat: SeatDetails, table: TableDetails): string {
  if (table.imported) return t("replay-seat", { letter: "ABCDE".charAt(seat.number) });
  if (table.hotseat && seat.player) return deviceHolder(table, seat.number).name;
  const name = called(seat);
  const alike = table.seats.filter((each) => called(each) === name);
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
}

/** Bots have a short name in a game; their kind is shown beside it. */
function called(seat: SeatDetails): string {
  return isBot(seat) ? t("tables-any-bot") : seatName(seat);
}

/** Whether it was a bot's seat from the start. */
export function isBot(seat: SeatDetails): boolean {
  return Boolean(seat.bot) && !seat.player;
}

// How is a table told in words?
import type { Summary } from "../api/types";

const DAY = 86_400;
const HOUR = 3_600;
const MINUTE = 60;

type SeatSeen = Summary["seats"][number];

/** Who sits there, as others call them. */
export function seatName(seat: SeatSeen): string {
  if (seat.player) return seat.player.name;
  return seat.bot ? botName(seat.bot) : "Somebody who left";
}

const BOTS: Record<string, string> = { greedy: "Greedy bot", random: "Random bot" };

export function botName(bot: string): string {
  return BOTS[bot] ?? `Bot ${bot}`;
}

/** What happens at a running table: whose turn it is, seen by one who may sit there. */
export function turnWords(table: Summary): string {
  if (table.paused) return "Paused by the operator";
  if (table.your_turn) return "It is your turn";
  const names = table.seats.filter((seat) => seat.must_act).map(seatName);
  if (names.length === 0) return "The game goes on";
  return names.length === 1 ? `${names[0]} to move` : `${names.join(", ")} to decide`;
}

/** Against or with whom one plays. */
export function othersAt(table: Summary): string {
  const others = table.seats.filter((seat) => !table.your_seats.includes(seat.number));
  return others.map(seatName).join(", ");
}

/** How a finished game ended, best first. */
export function resultWords(table: Summary): string {
  if (table.status === "aborted") return "Closed before it began";
  const own = table.seats.find((seat) => table.your_seats.includes(seat.number));
  const winners = table.seats.filter((seat) => seat.place === 1).map(seatName);
  if (own?.place === 1) return `You won with ${own.points} points`;
  return own
    ? `${ordinal(own.place ?? 0)} of ${table.players}, ${own.points} points`
    : `${winners.join(", ")} won`;
}

function ordinal(place: number): string {
  return ["", "First", "Second", "Third", "Fourth", "Fifth"][place] ?? `${place}th`;
}

/** When the time of one's own seat is up; null while no clock runs for it. */
export function deadlineAt(table: Summary): Date | null {
  const own = table.seats.filter((seat) => table.your_seats.includes(seat.number));
  const deadlines = own.map((seat) => seat.deadline).filter((each) => each !== null);
  return deadlines[0] ? new Date(deadlines.sort()[0] ?? 0) : null;
}

/** A span of time in its two largest parts: `1 d 4 h`. */
export function span(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= DAY) return parts(left, DAY, "d", HOUR, "h");
  if (left >= HOUR) return parts(left, HOUR, "h", MINUTE, "min");
  return left >= MINUTE ? `${Math.floor(left / MINUTE)} min` : `${left} s`;
}

function parts(left: number, big: number, bigName: string, small: number, smallName: string) {
  const rest = Math.floor((left % big) / small);
  return `${Math.floor(left / big)} ${bigName}` + (rest ? ` ${rest} ${smallName}` : "");
}

export const VISIBILITIES = {
  public: { name: "Everybody", text: "shown in the lobby" },
  friends: { name: "Friends", text: "those you have played with" },
  link: { name: "By link", text: "only whom you invite" },
} as const;

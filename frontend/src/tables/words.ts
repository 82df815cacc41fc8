// How is a table told in words?
import type { Summary } from "../api/types";
import { t } from "../words";

const DAY = 86_400;
const HOUR = 3_600;
const MINUTE = 60;

type SeatSeen = Summary["seats"][number];

/** Who sits there, as others call them. */
export function seatName(seat: SeatSeen): string {
  if (seat.player) return seat.player.name;
  return seat.bot ? botName(seat.bot) : t("tables-left");
}

const BOTS: Record<string, string> = {
  greedy: t("tables-bot-greedy"),
  random: t("tables-bot-random"),
};

export function botName(bot: string): string {
  return BOTS[bot] ?? t("tables-bot", { name: bot });
}

const MANNERS: Record<string, string> = {
  greedy: t("tables-greedy"),
  random: t("tables-random"),
};

/** How a bot plays, in a word. */
export function botManner(bot: string): string {
  return MANNERS[bot] ?? bot;
}

/** What happens at a running table: whose turn it is, seen by one who may sit there. */
export function turnWords(table: Summary): string {
  if (table.paused) return t("tables-paused");
  if (table.your_turn) return t("tables-your-turn");
  const names = table.seats.filter((seat) => seat.must_act).map(seatName);
  if (names.length === 0) return t("tables-goes-on");
  return names.length === 1
    ? t("tables-to-move", { name: names[0] ?? "" })
    : t("tables-to-decide", { names: names.join(", ") });
}

/** Against or with whom one plays. */
export function othersAt(table: Summary): string {
  const others = table.seats.filter((seat) => !table.your_seats.includes(seat.number));
  return others.map(seatName).join(", ");
}

/** How a finished game ended, best first. */
export function resultWords(table: Summary): string {
  if (table.status === "aborted") return t("tables-closed");
  const own = table.seats.find((seat) => table.your_seats.includes(seat.number));
  const winners = table.seats.filter((seat) => seat.place === 1).map(seatName);
  if (own?.place === 1) return t("tables-you-won", { points: own.points ?? 0 });
  return own
    ? t("tables-placed", {
        place: own.place ?? 0,
        players: table.players,
        points: own.points ?? 0,
      })
    : t("tables-won", { names: winners.join(", "), count: winners.length });
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
  if (left >= DAY) return parts(left, DAY, t("tables-d"), HOUR, t("tables-h"));
  if (left >= HOUR) return parts(left, HOUR, t("tables-h"), MINUTE, "min");
  return left >= MINUTE ? `${Math.floor(left / MINUTE)} min` : `${left} s`;
}

function parts(left: number, big: number, bigName: string, small: number, smallName: string) {
  const rest = Math.floor((left % big) / small);
  return `${Math.floor(left / big)} ${bigName}` + (rest ? ` ${rest} ${smallName}` : "");
}

export const VISIBILITIES = {
  public: { name: t("tables-public"), text: t("tables-public-more") },
  friends: { name: t("tables-friends"), text: t("tables-friends-more") },
  link: { name: t("tables-link"), text: t("tables-link-more") },
} as const;

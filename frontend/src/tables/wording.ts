// Describe a table in words: seats, turn, result, time left.
import type { TableSummary } from "../api/types";
import { t } from "../i18n";

const DAY_S = 86_400;
const HOUR_S = 3_600;
const MINUTE_S = 60;

type SeatDetails = TableSummary["seats"][number];

/** Who sits there, as others call them. */
export function seatName(seat: SeatDetails): string {
  if (seat.player) return seat.player.name;
  return seat.bot ? botName(seat.bot) : t("tables-left");
}

const BOTS: Record<string, string> = {
  beginner: t("tables-bot-beginner"),
  easy: t("tables-bot-easy"),
  medium: t("tables-bot-medium"),
  hard: t("tables-bot-hard"),
  expert: t("tables-bot-expert"),
  greedy: t("tables-bot-greedy"),
  random: t("tables-bot-random"),
};

export function botName(bot: string): string {
  return BOTS[bot] ?? t("tables-bot", { name: bot });
}

const MANNERS: Record<string, string> = {
  beginner: t("tables-level-beginner"),
  easy: t("tables-level-easy"),
  medium: t("tables-level-medium"),
  hard: t("tables-level-hard"),
  expert: t("tables-level-expert"),
  greedy: t("tables-greedy"),
  random: t("tables-random"),
};

/** How a bot plays, in a word. */
export function botManner(bot: string): string {
  return MANNERS[bot] ?? bot;
}

/** The state of a running table, such as whose turn it is, from the viewer's perspective. */
export function turnWords(table: TableSummary): string {
  if (table.paused) return t("tables-paused");
  if (table.your_turn) return t("tables-your-turn");
  const names = table.seats.filter((seat) => seat.must_act).map(seatName);
  if (names.length === 0) return t("tables-goes-on");
  return names.length === 1
    ? t("tables-to-move", { name: names[0] ?? "" })
    : t("tables-to-decide", { names: names.join(", ") });
}

/** Against or with whom one plays. */
export function othersAt(table: TableSummary): string {
  const others = table.seats.filter((seat) => !table.your_seats.includes(seat.number));
  return others.map(seatName).join(", ");
}

/** How a finished game ended, best first. */
export function resultWords(table: TableSummary): string {
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

/** The deadline of the player's own seat; null while no clock runs for it. */
export function deadlineAt(table: TableSummary): Date | null {
  const own = table.seats.filter((seat) => table.your_seats.includes(seat.number));
  const deadlines = own.map((seat) => seat.deadline).filter((each) => each !== null);
  return deadlines[0] ? new Date(deadlines.sort()[0] ?? 0) : null;
}

/** A span of time in its two largest parts: `1 d 4 h`. */
export function span(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= DAY_S) return parts(left, DAY_S, t("tables-d"), HOUR_S, t("tables-h"));
  if (left >= HOUR_S) return parts(left, HOUR_S, t("tables-h"), MINUTE_S, "min");
  return left >= MINUTE_S ? `${Math.floor(left / MINUTE_S)} min` : `${left} s`;
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

// Where the player is logged in.
import { authRequest } from "./auth-api";

export interface LogInSession {
  id: number;
  user_agent: string;
  ip: string;
  created_at: number;
  last_seen_at?: number;
  is_current: boolean;
}

/** The sessions of the player, this one first, then by last use. */
export async function listSessions(): Promise<LogInSession[]> {
  const { data } = await authRequest("GET", "auth/sessions");
  return (Object.values(data) as LogInSession[]).sort(
    (one, other) =>
      Number(other.is_current) - Number(one.is_current) || lastUse(other) - lastUse(one),
  );
}

export const endSessions = (sessions: LogInSession[]) =>
  authRequest("DELETE", "auth/sessions", { sessions: sessions.map((each) => each.id) });

/** When a session was last used, in seconds. */
export const lastUse = (session: LogInSession): number =>
  session.last_seen_at ?? session.created_at;

const BROWSERS: [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrom|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** Browser and system, as far as they can be told from what the browser says of itself. */
export function deviceOf(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  return found.filter(Boolean).join(", ") || userAgent.slice(0, 40);
}

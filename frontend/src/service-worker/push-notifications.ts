// Turn pushed messages into notifications: one for each table, but a single one for all turns when there are several.

/** The payload of a push message; `notifications/channels/push.py` writes it. */
export interface PushPayload {
  title: string;
  body?: string;
  url?: string;
  tag?: string;
  table?: string;
  /** Whether it announces a turn, and the title for several turns together. */
  turn?: boolean;
  several?: string;
  /** The address that mutes its table, and the text of that button. */
  mute?: string;
  mute_words?: string;
}

/** The data that a notification carries until it is tapped. */
export interface NotificationData {
  url: string;
  table?: string;
  mute?: string;
  /** The titles of the turns that it announces, by tag. */
  turns?: Record<string, string>;
}

export interface NotificationContent {
  title: string;
  body: string;
  tag: string;
  actions: { action: string; title: string }[];
  data: NotificationData;
  /** The tags of the notifications that it replaces. */
  replaces: string[];
}

interface Shown {
  tag: string;
  data: unknown;
}

const HOME = "/";
const ALL_TURNS = "turns";

/** The notification for a push message, given those that are already shown. */
export function notificationFor(
  payload: PushPayload,
  shown: readonly Shown[],
): NotificationContent {
  const own = payload.turn && payload.tag ? { [payload.tag]: payload.title } : {};
  const waiting = shown.filter(({ data }) => turnsOf(data));
  const turns = Object.assign({}, ...waiting.map(({ data }) => turnsOf(data)), own) as Turns;
  if (!payload.turn || Object.keys(turns).length < 2) return single(payload, own);
  return {
    title: payload.several ?? payload.title,
    body: Object.values(turns).join("\n"),
    tag: ALL_TURNS,
    actions: [],
    data: { url: HOME, turns },
    replaces: waiting.map(({ tag }) => tag).filter((tag) => tag !== ALL_TURNS),
  };
}

type Turns = Record<string, string>;

function single(payload: PushPayload, turns: Turns): NotificationContent {
  const { title, body = "", url = HOME, tag = "", table, mute, mute_words = "" } = payload;
  return {
    title,
    body,
    tag,
    actions: mute ? [{ action: "mute", title: mute_words }] : [],
    data: {
      url,
      ...(table && { table }),
      ...(mute && { mute }),
      ...(Object.keys(turns).length && { turns }),
    },
    replaces: [],
  };
}

function turnsOf(data: unknown): Turns | undefined {
  return (data as NotificationData | null)?.turns;
}

/** Whether a window already shows the table of a notification. */
export function showsTable(address: string, { table }: NotificationData): boolean {
  return table !== undefined && new URL(address).pathname === `/tables/${table}`;
}

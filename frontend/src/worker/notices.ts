// What stands on the device when something is pushed? One notification for each table, but one for
// all turns as soon as there are several: who comes back to his phone finds a word, not a heap.

/** What the site pushes; `notifications/channels/push.py` writes it. */
export interface Pushed {
  title: string;
  body?: string;
  url?: string;
  tag?: string;
  table?: string;
  /** Whether it waits for its player as other turns do, and how several of them are called. */
  turn?: boolean;
  several?: string;
  /** Where its table is muted, and how the button is called. */
  mute?: string;
  mute_words?: string;
}

/** What a notification remembers until it is tapped. */
export interface Kept {
  url: string;
  table?: string;
  mute?: string;
  /** The turns it tells of, by tag. */
  turns?: Record<string, string>;
}

export interface Notice {
  title: string;
  body: string;
  tag: string;
  actions: { action: string; title: string }[];
  data: Kept;
  /** The tags of those that it stands for from now on. */
  replaces: string[];
}

interface Shown {
  tag: string;
  data: unknown;
}

const HOME = "/";
const ALL_TURNS = "turns";

/** What is shown for a push, with what is shown already. */
export function noticeOf(pushed: Pushed, shown: readonly Shown[]): Notice {
  const own = pushed.turn && pushed.tag ? { [pushed.tag]: pushed.title } : {};
  const waiting = shown.filter(({ data }) => turnsOf(data));
  const turns = Object.assign({}, ...waiting.map(({ data }) => turnsOf(data)), own) as Turns;
  if (!pushed.turn || Object.keys(turns).length < 2) return single(pushed, own);
  return {
    title: pushed.several ?? pushed.title,
    body: Object.values(turns).join("\n"),
    tag: ALL_TURNS,
    actions: [],
    data: { url: HOME, turns },
    replaces: waiting.map(({ tag }) => tag).filter((tag) => tag !== ALL_TURNS),
  };
}

type Turns = Record<string, string>;

function single(pushed: Pushed, turns: Turns): Notice {
  const { title, body = "", url = HOME, tag = "", table, mute, mute_words = "" } = pushed;
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
  return (data as Kept | null)?.turns;
}

/** Whether a window shows already what a notification leads to. */
export function isThere(address: string, { table }: Kept): boolean {
  return table !== undefined && new URL(address).pathname === `/tables/${table}`;
}

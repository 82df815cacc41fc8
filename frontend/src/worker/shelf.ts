// What does the device keep so that the app opens without a connection? The app's own files and its
// empty frame, and of what is the same for all, as the rules, what was read, in one language. Nothing that belongs to a player: his
// last views are kept by the app itself, which forgets them when he logs out.

/** The page without anybody's name in it; the app fills it with what it remembers. */
export const FRAME = "/offline";
/** What is the same for all: the rules, and what the games are made of. */
const PUBLIC = /^\/(rules|api\/v1\/editions|api\/v1\/paces)(\/|$)/;
const PRIVATE = /^\/(api|admin)\//;
const FILES = /^\/static\//;

export type Way = "frame" | "page" | "file" | "network";

/** How a request is met: from the network first, from the shelf first, or never from the shelf. */
export function wayOf(request: Pick<Request, "url" | "method" | "mode">, origin: string): Way {
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== "GET" || from !== origin) return "network";
  if (FILES.test(pathname)) return "file";
  if (PUBLIC.test(pathname)) return "page";
  return request.mode !== "navigate" || PRIVATE.test(pathname) ? "network" : "frame";
}

const OURS = "glenmore-";
const PAGES = `${OURS}pages-`;

/** The shelf of what was read in a language, as answers name it; none for an answer that is not ours. */
export function pagesIn(language: string | null): string | undefined {
  return language ? PAGES + language : undefined;
}

/** The names of shelves that hold files of other versions than this. */
export function outdated(names: readonly string[], app: string): string[] {
  return names.filter((each) => each.startsWith(OURS) && !each.startsWith(PAGES) && each !== app);
}

/** The names of shelves in other languages: who has chosen another must not read the old one. */
export function foreign(names: readonly string[], pages: string): string[] {
  return names.filter((each) => each.startsWith(PAGES) && each !== pages);
}

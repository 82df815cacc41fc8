// Rules of the offline cache. Cached are the files of the app, its empty shell, and public pages such as the rules, in one
// language. Nothing that belongs to a player is cached here: the app itself keeps their last views and erases them at log-out.

/** The page without any player's data; the app fills it with the views that it has stored. */
export const APP_SHELL = "/offline";
/** Pages that are the same for everybody: the rules and the components of the games. */
const PUBLIC = /^\/(rules|api\/v1\/editions|api\/v1\/paces)(\/|$)/;
const PRIVATE = /^\/(api|admin)\//;
const ASSETS = /^\/static\//;

export type Strategy = "app-shell" | "page" | "asset" | "network";

/** How to answer a request: from the network first, from the cache first, or never from the cache. */
export function strategyFor(
  request: Pick<Request, "url" | "method" | "mode">,
  origin: string,
): Strategy {
  const { origin: requested, pathname } = new URL(request.url);
  if (request.method !== "GET" || requested !== origin) return "network";
  if (ASSETS.test(pathname)) return "asset";
  if (PUBLIC.test(pathname)) return "page";
  return request.mode !== "navigate" || PRIVATE.test(pathname) ? "network" : "app-shell";
}

const PREFIX = "glenmore-";
const PAGES_PREFIX = `${PREFIX}pages-`;

/** The cache of pages in the language that a response names; none for a response that is not ours. */
export function pageCacheName(language: string | null): string | undefined {
  return language ? PAGES_PREFIX + language : undefined;
}

/** The names of caches with files of other versions than the current one. */
export function outdatedCaches(names: readonly string[], current: string): string[] {
  return names.filter(
    (each) => each.startsWith(PREFIX) && !each.startsWith(PAGES_PREFIX) && each !== current,
  );
}

/** The names of page caches in other languages, which must not be shown after the language was changed. */
export function otherLanguageCaches(names: readonly string[], current: string): string[] {
  return names.filter((each) => each.startsWith(PAGES_PREFIX) && each !== current);
}

// Which screen belongs to an address?
import type { Component } from "svelte";

export type Parameters = Record<string, string>;

export interface Route {
  /** As in `/tables/:id`. */
  path: string;
  title: string;
  load: () => Promise<{ default: Component }>;
}

export interface Match {
  route: Route;
  parameters: Parameters;
}

/** The first route that fits; null where the site itself must answer. */
export function match(routes: readonly Route[], pathname: string): Match | null {
  for (const route of routes) {
    const parameters = fitting(route.path.split("/"), pathname.split("/"));
    if (parameters) return { route, parameters };
  }
  return null;
}

function fitting(wanted: string[], given: string[]): Parameters | null {
  if (wanted.length !== given.length) return null;
  const parameters: Parameters = {};
  for (const [i, part] of wanted.entries()) {
    const word = given[i] ?? "";
    if (part.startsWith(":") && word) parameters[part.slice(1)] = decodeURIComponent(word);
    else if (part !== word) return null;
  }
  return parameters;
}

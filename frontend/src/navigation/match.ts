// Match a path against the list of routes.
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

/** The first route that matches; null where the server must answer. */
export function match(routes: readonly Route[], pathname: string): Match | null {
  for (const route of routes) {
    const parameters = matchParts(route.path.split("/"), pathname.split("/"));
    if (parameters) return { route, parameters };
  }
  return null;
}

function matchParts(pattern: string[], parts: string[]): Parameters | null {
  if (pattern.length !== parts.length) return null;
  const parameters: Parameters = {};
  for (const [i, part] of pattern.entries()) {
    const value = parts[i] ?? "";
    if (part.startsWith(":") && value) parameters[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return parameters;
}

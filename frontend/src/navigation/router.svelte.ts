// Client-side router: the current address, the route that matches it, and navigation without a page load.
import { match, type Match, type Route } from "./match";

class Router {
  #routes = $state.raw<readonly Route[]>([]);
  address = $state.raw(new URL(location.href));
  readonly match: Match | null = $derived(match(this.#routes, this.address.pathname));

  constructor() {
    window.addEventListener("popstate", () => (this.address = new URL(location.href)));
  }

  /** Set the routes. The app does so at start: screens import the router, so it cannot import them. */
  register(routes: readonly Route[]): void {
    this.#routes = routes;
  }

  /** A parameter of the path, as `id` in `/tables/:id`. */
  parameter(name: string): string {
    return this.match?.parameters[name] ?? "";
  }

  /** A parameter of the query string; empty if absent. */
  query(name: string): string {
    return this.address.searchParams.get(name) ?? "";
  }

  /** Go to an address of this site; one without a route is loaded as a page. */
  go(to: string, { replace = false } = {}): void {
    const address = new URL(to, location.href);
    if (!match(this.#routes, address.pathname)) return void location.assign(address);
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.address = address;
    window.scrollTo(0, 0);
  }

  /** Handle a click on a link to a route; other links and modified clicks are left to the browser. */
  follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !this.#hasRoute(link)) return;
    event.preventDefault();
    this.go(link.href);
  }

  #hasRoute(link: HTMLAnchorElement): boolean {
    const isHere =
      link.origin === location.origin && !link.target && !link.hasAttribute("download");
    return isHere && match(this.#routes, link.pathname) !== null;
  }
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export const router = new Router();

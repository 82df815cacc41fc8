// How does one go from screen to screen without loading the page anew?
import { match, type Match } from "./match";
import { routes } from "./routes";

class Router {
  address = $state.raw(new URL(location.href));
  readonly found: Match | null = $derived(match(routes, this.address.pathname));

  constructor() {
    window.addEventListener("popstate", () => (this.address = new URL(location.href)));
  }

  /** A part of the address, as `id` in `/tables/:id`. */
  parameter(name: string): string {
    return this.found?.parameters[name] ?? "";
  }

  /** What the address says behind its question mark. */
  query(name: string): string {
    return this.address.searchParams.get(name) ?? "";
  }

  /** Go to an address of this site; one that is no screen of ours is loaded as a page. */
  go(to: string, { replace = false } = {}): void {
    const address = new URL(to, location.href);
    if (!match(routes, address.pathname)) return void location.assign(address);
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.address = address;
    window.scrollTo(0, 0);
  }

  /** Let links lead to screens; what a browser does with other keys and buttons stays. */
  follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isPlain(event) || !isOurs(link)) return;
    event.preventDefault();
    this.go(link.href);
  }
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function isOurs(link: HTMLAnchorElement): boolean {
  const here = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  return here && match(routes, link.pathname) !== null;
}

export const router = new Router();

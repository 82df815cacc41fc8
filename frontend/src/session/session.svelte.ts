// The session: a player (registered or guest), or a visitor, who becomes a guest with their first game.
import { api, unwrap } from "../api/client";
import type { Me } from "../api/types";
import { clearCache } from "../offline/device-cache";

const STORAGE_KEY = "glenmore:me";

class Session {
  me = $state.raw<Me | null>(initialPlayer());

  /** The player; a visitor becomes a guest. */
  async player(): Promise<Me> {
    if (this.me) return this.me;
    const body = { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    return this.set(await unwrap(api.POST("/api/v1/players/guest/", { body })));
  }

  /** Reload the player, after signing in or up. */
  async refresh(): Promise<Me> {
    return this.set(await unwrap(api.GET("/api/v1/me/")));
  }

  /** Set the player from a response. */
  set(me: Me): Me {
    this.me = me;
    localStorage.setItem(STORAGE_KEY, JSON.stringify(me));
    return me;
  }

  /** Clear the session and everything cached for the player on this device. */
  forget(): void {
    this.me = null;
    localStorage.removeItem(STORAGE_KEY);
    clearCache();
  }
}

/** The player named by the page; a page from the offline cache names nobody, then it is the last one. */
function initialPlayer(): Me | null {
  const named = document.querySelector<HTMLMetaElement>("meta[name=me]")?.content;
  const last = read(localStorage.getItem(STORAGE_KEY));
  if (named === undefined) return last;
  const me = read(named);
  if (me?.id !== last?.id) clearCache();
  if (me) localStorage.setItem(STORAGE_KEY, named);
  else localStorage.removeItem(STORAGE_KEY);
  return me;
}

function read(text: string | null): Me | null {
  return text ? (JSON.parse(text) as Me) : null;
}

export const session = new Session();
export type { Session };

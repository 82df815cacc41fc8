// Who is looking? A player, perhaps a guest, or a visitor who becomes one with the first game.
import { api, told } from "../api/client";
import type { Me } from "../api/types";
import { forgetAll } from "../offline/memory";

const LAST_KNOWN = "glenmore:me";

class Session {
  me = $state.raw<Me | null>(found());

  /** The player; a visitor becomes a guest. */
  async player(): Promise<Me> {
    if (this.me) return this.me;
    const wishes = { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    return this.set(await told(api.POST("/api/v1/players/guest/", { body: wishes })));
  }

  /** Ask the site again who one is, after signing in or up. */
  async refresh(): Promise<Me> {
    return this.set(await told(api.GET("/api/v1/me/")));
  }

  /** Take what the site says about oneself. */
  set(me: Me): Me {
    this.me = me;
    localStorage.setItem(LAST_KNOWN, JSON.stringify(me));
    return me;
  }

  /** Forget the player; the device keeps nothing of his. */
  forget(): void {
    this.me = null;
    localStorage.removeItem(LAST_KNOWN);
    forgetAll();
  }
}

/** The page says who looks; a page from the offline store cannot, then it is who it was last. */
function found(): Me | null {
  const said = document.querySelector<HTMLMetaElement>("meta[name=me]")?.content;
  const last = read(localStorage.getItem(LAST_KNOWN));
  if (said === undefined) return last;
  const me = read(said);
  if (me?.id !== last?.id) forgetAll();
  if (me) localStorage.setItem(LAST_KNOWN, said);
  else localStorage.removeItem(LAST_KNOWN);
  return me;
}

function read(text: string | null): Me | null {
  return text ? (JSON.parse(text) as Me) : null;
}

export const session = new Session();
export type { Session };

// At which tables does one play, and where is it one's turn? Every screen may ask.
import { api, told } from "../api/client";
import { inWords } from "../api/problems";
import type { Summary } from "../api/types";
import { lobby } from "../live/lobby";
import { recall, remember } from "../offline/memory";
import { session } from "../session/session.svelte";
import { byUrgency, replaced } from "./lists";

class Mine {
  tables = $state.raw<Summary[]>([]);
  /** Whether the list was read, or is the last one known on this device. */
  known = $state(false);
  trouble = $state("");
  readonly waiting = $derived(this.tables.filter(isWaiting));

  /** Keep the list true; the answer ends it. */
  listen(): () => void {
    const last = recall<Summary[]>("mine");
    if (last && !this.known) this.#set(last);
    return lobby.listen({
      changed: (table) => this.#changed(table),
      gone: (id) => this.#set(this.tables.filter((table) => table.id !== id)),
      ready: () => void this.load(),
    });
  }

  async load(): Promise<void> {
    try {
      const { tables } = await told(api.GET("/api/v1/tables/mine/"));
      this.trouble = "";
      this.#set(tables);
    } catch (failure) {
      this.trouble = inWords(failure);
    }
  }

  /** Another table at which it is one's turn: the next game. */
  next(except: string): Summary | null {
    return this.waiting.find((table) => table.id !== except) ?? null;
  }

  forget(): void {
    this.tables = [];
    this.known = false;
  }

  #changed(table: Summary): void {
    const stays = table.your_seats.length > 0 || table.invited_by !== null;
    this.#set(replaced(this.tables, table, stays));
  }

  /** An answer that comes when the player has left is nobody's. */
  #set(tables: Summary[]): void {
    if (!session.me) return;
    this.tables = [...tables].sort(byUrgency);
    this.known = true;
    remember("mine", tables);
  }
}

function isWaiting(table: Summary): boolean {
  return table.status === "running" && table.your_turn && !table.paused;
}

export const mine = new Mine();

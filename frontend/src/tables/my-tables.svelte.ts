// The player's own tables, kept up to date, and those at which it is their turn.
import { api, unwrap } from "../api/client";
import { errorMessage } from "../api/errors";
import type { TableSummary } from "../api/types";
import { lobby } from "../live/lobby";
import { readCache, writeCache } from "../offline/device-cache";
import { session } from "../session/session.svelte";
import { byUrgency, replaced } from "./lists";

class MyTables {
  tables = $state.raw<TableSummary[]>([]);
  /** Whether the list was loaded, from the server or the cache. */
  known = $state(false);
  error = $state("");
  readonly waiting = $derived(this.tables.filter(isWaiting));

  /** Keep the list up to date; returns a function that stops it. */
  listen(): () => void {
    const last = readCache<TableSummary[]>("mine");
    if (last && !this.known) this.#set(last);
    return lobby.listen({
      changed: (table) => this.#changed(table),
      gone: (id) => this.#set(this.tables.filter((table) => table.id !== id)),
      ready: () => void this.load(),
    });
  }

  async load(): Promise<void> {
    try {
      const { tables } = await unwrap(api.GET("/api/v1/tables/mine/"));
      this.error = "";
      this.#set(tables);
    } catch (failure) {
      this.error = errorMessage(failure);
    }
  }

  /** Another table at which it is the player's turn. */
  next(except: string): TableSummary | null {
    return this.waiting.find((table) => table.id !== except) ?? null;
  }

  forget(): void {
    this.tables = [];
    this.known = false;
  }

  #changed(table: TableSummary): void {
    const stays = table.your_seats.length > 0 || table.invited_by !== null;
    this.#set(replaced(this.tables, table, stays));
  }

  /** Set the list; a response that arrives after the player has logged out is dropped. */
  #set(tables: TableSummary[]): void {
    if (!session.me) return;
    this.tables = [...tables].sort(byUrgency);
    this.known = true;
    writeCache("mine", tables);
  }
}

function isWaiting(table: TableSummary): boolean {
  return table.status === "running" && table.your_turn && !table.paused;
}

export const myTables = new MyTables();

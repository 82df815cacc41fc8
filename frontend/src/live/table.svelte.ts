// The live state of one table, kept up to date by its socket.
import type { TableEvent, TableDetails } from "../api/types";
import { cachedTable, cacheTable } from "../offline/device-cache";
import { type Line, listen, type SocketLike } from "./socket";

interface TableMessage {
  kind: "table" | "events";
  events: TableEvent[];
  table: TableDetails;
}

interface Viewpoint {
  code?: string;
  seat?: number;
}

/** A table that is open on a screen. */
export class LiveTable {
  table = $state.raw<TableDetails | null>(null);
  line = $state<Line>("connecting");
  readonly id: string;
  readonly #viewpoint: Viewpoint;
  readonly #listeners = new Set<(events: TableEvent[], table: TableDetails) => void>();
  #stop: (() => void) | null = null;

  constructor(id: string, viewpoint: Viewpoint = {}) {
    this.id = id;
    this.#viewpoint = viewpoint;
  }

  /** Connect; returns a function that disconnects, as an `$effect` needs it. */
  open(connect?: (address: () => string) => SocketLike): () => void {
    this.#stop = listen<TableMessage>({
      address: () => this.#address(),
      onMessage: (message) => this.#onMessage(message),
      line: (line) => this.#setLine(line),
      ...(connect && { connect }),
    });
    return () => this.#stop?.();
  }

  /** Be told of events as they come, with the table behind them; of none, where too many were
   * missed to be told. */
  onEvents(listener: (events: TableEvent[], table: TableDetails) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Accept a table from elsewhere, as the response to a move, unless it is older. */
  take(table: TableDetails): void {
    if (this.table && table.event < this.table.event) return;
    this.table = table;
    cacheTable(table);
  }

  /** Without a connection the cached table is shown. */
  #setLine(line: Line): void {
    this.line = line;
    if (line === "lost" && !this.table) this.table = cachedTable(this.id);
  }

  #onMessage({ events, table }: TableMessage): void {
    const missed = this.table !== null && this.table.event < table.event;
    this.take(table);
    if (events.length || missed) for (const listener of this.#listeners) listener(events, table);
  }

  #address(): string {
    const query = new URLSearchParams();
    if (this.table) query.set("after", String(this.table.event));
    if (this.#viewpoint.code) query.set("code", this.#viewpoint.code);
    if (this.#viewpoint.seat !== undefined) query.set("seat", String(this.#viewpoint.seat));
    return `/ws/tables/${this.id}/?${query}`;
  }
}

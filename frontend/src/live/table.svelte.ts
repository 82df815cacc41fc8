// What is known of one table, and how does it stay true? The socket brings whatever happens.
import type { TableEvent, TableSeen } from "../api/types";
import { recallTable, rememberTable } from "../offline/memory";
import { type Line, listen, type SocketLike } from "./socket";

interface Told {
  kind: "table" | "events";
  events: TableEvent[];
  table: TableSeen;
}

interface Eyes {
  code?: string;
  seat?: number;
}

/** A table that a screen looks at. */
export class LiveTable {
  table = $state.raw<TableSeen | null>(null);
  line = $state<Line>("connecting");
  readonly id: string;
  readonly #eyes: Eyes;
  readonly #hearers = new Set<(events: TableEvent[], table: TableSeen) => void>();
  #stop: (() => void) | null = null;

  constructor(id: string, eyes: Eyes = {}) {
    this.id = id;
    this.#eyes = eyes;
  }

  /** Begin to listen; the answer ends it. Fits into an `$effect`. */
  open(connect?: (address: () => string) => SocketLike): () => void {
    this.#stop = listen<Told>({
      address: () => this.#address(),
      hear: (told) => this.#hear(told),
      line: (line) => this.#note(line),
      ...(connect && { connect }),
    });
    return () => this.#stop?.();
  }

  /** Be told of events as they come, with the table behind them; of none, where too many were
   * missed to be told. */
  onEvents(hearer: (events: TableEvent[], table: TableSeen) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Take a table that came by another way, as the answer to a move, unless it is older. */
  take(table: TableSeen): void {
    if (this.table && table.event < this.table.event) return;
    this.table = table;
    rememberTable(table);
  }

  /** Without a connection the table is shown as it was last seen on this device. */
  #note(line: Line): void {
    this.line = line;
    if (line === "lost" && !this.table) this.table = recallTable(this.id);
  }

  #hear({ events, table }: Told): void {
    const missed = this.table !== null && this.table.event < table.event;
    this.take(table);
    if (events.length || missed) for (const hearer of this.#hearers) hearer(events, table);
  }

  #address(): string {
    const asked = new URLSearchParams();
    if (this.table) asked.set("after", String(this.table.event));
    if (this.#eyes.code) asked.set("code", this.#eyes.code);
    if (this.#eyes.seat !== undefined) asked.set("seat", String(this.#eyes.seat));
    return `/ws/tables/${this.id}/?${asked}`;
  }
}

// How does a list of tables stay true? Whenever a table changes, the socket brings its line anew.
// All lists of the app share one socket, which is open as long as somebody listens.
import type { Summary } from "../api/types";
import { session } from "../session/session.svelte";
import { listen, type SocketLike } from "./socket";

interface Told {
  kind: "ready" | "table" | "gone";
  table?: Summary;
  id?: string;
}

interface Hearer {
  changed: (table: Summary) => void;
  /** A table is none of one's own any more, and cannot be seen. */
  gone?: (id: string) => void;
  /** Whenever the socket opens: what happened before is not told again. */
  ready: () => void;
}

export class Lobby {
  readonly #hearers = new Set<Hearer>();
  readonly #viewer: () => number | undefined;
  readonly #connect: ((address: () => string) => SocketLike) | undefined;
  #stop: (() => void) | null = null;
  #openedBy: number | undefined;
  #isReady = false;

  constructor(viewer: () => number | undefined, connect?: (address: () => string) => SocketLike) {
    this.#viewer = viewer;
    this.#connect = connect;
  }

  /** Hear of the tables of the lobby and of one's own; the answer ends it. */
  listen(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    if (!this.#stop) this.#open();
    else if (this.#isReady) hearer.ready();
    return () => this.#leave(hearer);
  }

  /** Open the socket anew if the one who looks has become another: it brings his own tables. */
  recognise(): void {
    if (!this.#stop || this.#openedBy === this.#viewer()) return;
    this.#stop();
    this.#open();
  }

  #open(): void {
    this.#isReady = false;
    this.#openedBy = this.#viewer();
    this.#stop = listen<Told>({
      address: () => "/ws/lobby/",
      hear: (told) => this.#hear(told),
      ...(this.#connect && { connect: this.#connect }),
    });
  }

  #hear({ table, id }: Told): void {
    this.#isReady = true;
    for (const hearer of this.#hearers) {
      if (table) hearer.changed(table);
      else if (id) hearer.gone?.(id);
      else hearer.ready();
    }
  }

  #leave(hearer: Hearer): void {
    this.#hearers.delete(hearer);
    if (this.#hearers.size) return;
    this.#stop?.();
    this.#stop = null;
  }
}

export const lobby = new Lobby(() => session.me?.id);

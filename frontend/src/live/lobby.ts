// The lobby socket: changed tables for all lists of the app. The lists share one connection, which is open as
// long as one of them listens.
import type { TableSummary } from "../api/types";
import { session } from "../session/session.svelte";
import { listen, type SocketLike } from "./socket";

interface LobbyMessage {
  kind: "ready" | "table" | "gone";
  table?: TableSummary;
  id?: string;
}

interface LobbyListener {
  changed: (table: TableSummary) => void;
  /** One of the viewer's tables is no longer visible to them. */
  gone?: (id: string) => void;
  /** Called whenever the socket opens: changes from before are not sent again. */
  ready: () => void;
}

export class Lobby {
  readonly #listeners = new Set<LobbyListener>();
  readonly #viewer: () => number | undefined;
  readonly #connect: ((address: () => string) => SocketLike) | undefined;
  #stop: (() => void) | null = null;
  #connectedAs: number | undefined;
  #isReady = false;

  constructor(viewer: () => number | undefined, connect?: (address: () => string) => SocketLike) {
    this.#viewer = viewer;
    this.#connect = connect;
  }

  /** Listen to changes of the lobby's and the viewer's tables; returns a function that stops it. */
  listen(listener: LobbyListener): () => void {
    this.#listeners.add(listener);
    if (!this.#stop) this.#open();
    else if (this.#isReady) listener.ready();
    return () => this.#leave(listener);
  }

  /** Reconnect if another player has logged in: the socket sends the viewer's own tables. */
  reconnectIfViewerChanged(): void {
    if (!this.#stop || this.#connectedAs === this.#viewer()) return;
    this.#stop();
    this.#open();
  }

  #open(): void {
    this.#isReady = false;
    this.#connectedAs = this.#viewer();
    this.#stop = listen<LobbyMessage>({
      address: () => "/ws/lobby/",
      onMessage: (message) => this.#onMessage(message),
      ...(this.#connect && { connect: this.#connect }),
    });
  }

  #onMessage({ table, id }: LobbyMessage): void {
    this.#isReady = true;
    for (const listener of this.#listeners) {
      if (table) listener.changed(table);
      else if (id) listener.gone?.(id);
      else listener.ready();
    }
  }

  #leave(listener: LobbyListener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size) return;
    this.#stop?.();
    this.#stop = null;
  }
}

export const lobby = new Lobby(() => session.me?.id);

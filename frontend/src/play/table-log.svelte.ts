// The log, the chat and the player's private note of a table.
import { api, unwrap } from "../api/client";
import { errorMessage } from "../api/errors";
import type { Message, MoveDetails } from "../api/types";
import { type LogTurn, logTurns } from "./log";
import type { Play } from "./play.svelte";

/** How long after the last key a note is saved. */
const SAVE_DELAY_MS = 500;

export class TableLog {
  readonly #play: Play;
  moves = $state.raw<readonly MoveDetails[]>([]);
  messages = $state.raw<readonly Message[]>([]);
  note = $state("");
  noteSaved = $state(false);
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  error = $state("");

  constructor(play: Play) {
    this.#play = play;
  }

  /** Load everything and follow the socket; returns a function that stops it. */
  open(): () => void {
    void this.#try(() => this.#load());
    return this.#play.live.onEvents((events) => {
      if (!events.length) void this.#try(() => this.#load());
      this.#add(
        events.flatMap((event) => event.moves ?? []),
        events.flatMap((event) => (event.message ? [event.message] : [])),
      );
    });
  }

  /** The log, the latest turn first. */
  get turns(): LogTurn[] {
    return logTurns(this.moves).reverse();
  }

  /** Send a chat message; whether it was sent. */
  async send(text: string): Promise<boolean> {
    return this.#try(async () => {
      const sending = api.POST("/api/v1/tables/{id}/chat/", {
        params: this.#params,
        body: { text },
      });
      this.#add([], [await unwrap(sending)]);
    });
  }

  /** Save the note shortly after the last key, so that closing the sheet loses nothing. */
  saveNoteSoon(): void {
    this.noteSaved = false;
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.saveNote(), SAVE_DELAY_MS);
  }

  async saveNote(): Promise<void> {
    clearTimeout(this.#saveTimer);
    this.noteSaved = await this.#try(async () => {
      await unwrap(
        api.PUT("/api/v1/tables/{id}/note/", { params: this.#params, body: { text: this.note } }),
      );
    });
  }

  get #params(): { path: { id: string } } {
    return { path: { id: this.#play.table.id } };
  }

  #add(moves: readonly MoveDetails[], messages: readonly Message[]): void {
    this.moves = merge(this.moves, moves, ({ number }) => number);
    this.messages = merge(this.messages, messages, ({ id }) => id);
  }

  async #load(): Promise<void> {
    const params = this.#params;
    const moves = unwrap(api.GET("/api/v1/tables/{id}/moves/", { params }));
    const messages = unwrap(api.GET("/api/v1/tables/{id}/chat/", { params }));
    this.#add((await moves).moves, (await messages).messages);
    if (this.#play.seat === null) return;
    this.note = (await unwrap(api.GET("/api/v1/tables/{id}/note/", { params }))).text;
  }

  async #try(work: () => Promise<void>): Promise<boolean> {
    this.error = "";
    try {
      await work();
      return true;
    } catch (failure) {
      this.error = errorMessage(failure);
      return false;
    }
  }
}

/** Merge two lists by key, in order: events that arrive while the list is loaded are kept. */
function merge<Item>(
  known: readonly Item[],
  added: readonly Item[],
  key: (item: Item) => number,
): readonly Item[] {
  const all = new Map([...known, ...added].map((item) => [key(item), item]));
  return [...all.values()].sort((one, other) => key(one) - key(other));
}

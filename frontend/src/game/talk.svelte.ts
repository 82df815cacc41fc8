// What was played and said at a table, and what does a player note for himself?
import { api, told } from "../api/client";
import { inWords } from "../api/problems";
import type { Message, MoveSeen } from "../api/types";
import { sentences, type Sentence } from "./facts";
import type { Play } from "./play.svelte";
import type { Naming, Told } from "./words";

export class Talk {
  readonly #play: Play;
  moves = $state.raw<readonly MoveSeen[]>([]);
  messages = $state.raw<readonly Message[]>([]);
  note = $state("");
  /** Whether the note is on the site as it stands here. */
  kept = $state(false);
  #keeping: ReturnType<typeof setTimeout> | undefined;
  trouble = $state("");

  constructor(play: Play) {
    this.#play = play;
  }

  /** Read all, and hear of what comes; the answer ends it. */
  open(): () => void {
    void this.#try(() => this.#read());
    return this.#play.live.onEvents((events) => {
      if (!events.length) void this.#try(() => this.#read());
      this.#add(
        events.flatMap((event) => event.moves ?? []),
        events.flatMap((event) => (event.message ? [event.message] : [])),
      );
    });
  }

  /** The log, the latest first. */
  log(naming: Naming): Sentence[] {
    const facts = this.moves.flatMap((move) => move.facts) as unknown as Told[];
    return sentences(facts, naming).reverse();
  }

  async say(text: string): Promise<boolean> {
    return this.#try(async () => {
      const asking = api.POST("/api/v1/tables/{id}/chat/", {
        params: this.#params,
        body: { text },
      });
      this.#add([], [await told(asking)]);
    });
  }

  /** Keep what is written a moment after the last key, so that closing the sheet loses nothing. */
  noteSoon(): void {
    this.kept = false;
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => void this.keepNote(), 500);
  }

  async keepNote(): Promise<boolean> {
    clearTimeout(this.#keeping);
    this.kept = await this.#try(async () => {
      await told(
        api.PUT("/api/v1/tables/{id}/note/", { params: this.#params, body: { text: this.note } }),
      );
    });
    return this.kept;
  }

  get #params(): { path: { id: string } } {
    return { path: { id: this.#play.table.id } };
  }

  #add(moves: readonly MoveSeen[], messages: readonly Message[]): void {
    this.moves = merged(this.moves, moves, ({ number }) => number);
    this.messages = merged(this.messages, messages, ({ id }) => id);
  }

  async #read(): Promise<void> {
    const params = this.#params;
    const moves = told(api.GET("/api/v1/tables/{id}/moves/", { params }));
    const messages = told(api.GET("/api/v1/tables/{id}/chat/", { params }));
    this.#add((await moves).moves, (await messages).messages);
    if (this.#play.seat === null) return;
    this.note = (await told(api.GET("/api/v1/tables/{id}/note/", { params }))).text;
  }

  async #try(act: () => Promise<void>): Promise<boolean> {
    this.trouble = "";
    try {
      await act();
      return true;
    } catch (failure) {
      this.trouble = inWords(failure);
      return false;
    }
  }
}

/** Two lists as one, in their order: what was heard while the rest was read is kept. */
function merged<Item>(
  known: readonly Item[],
  news: readonly Item[],
  key: (item: Item) => number,
): readonly Item[] {
  const all = new Map([...known, ...news].map((item) => [key(item), item]));
  return [...all.values()].sort((one, other) => key(one) - key(other));
}

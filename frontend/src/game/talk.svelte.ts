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
  trouble = $state("");

  constructor(play: Play) {
    this.#play = play;
  }

  /** Read all, and hear of what comes; the answer ends it. */
  open(): () => void {
    void this.#try(() => this.#read());
    return this.#play.live.onEvents((events) => {
      const moves = events.flatMap((event) => event.moves ?? []);
      const messages = events.flatMap((event) => (event.message ? [event.message] : []));
      this.moves = [
        ...this.moves,
        ...moves.filter(({ number }) => number > (this.moves.at(-1)?.number ?? 0)),
      ];
      this.messages = [...this.messages, ...messages.filter(({ id }) => !this.#has(id))];
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
      const said = await told(asking);
      if (!this.#has(said.id)) this.messages = [...this.messages, said];
    });
  }

  async keepNote(): Promise<boolean> {
    return this.#try(async () => {
      await told(
        api.PUT("/api/v1/tables/{id}/note/", { params: this.#params, body: { text: this.note } }),
      );
    });
  }

  get #params(): { path: { id: string } } {
    return { path: { id: this.#play.table.id } };
  }

  #has(id: number): boolean {
    return this.messages.some((message) => message.id === id);
  }

  async #read(): Promise<void> {
    const params = this.#params;
    const moves = told(api.GET("/api/v1/tables/{id}/moves/", { params }));
    const messages = told(api.GET("/api/v1/tables/{id}/chat/", { params }));
    this.moves = (await moves).moves;
    this.messages = (await messages).messages;
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

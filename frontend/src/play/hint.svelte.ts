// The hint: what a bot would choose now. It is offered to players who play against bots alone.
import { api, unwrap } from "../api/client";
import { type Choice, sameChoice } from "../board";
import type { Position } from "./position.svelte";
import type { Selection } from "./selection.svelte";
import type { Transport } from "./transport.svelte";

export class Hint {
  readonly #position: Position;
  readonly #selection: Selection;
  readonly #transport: Transport;
  /** The hint, and the number of the position for which it was given. */
  #given = $state.raw<{ number: number; choice: Choice } | null>(null);

  /** Whether a hint may be asked for; a lesson says itself what to do. */
  readonly isAvailable: boolean = $derived.by(() => {
    const { canAnswer, table } = this.#position;
    return canAnswer && table.alone && !table.step?.move;
  });
  /** The hint for the current position. */
  readonly choice: Choice | null = $derived.by(() =>
    this.#given?.number === this.#position.table.number ? this.#given.choice : null,
  );
  /** The place to highlight: the next one of the hint, or the button of its aside. */
  readonly place: string | undefined = $derived.by(() => {
    if (!this.choice) return undefined;
    const verb = String(this.choice[0]);
    const { aside, picked } = this.#selection;
    if (this.#position.asides.includes(this.choice) && aside !== verb) return `aside:${verb}`;
    const places = this.#selection.placesOf(this.choice);
    return picked.every((place, i) => places[i] === place) ? places[picked.length] : places[0];
  });

  constructor(position: Position, selection: Selection, transport: Transport) {
    this.#position = position;
    this.#selection = selection;
    this.#transport = transport;
  }

  /** Ask for a hint; nothing is played. */
  async ask(): Promise<void> {
    const { id, seat } = this.#position.table;
    if (seat === null) return;
    const params = { path: { id }, query: { seat } };
    await this.#transport.run(async () => {
      this.#selection.clear();
      const { number, choice } = await unwrap(api.GET("/api/v1/tables/{id}/hint/", { params }));
      const option = this.#position.choices.find((each) => sameChoice(each, choice as Choice));
      this.#given = option ? { number, choice: option } : null;
    });
  }
}

// What time is it? Screens that show how much is left read it; it moves while somebody does.
import { createSubscriber } from "svelte/reactivity";

const TICK = 10_000;

class Now {
  readonly #watched = createSubscriber((update) => {
    const ticking = setInterval(update, TICK);
    return () => clearInterval(ticking);
  });

  get time(): number {
    this.#watched();
    return Date.now();
  }
}

export const now = new Now();

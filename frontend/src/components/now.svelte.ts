// The current time as reactive state; it ticks only while a component reads it.
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

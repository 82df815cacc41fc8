// How much time has a seat left? Told every second: a live clock is watched.
import { createSubscriber } from "svelte/reactivity";

interface Clock {
  bank: number | null;
  deadline: string | null;
}

/** The seconds that a seat has left; null where there is no clock. */
export function secondsLeft({ bank, deadline }: Clock, now: number): number | null {
  return deadline ? (Date.parse(deadline) - now) / 1000 : bank;
}

class Now {
  readonly #watched = createSubscriber((update) => {
    const ticking = setInterval(update, 1000);
    return () => clearInterval(ticking);
  });

  get time(): number {
    this.#watched();
    return Date.now();
  }
}

export const now = new Now();

/** The moments at which a running clock is spoken, in seconds. */
export const SPOKEN = [60, 30, 10];

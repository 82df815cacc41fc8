// The time that a seat has left, updated every second.
import { createSubscriber } from "svelte/reactivity";

interface Clock {
  bank: number | null;
  deadline: string | null;
}

/** The seconds that a seat has left; null without a clock. */
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

/** The seconds left at which a clock is announced to screen readers. */
export const ANNOUNCED_SECONDS = [60, 30, 10];

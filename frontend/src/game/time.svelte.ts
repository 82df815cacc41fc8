// How much time has a seat left? Said as shortly as it can be: days, hours, minutes, then seconds.

/** Seconds in words: "2 d 3 h", "5 h", "12 min", "0:42". */
export function spell(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const [days, hours, minutes] = [
    Math.floor(left / 86400),
    Math.floor(left / 3600),
    Math.floor(left / 60),
  ];
  if (days) return hours % 24 && days < 3 ? `${days} d ${hours % 24} h` : `${days} d`;
  if (hours) return `${hours} h`;
  if (minutes >= 10) return `${minutes} min`;
  return `${minutes}:${String(left % 60).padStart(2, "0")}`;
}

interface Clock {
  bank: number | null;
  deadline: string | null;
}

/** The seconds that a seat has left; null where there is no clock. */
export function secondsLeft({ bank, deadline }: Clock, now: number): number | null {
  if (deadline) return (Date.parse(deadline) - now) / 1000;
  return bank;
}

/** The time, told every second to whoever looks. */
export class Now {
  at = $state(Date.now());

  /** Begin to tick; the answer ends it. */
  tick(): () => void {
    const timer = setInterval(() => (this.at = Date.now()), 1000);
    return () => clearInterval(timer);
  }
}

/** The moments at which a running clock is spoken, in seconds. */
export const SPOKEN = [60, 30, 10];

// What does the device remember of the player's last views, so that they can be read offline? Only
// his own; all of it is forgotten when he logs out.
const PREFIX = "glenmore:seen:";

/** Keep something under a name; a full or locked store loses nothing but this. */
export function remember(name: string, seen: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(seen));
  } catch {
    localStorage.removeItem(PREFIX + name);
  }
}

/** What was kept under that name. */
export function recall<Seen>(name: string): Seen | null {
  const kept = localStorage.getItem(PREFIX + name);
  try {
    return kept ? (JSON.parse(kept) as Seen) : null;
  } catch {
    return null;
  }
}

/** Keep nothing of this player any more. */
export function forgetAll(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  }
}

// What does the device remember of the player's last views, so that they can be read offline? Only
// his own; all of it is forgotten when he logs out.
import type { TableSeen } from "../api/types";

const PREFIX = "glenmore:seen:";
const SEEN = "tables";
const MOST_TABLES = 8;

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

/** Keep a table as it was last seen; of several, the last ones. */
export function rememberTable(table: TableSeen): void {
  const others = (recall<string[]>(SEEN) ?? []).filter((id) => id !== table.id);
  const ids = [table.id, ...others];
  for (const id of ids.splice(MOST_TABLES)) localStorage.removeItem(`${PREFIX}table:${id}`);
  remember(SEEN, ids);
  remember(`table:${table.id}`, table);
  if (!notedHash(table.id)) remember(`hash:${table.id}`, table.seed_hash);
}

/** The hash of a table's seed as this device saw it first. */
export function notedHash(id: string): string | null {
  return recall<string>(`hash:${id}`);
}

/** A table as it was last seen. */
export function recallTable(id: string): TableSeen | null {
  return recall<TableSeen>(`table:${id}`);
}

/** Keep nothing of this player any more. */
export function forgetAll(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  }
}

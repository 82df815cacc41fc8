// Cache what a player saw last on the device, to be read offline. It is cleared when they log out.
import type { TableDetails } from "../api/types";

const PREFIX = "glenmore:seen:";
const TABLE_IDS = "tables";
const MAX_TABLES = 8;

/** Write an entry; if the storage is full or locked, only this entry is lost. */
export function writeCache(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    localStorage.removeItem(PREFIX + name);
  }
}

/** Read an entry; null if there is none. */
export function readCache<Value>(name: string): Value | null {
  const text = localStorage.getItem(PREFIX + name);
  try {
    return text ? (JSON.parse(text) as Value) : null;
  } catch {
    return null;
  }
}

/** Cache a table; only the latest few are kept. */
export function cacheTable(table: TableDetails): void {
  const others = (readCache<string[]>(TABLE_IDS) ?? []).filter((id) => id !== table.id);
  const ids = [table.id, ...others];
  for (const id of ids.splice(MAX_TABLES)) localStorage.removeItem(`${PREFIX}table:${id}`);
  writeCache(TABLE_IDS, ids);
  writeCache(`table:${table.id}`, table);
  if (!firstSeedHash(table.id)) writeCache(`hash:${table.id}`, table.seed_hash);
}

/** The hash of a table's seed as this device first received it. */
export function firstSeedHash(id: string): string | null {
  return readCache<string>(`hash:${id}`);
}

/** A table from the cache. */
export function cachedTable(id: string): TableDetails | null {
  return readCache<TableDetails>(`table:${id}`);
}

/** Delete all entries of this player. */
export function clearCache(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  }
}

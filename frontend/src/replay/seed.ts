// Compute the hash of a seed in the browser, so that it can be compared with the one published before the game.
const PREFIX = "glenmore seed ";

/** The SHA-256 hash of a seed; null if the browser cannot compute it. */
export async function hashOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new TextEncoder().encode(PREFIX + seed);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Normalize a pasted hash. */
export function asHash(text: string): string {
  return text.trim().toLowerCase();
}

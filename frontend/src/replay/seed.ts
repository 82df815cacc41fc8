// Is a seed the one that was promised? The browser itself makes the hash of it.
const PREFIX = "glenmore seed ";

/** The SHA-256 that is shown of a seed, made here; null where the browser does not let us. */
export async function hashOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new TextEncoder().encode(PREFIX + seed);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Something pasted from elsewhere, as a hash is written. */
export function asHash(text: string): string {
  return text.trim().toLowerCase();
}

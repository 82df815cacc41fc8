// Remember which Chronicle cards were read on this device.
const STORAGE_KEY = "glenmore:cards";

function readOnThisDevice(): number[] {
  const stored = localStorage.getItem(STORAGE_KEY) ?? "";
  return stored.split(",").filter(Boolean).map(Number);
}

/** The Chronicles whose cards were not yet read on this device. */
export function unread(chronicles: readonly number[]): number[] {
  const known = readOnThisDevice();
  return chronicles.filter((each) => !known.includes(each));
}

export function markRead(chronicles: readonly number[]): void {
  localStorage.setItem(STORAGE_KEY, [...new Set([...readOnThisDevice(), ...chronicles])].join());
}

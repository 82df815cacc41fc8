// What is new in a Chronicle, and which of its cards did this device show already?
export const SIGNS: Record<number, string> = {
  1: "i-boat",
  2: "i-mountain",
  3: "i-whisky",
  4: "i-england",
  5: "i-haggis",
  6: "i-event",
  7: "i-vote",
  8: "i-mobster",
};
const KEPT = "glenmore:cards";

function shown(): number[] {
  const kept = localStorage.getItem(KEPT) ?? "";
  return kept.split(",").filter(Boolean).map(Number);
}

/** Those of these Chronicles whose cards were not read here. */
export function unread(chronicles: readonly number[]): number[] {
  const known = shown();
  return chronicles.filter((each) => !known.includes(each));
}

export function noteRead(chronicles: readonly number[]): void {
  localStorage.setItem(KEPT, [...new Set([...shown(), ...chronicles])].join());
}

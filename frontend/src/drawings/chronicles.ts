// The icon of each Chronicle.
const ICONS: Readonly<Record<number, string>> = {
  1: "i-boat",
  2: "i-mountain",
  3: "i-age",
  4: "i-england",
  5: "i-haggis",
  6: "i-event",
  7: "i-vote",
  8: "i-mobster",
};

export function chronicleIcon(number: number): string {
  return ICONS[number] ?? "i-chronicle";
}

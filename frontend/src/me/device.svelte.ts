// How does this player like his device? Kept in cookies, so that every page wears it from the start.
export type Theme = "auto" | "light" | "dark";
export type Hand = "right" | "left";

const YEAR = 31_536_000;
const root = document.documentElement;

class Device {
  theme = $state<Theme>((root.dataset["theme"] as Theme | undefined) ?? "auto");
  hand = $state<Hand>((root.dataset["hand"] as Hand | undefined) ?? "right");

  setTheme(theme: Theme): void {
    this.theme = theme;
    wear("theme", theme === "auto" ? "" : theme);
  }

  /** The row of answers in a game is mirrored for the left thumb. */
  setHand(hand: Hand): void {
    this.hand = hand;
    wear("hand", hand === "right" ? "" : hand);
  }
}

function wear(name: "theme" | "hand", value: string): void {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
  document.cookie = `${name}=${value}; path=/; max-age=${value ? YEAR : 0}; samesite=lax`;
}

export const device = new Device();

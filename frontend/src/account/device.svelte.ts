// Settings of this device, kept in cookies, so that the server renders every page with them.
export type Theme = "auto" | "light" | "dark";
export type Hand = "right" | "left";

const COOKIE_MAX_AGE_S = 31_536_000;
const root = document.documentElement;

class Device {
  theme = $state<Theme>((root.dataset["theme"] as Theme | undefined) ?? "auto");
  hand = $state<Hand>((root.dataset["hand"] as Hand | undefined) ?? "right");

  setTheme(theme: Theme): void {
    this.theme = theme;
    apply("theme", theme === "auto" ? "" : theme);
  }

  /** The row of answers in a game is mirrored for the left thumb. */
  setHand(hand: Hand): void {
    this.hand = hand;
    apply("hand", hand === "right" ? "" : hand);
  }
}

function apply(name: "theme" | "hand", value: string): void {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
  document.cookie = `${name}=${value}; path=/; max-age=${value ? COOKIE_MAX_AGE_S : 0}; samesite=lax`;
}

export const device = new Device();

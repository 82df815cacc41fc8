// What stands around a screen? The bar and the ways to the other screens, unless it fills the
// window by itself, as a game does.
class Frame {
  bare = $state(false);
  /** How many games wait for the player. */
  waiting = $state(0);
}

export const frame = new Frame();

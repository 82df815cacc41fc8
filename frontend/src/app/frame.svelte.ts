// What stands around a screen? The bar and the ways to the other screens, unless it fills the
// window by itself, as a game does.
class Frame {
  bare = $state(false);
}

export const frame = new Frame();

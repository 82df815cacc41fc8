// Page layout state: a screen such as a game hides the header and the navigation.
class Layout {
  isFullScreen = $state(false);
}

export const layout = new Layout();

// Whether the device is online, as far as the browser knows.
class Connection {
  isOnline = $state(navigator.onLine);

  constructor() {
    window.addEventListener("online", () => (this.isOnline = true));
    window.addEventListener("offline", () => (this.isOnline = false));
  }
}

export const connection = new Connection();

// Is there a newer version of the app, and how does the player get it? When he says so.
class Update {
  /** The worker of the new version, which waits to take over. */
  waiting = $state.raw<ServiceWorker | null>(null);

  /** Let the device keep the app, and watch for newer versions. */
  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    this.#note(registration);
    registration.addEventListener("updatefound", () => this.#follow(registration));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registration.update().catch(() => undefined);
    });
  }

  /** Change to the new version now. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.waiting?.postMessage({ kind: "take-over" });
  }

  #follow(registration: ServiceWorkerRegistration): void {
    registration.installing?.addEventListener("statechange", () => this.#note(registration));
  }

  #note(registration: ServiceWorkerRegistration): void {
    // The first worker of all takes over by itself: there is nothing older.
    const isNewer = registration.waiting && navigator.serviceWorker.controller;
    this.waiting = isNewer ? registration.waiting : null;
  }
}

export const update = new Update();

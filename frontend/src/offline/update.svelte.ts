// Register the service worker, and offer new versions of the app to the player.
class Update {
  /** The service worker of a new version, waiting to take over. */
  waiting = $state.raw<ServiceWorker | null>(null);

  /** Register the service worker, and watch for new versions. */
  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    this.#note(registration);
    registration.addEventListener("updatefound", () => this.#follow(registration));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registration.update().catch(() => undefined);
    });
  }

  /** Switch to the new version. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.waiting?.postMessage({ kind: "take-over" });
  }

  #follow(registration: ServiceWorkerRegistration): void {
    registration.installing?.addEventListener("statechange", () => this.#note(registration));
  }

  #note(registration: ServiceWorkerRegistration): void {
    // The first worker takes over by itself: it replaces no other version.
    const isNewer = registration.waiting && navigator.serviceWorker.controller;
    this.waiting = isNewer ? registration.waiting : null;
  }
}

export const update = new Update();

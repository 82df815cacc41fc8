// What happens when one has come in, or goes?
import { router } from "../app/router.svelte";
import { unsubscribe } from "../notifications/push";
import { session } from "../session/session.svelte";
import { mine } from "../tables/mine.svelte";
import { logOut } from "./auth";

/** One is in: find out who, and go where one wanted to. */
export async function enter(): Promise<void> {
  mine.forget();
  await session.refresh();
  router.go(wanted(router.query("next")), { replace: true });
}

/** Log out; nothing of the player stays on this device, nor comes to it. */
export async function leave(): Promise<void> {
  await unsubscribe();
  await logOut();
  mine.forget();
  session.forget();
  router.go("/");
}

/** Where to go next: an address of this site, or home. */
export function wanted(next: string): string {
  return /^\/(?![/\\])/.test(next) ? next : "/";
}

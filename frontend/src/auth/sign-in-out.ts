// What happens after signing in, and on signing out.
import { router } from "../navigation/router.svelte";
import { unsubscribe } from "../notifications/push";
import { session } from "../session/session.svelte";
import { myTables } from "../tables/my-tables.svelte";
import { logOut } from "./auth-api";

/** Load the player after logging in, and go to the page that they asked for. */
export async function completeSignIn(): Promise<void> {
  myTables.forget();
  await session.refresh();
  router.go(redirectTarget(router.query("next")), { replace: true });
}

/** Log out, remove everything of the player from this device, and stop its notifications. */
export async function signOut(): Promise<void> {
  await unsubscribe();
  await logOut();
  myTables.forget();
  session.forget();
  router.go("/");
}

/** The page after signing in: an address of this site, or home. */
export function redirectTarget(next: string): string {
  return /^\/(?![/\\])/.test(next) ? next : "/";
}

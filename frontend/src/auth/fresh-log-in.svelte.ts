// Requests that need a fresh log-in: they are held back until the player has proved who they are.
import { ApiError } from "../api/errors";
import { t } from "../i18n";
import type { AuthResult } from "./auth-api";

const CODE = "log-in-again";
const FLOWS = ["reauthenticate", "mfa_reauthenticate"];

/** Make an error of an auth response that asks for a fresh log-in; other responses pass. */
export function requireFreshLogIn(result: AuthResult): AuthResult {
  if (!FLOWS.includes(result.pending ?? "")) return result;
  throw new ApiError(401, { code: CODE, detail: t("me-still-you") });
}

/** Runs one request at a time, if need be after the player has proved who they are. */
export class FreshLogIn {
  held = $state.raw<(() => Promise<void>) | null>(null);

  /** Carry out the work; hold it back if the server wants a fresh log-in first. */
  async run(work: () => Promise<void>): Promise<void> {
    this.held = null;
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== CODE) throw failure;
      this.held = work;
    }
  }

  /** Carry out what was held back. */
  async proceed(): Promise<void> {
    if (this.held) await this.run(this.held);
  }

  cancel(): void {
    this.held = null;
  }
}

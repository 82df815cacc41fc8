// State of one asynchronous action of a screen: busy, failed, and the error message.
import { errorMessage, ApiError } from "../api/errors";

/** Something that a player asked for and that takes a moment. */
export class Task {
  busy = $state(false);
  error = $state("");
  refusal = $state.raw<ApiError | null>(null);

  /** Do it, unless it is being done; undefined if it failed, which `error` then explains. */
  async run<Done>(work: () => Promise<Done>): Promise<Done | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.clear();
    try {
      return await work();
    } catch (failure) {
      this.refusal = failure instanceof ApiError ? failure : null;
      this.error = errorMessage(failure);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  clear(): void {
    this.error = "";
    this.refusal = null;
  }

  /** What is wrong with one field of a form. */
  fieldError(field: string): string {
    return this.refusal?.fieldError(field) ?? "";
  }
}

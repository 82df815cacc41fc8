// What is a screen doing right now, and did it go wrong? One task at a time, said in words.
import { inWords, Refusal } from "../api/problems";

/** Something that a player asked for and that takes a moment. */
export class Task {
  busy = $state(false);
  trouble = $state("");
  refusal = $state.raw<Refusal | null>(null);

  /** Do it, unless it is being done; undefined if it failed, which `trouble` then explains. */
  async run<Done>(work: () => Promise<Done>): Promise<Done | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.clear();
    try {
      return await work();
    } catch (failure) {
      this.refusal = failure instanceof Refusal ? failure : null;
      this.trouble = inWords(failure);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  clear(): void {
    this.trouble = "";
    this.refusal = null;
  }

  /** What is wrong with one field of a form. */
  about(field: string): string {
    return this.refusal?.about(field) ?? "";
  }
}

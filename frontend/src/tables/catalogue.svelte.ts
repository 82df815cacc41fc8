// The editions that can be played, with their Chronicles and options; loaded once.
import { api, unwrap } from "../api/client";
import type { EditionDetails } from "../api/types";
import { t } from "../i18n";

class Catalogue {
  editions = $state.raw<EditionDetails[]>([]);
  #request: Promise<void> | null = null;

  /** Read the games, unless they are known. */
  load(): Promise<void> {
    this.#request ??= unwrap(api.GET("/api/v1/editions/")).then(
      ({ editions }) => void (this.editions = editions),
      (failure: unknown) => {
        this.#request = null;
        throw failure;
      },
    );
    return this.#request;
  }

  of(edition: string): EditionDetails | undefined {
    return this.editions.find((each) => each.id === edition);
  }

  /** The names of a table's Chronicles. */
  chronicles(edition: string, numbers: readonly number[]): string {
    const known = this.of(edition)?.chronicles ?? [];
    const name = (number: number) => known.find((each) => each.number === number)?.name;
    return numbers.map((number) => name(number) ?? t("tables-chronicle", { number })).join(", ");
  }
}

export const catalogue = new Catalogue();

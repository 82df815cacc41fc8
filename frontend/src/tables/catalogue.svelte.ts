// Which games can be played, with which Chronicles and options? Asked once.
import { api, told } from "../api/client";
import type { EditionSeen } from "../api/types";
import { t } from "../words";

class Catalogue {
  editions = $state.raw<EditionSeen[]>([]);
  #asking: Promise<void> | null = null;

  /** Read the games, unless they are known. */
  load(): Promise<void> {
    this.#asking ??= told(api.GET("/api/v1/editions/")).then(
      ({ editions }) => void (this.editions = editions),
      (failure: unknown) => {
        this.#asking = null;
        throw failure;
      },
    );
    return this.#asking;
  }

  of(edition: string): EditionSeen | undefined {
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

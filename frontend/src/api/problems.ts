// What went wrong when the site was asked for something, and how is it said to a player?
import type { FieldError, TableSeen } from "./types";
import { t } from "../words";

/** A failure whose own words are meant for players. */
export class Said extends Error {}

/** What the site says when it cannot do what was asked (RFC 9457). */
interface ProblemDocument {
  title?: string;
  status?: number;
  detail?: string;
  code?: string;
  rule?: string | null;
  errors?: FieldError[];
  table?: TableSeen;
}

/** The site has refused, in words, with the field or the rule where there is one. */
export class Refusal extends Said {
  readonly status: number;
  readonly code: string;
  readonly rule: string | null;
  readonly errors: FieldError[];
  /** The table as it is now, where the request came too late. */
  readonly table: TableSeen | null;

  constructor(status: number, problem: ProblemDocument) {
    super(problem.detail ?? problem.title ?? t("api-our-side"));
    this.status = status;
    this.code = problem.code ?? "error";
    this.rule = problem.rule ?? null;
    this.errors = problem.errors ?? [];
    this.table = problem.table ?? null;
  }

  /** What is wrong with one field, in words; empty if nothing is. */
  about(field: string): string {
    return this.errors
      .filter((error) => error.field === field)
      .map((error) => error.detail)
      .join(" ");
  }
}

/** The site did not answer at all. */
export class Unreachable extends Said {
  constructor() {
    super(t("api-no-connection"));
  }
}

/** A refusal made of an answer that is not what was hoped for, whatever its body is. */
export function refusalOf(response: Response, body: unknown): Refusal {
  const isProblem = typeof body === "object" && body !== null;
  const fallback = response.status >= 500 ? {} : { detail: response.statusText };
  return new Refusal(response.status, isProblem ? (body as ProblemDocument) : fallback);
}

/** Any failure in words that say what to do. */
export function inWords(failure: unknown): string {
  return failure instanceof Said ? failure.message : t("api-try-again");
}

// Errors of API requests, with messages for players.
import type { FieldError, TableDetails } from "./types";
import { t } from "../i18n";

/** An error whose message is meant for players. */
export class UserFacingError extends Error {}

/** An error response (RFC 9457). */
interface ProblemDocument {
  title?: string;
  status?: number;
  detail?: string;
  code?: string;
  rule?: string | null;
  errors?: FieldError[];
  table?: TableDetails;
}

/** An error response, with the fields or the rule that it is about. */
export class ApiError extends UserFacingError {
  readonly status: number;
  readonly code: string;
  readonly rule: string | null;
  readonly errors: FieldError[];
  /** The current table, where the request was out of date. */
  readonly table: TableDetails | null;

  constructor(status: number, problem: ProblemDocument) {
    super(problem.detail ?? problem.title ?? t("api-our-side"));
    this.status = status;
    this.code = problem.code ?? "error";
    this.rule = problem.rule ?? null;
    this.errors = problem.errors ?? [];
    this.table = problem.table ?? null;
  }

  /** The message about a field; empty if there is none. */
  fieldError(field: string): string {
    return this.errors
      .filter((error) => error.field === field)
      .map((error) => error.detail)
      .join(" ");
  }
}

/** The server cannot be reached. */
export class NetworkError extends UserFacingError {
  constructor() {
    super(t("api-no-connection"));
  }
}

/** Make an error from a response, whatever its body is. */
export function apiErrorFrom(response: Response, body: unknown): ApiError {
  const isProblem = typeof body === "object" && body !== null;
  const fallback = response.status >= 500 ? {} : { detail: response.statusText };
  return new ApiError(response.status, isProblem ? (body as ProblemDocument) : fallback);
}

/** The message of any error, for players. */
export function errorMessage(failure: unknown): string {
  return failure instanceof UserFacingError ? failure.message : t("api-try-again");
}

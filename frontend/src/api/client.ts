// The API client, typed by the OpenAPI document. Requests go through `unwrap`.
import createClient, { type Middleware } from "openapi-fetch";

import { apiErrorFrom, NetworkError } from "./errors";
import type { paths } from "./schema";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** The CSRF token of this site. */
export function csrfToken(): string {
  return document.cookie.match(/(?:^|;\s*)csrftoken=([^;]+)/)?.[1] ?? "";
}

const withToken: Middleware = {
  onRequest({ request }) {
    if (!SAFE_METHODS.includes(request.method)) request.headers.set("X-CSRFToken", csrfToken());
    return request;
  },
};

export const api = createClient<paths>({
  baseUrl: location.origin,
  fetch: (request) => fetchOrThrow(request),
});
api.use(withToken);

/** Like fetch, but throws a `NetworkError` with a message for players. */
export async function fetchOrThrow(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === "AbortError") throw failure;
    throw new NetworkError();
  }
}

/** The data of a response; throws an `ApiError` or a `NetworkError`. */
export async function unwrap<Data>(
  request: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await request;
  if (!response.ok) throw apiErrorFrom(response, error);
  return data as Data;
}

/** A value for the header Idempotency-Key: a request repeated with it is not carried out twice. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

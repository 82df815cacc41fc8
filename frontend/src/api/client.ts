// How does a screen ask the site for something? By `api`, typed by the OpenAPI document, in `told`.
import createClient, { type Middleware } from "openapi-fetch";

import { refusalOf, Unreachable } from "./problems";
import type { paths } from "./schema";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/** The token that proves that a request comes from a page of this site. */
export function forgeryToken(): string {
  return document.cookie.match(/(?:^|;\s*)csrftoken=([^;]+)/)?.[1] ?? "";
}

const withToken: Middleware = {
  onRequest({ request }) {
    if (!SAFE.includes(request.method)) request.headers.set("X-CSRFToken", forgeryToken());
    return request;
  },
};

export const api = createClient<paths>({
  baseUrl: location.origin,
  fetch: (request) => reach(request),
});
api.use(withToken);

/** Like fetch; who cannot reach the site is told so in our words. */
export async function reach(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === "AbortError") throw failure;
    throw new Unreachable();
  }
}

/** What the site answered; throws a `Refusal` or that it is `Unreachable`. */
export async function told<Told>(
  asking: Promise<{ data?: Told; error?: unknown; response: Response }>,
): Promise<Told> {
  const { data, error, response } = await asking;
  if (!response.ok) throw refusalOf(response, error);
  return data as Told;
}

/** A word for the header Idempotency-Key: a request repeated with it is not obeyed twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api, newIdempotencyKey, unwrap } from "./client";
import { errorMessage, ApiError, NetworkError } from "./errors";

const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": status < 300 ? "application/json" : "application/problem+json" },
  });

const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  document.cookie = "csrftoken=sesame";
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe("the API's client", () => {
  it("sends the CSRF token with unsafe methods only", async () => {
    fetched.mockImplementation(() => Promise.resolve(answer({})));
    await unwrap(api.GET("/api/v1/me/"));
    await unwrap(api.POST("/api/v1/players/guest/", { body: {} }));
    const tokens = fetched.mock.calls.map(([request]) => request.headers.get("X-CSRFToken"));
    expect(tokens).toEqual([null, "sesame"]);
  });

  it("throws error responses, with their rule and fields", async () => {
    const problem = {
      detail: "no such place",
      code: "refused",
      rule: "G1-PLC-2",
      errors: [{ field: "choices.0", code: "no", detail: "not there" }],
    };
    fetched.mockResolvedValue(answer(problem, 422));
    const refusal = await unwrap(api.GET("/api/v1/me/")).catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 422, rule: "G1-PLC-2", message: "no such place" });
    expect((refusal as ApiError).fieldError("choices.0")).toBe("not there");
  });

  it("has a message for when the server cannot be reached", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    const failure = await unwrap(api.GET("/api/v1/me/")).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(NetworkError);
    expect(errorMessage(failure)).toContain("No connection");
  });

  it("hides the text of server errors from players", async () => {
    fetched.mockResolvedValue(new Response("<h1>Traceback</h1>", { status: 500 }));
    const failure = await unwrap(api.GET("/api/v1/me/")).catch((thrown: unknown) => thrown);
    expect(errorMessage(failure)).toContain("on our side");
  });

  it("makes a new idempotency key for each request", () => {
    expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{24}$/);
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  });
});

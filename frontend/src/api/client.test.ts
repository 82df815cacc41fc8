import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api, newKey, told } from "./client";
import { inWords, Refusal, Unreachable } from "./problems";

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
  it("shows the token against forgery when it changes something, and only then", async () => {
    fetched.mockImplementation(() => Promise.resolve(answer({})));
    await told(api.GET("/api/v1/me/"));
    await told(api.POST("/api/v1/players/guest/", { body: {} }));
    const tokens = fetched.mock.calls.map(([request]) => request.headers.get("X-CSRFToken"));
    expect(tokens).toEqual([null, "sesame"]);
  });

  it("throws what the site refuses, with its rule and its fields", async () => {
    const problem = {
      detail: "no such place",
      code: "refused",
      rule: "G1-PLC-2",
      errors: [{ field: "choices.0", code: "no", detail: "not there" }],
    };
    fetched.mockResolvedValue(answer(problem, 422));
    const refusal = await told(api.GET("/api/v1/me/")).catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ status: 422, rule: "G1-PLC-2", message: "no such place" });
    expect((refusal as Refusal).about("choices.0")).toBe("not there");
  });

  it("says in words that the site cannot be reached", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    const failure = await told(api.GET("/api/v1/me/")).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(Unreachable);
    expect(inWords(failure)).toContain("No connection");
  });

  it("does not show a player the words of a server that broke", async () => {
    fetched.mockResolvedValue(new Response("<h1>Traceback</h1>", { status: 500 }));
    const failure = await told(api.GET("/api/v1/me/")).catch((thrown: unknown) => thrown);
    expect(inWords(failure)).toContain("on our side");
  });

  it("makes a new key for each request", () => {
    expect(newKey()).toMatch(/^[0-9a-f]{24}$/);
    expect(newKey()).not.toBe(newKey());
  });
});

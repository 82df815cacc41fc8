import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../api/errors";
import { logIn, signUp } from "./auth-api";
import { redirectTarget } from "./sign-in-out";

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const answer = (status: number, body: object) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => void vi.unstubAllGlobals());

const SIGN_UP = { email: "isla@example.org", password: "x", display_name: "Isla" };

describe("a request to log in or sign up", () => {
  it("succeeds when the server says so", async () => {
    answer(200, { status: 200, data: {} });
    expect(await logIn("isla@example.org", "x")).toMatchObject({ isLoggedIn: true, pending: null });
  });

  it("returns the step that is still to be done", async () => {
    const flows = [{ id: "login" }, { id: "verify_email", is_pending: true }];
    answer(401, { status: 401, data: { flows } });
    expect(await signUp(SIGN_UP)).toMatchObject({ isLoggedIn: false, pending: "verify_email" });
  });

  it("throws errors with their fields", async () => {
    const errors = [
      { message: "That name is already taken.", code: "taken", param: "display_name" },
    ];
    answer(400, { status: 400, errors });
    const refusal = (await signUp(SIGN_UP).catch((thrown: unknown) => thrown)) as ApiError;
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal.fieldError("display_name")).toBe("That name is already taken.");
    expect(refusal.fieldError("email")).toBe("");
  });

  it("has a message for too many attempts, even where the server sends none", async () => {
    answer(429, { status: 429 });
    await expect(logIn("isla@example.org", "x")).rejects.toThrow("Too many attempts");
  });
});

describe("the redirect after signing in", () => {
  it("stays on this site", () => {
    expect(redirectTarget("/tables/abc?code=x")).toBe("/tables/abc?code=x");
    for (const elsewhere of ["https://example.org", "//example.org", "/\\example.org", ""]) {
      expect(redirectTarget(elsewhere)).toBe("/");
    }
  });
});

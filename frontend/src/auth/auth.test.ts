import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refusal } from "../api/problems";
import { logIn, signUp } from "./auth";
import { wanted } from "./enter";

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const answer = (status: number, body: object) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => void vi.unstubAllGlobals());

const WISH = { email: "isla@example.org", password: "x", display_name: "Isla" };

describe("who comes in", () => {
  it("is in when the site says so", async () => {
    answer(200, { status: 200, data: {} });
    expect(await logIn("isla@example.org", "x")).toMatchObject({ isIn: true, pending: null });
  });

  it("learns which step is still to be done", async () => {
    const flows = [{ id: "login" }, { id: "verify_email", is_pending: true }];
    answer(401, { status: 401, data: { flows } });
    expect(await signUp(WISH)).toMatchObject({ isIn: false, pending: "verify_email" });
  });

  it("is told what is wrong with which field", async () => {
    const errors = [{ message: "Somebody bears this name.", code: "taken", param: "display_name" }];
    answer(400, { status: 400, errors });
    const refusal = (await signUp(WISH).catch((thrown: unknown) => thrown)) as Refusal;
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal.about("display_name")).toBe("Somebody bears this name.");
    expect(refusal.about("email")).toBe("");
  });

  it("is told when it was too often, even where the site gives no words", async () => {
    answer(429, { status: 429 });
    await expect(logIn("isla@example.org", "x")).rejects.toThrow("too often");
  });
});

describe("where one goes next", () => {
  it("is where one wanted to, on this site alone", () => {
    expect(wanted("/tables/abc?code=x")).toBe("/tables/abc?code=x");
    for (const elsewhere of ["https://example.org", "//example.org", "/\\example.org", ""]) {
      expect(wanted(elsewhere)).toBe("/");
    }
  });
});

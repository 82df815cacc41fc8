import { describe, expect, it } from "vitest";

import { match, type Route } from "./match";

const load = () => Promise.reject(new Error("not loaded here"));
const routes: Route[] = ["/", "/tables/new", "/tables/:id"].map((path) => ({
  path,
  title: path,
  load,
}));
const found = (address: string) => match(routes, address)?.route.path;

describe("an address", () => {
  it("matches a route, the earlier one first", () => {
    expect(found("/")).toBe("/");
    expect(found("/tables/new")).toBe("/tables/new");
    expect(found("/tables/abc")).toBe("/tables/:id");
  });

  it("yields the parameters of the path", () => {
    expect(match(routes, "/tables/abc")?.parameters).toEqual({ id: "abc" });
  });

  it("without a route is left to the server", () => {
    for (const other of ["/rules", "/tables", "/tables/", "/tables/abc/moves"]) {
      expect(found(other)).toBeUndefined();
    }
  });
});

import { describe, expect, it } from "vitest";

import { markRead, unread } from "./read-cards";

describe("The card of a Chronicle", () => {
  it("is new once on each device", () => {
    localStorage.clear();
    expect(unread([1, 5])).toEqual([1, 5]);
    markRead([5]);
    expect(unread([1, 5])).toEqual([1]);
  });
});

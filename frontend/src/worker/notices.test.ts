import { describe, expect, it } from "vitest";

import { isThere, noticeOf, type Pushed } from "./notices";

const turn = (table: string, words = "Your turn"): Pushed => ({
  title: `${words}: ${table}`,
  body: "Morag took a tile.",
  url: `/open/${table}`,
  tag: `turn-${table}`,
  table,
  turn: true,
  several: "Several games wait for you",
  mute: `/mute/${table}`,
  mute_words: "Mute this table",
});

describe("a push", () => {
  it("is shown with a button that mutes its table", () => {
    const notice = noticeOf(turn("one"), []);
    expect(notice).toMatchObject({
      title: "Your turn: one",
      tag: "turn-one",
      actions: [{ action: "mute", title: "Mute this table" }],
      data: { url: "/open/one", table: "one", mute: "/mute/one" },
      replaces: [],
    });
  });

  it("replaces what was said of the same turn", () => {
    const first = noticeOf(turn("one"), []);
    const reminder = noticeOf(turn("one", "Your time runs out"), [first]);
    expect(reminder).toMatchObject({ title: "Your time runs out: one", tag: "turn-one" });
  });

  it("becomes one word with other turns, which leads home", () => {
    const first = noticeOf(turn("one"), []);
    const second = noticeOf(turn("two"), [first]);
    expect(second).toMatchObject({
      title: "Several games wait for you",
      body: "Your turn: one\nYour turn: two",
      tag: "turns",
      actions: [],
      replaces: ["turn-one"],
    });
    expect(second.data.url).toBe("/");
    const third = noticeOf(turn("three"), [second]);
    expect(third.body.split("\n")).toHaveLength(3);
    expect(third.replaces).toEqual([]);
    expect(noticeOf(turn("two", "Hurry"), [third]).body).toBe(
      "Your turn: one\nHurry: two\nYour turn: three",
    );
  });

  it("about something else stands alone", () => {
    const first = noticeOf(turn("one"), []);
    const over: Pushed = { title: "The game is over", url: "/open/x", tag: "over-x", table: "x" };
    expect(noticeOf(over, [first])).toMatchObject({ title: "The game is over", replaces: [] });
    expect(noticeOf(turn("two"), [noticeOf(over, [])])).toMatchObject({ tag: "turn-two" });
  });
});

describe("a tap", () => {
  it("finds the window that shows the table", () => {
    const { data } = noticeOf(turn("one"), []);
    expect(isThere("https://more.example/tables/one?code=x", data)).toBe(true);
    expect(isThere("https://more.example/tables/two", data)).toBe(false);
    expect(isThere("https://more.example/", { url: "/" })).toBe(false);
  });
});

import { describe, expect, it } from "vitest";

import { notificationFor, type PushPayload, showsTable } from "./push-notifications";

const turn = (table: string, words = "Your turn"): PushPayload => ({
  title: `${words}: ${table}`,
  body: "Morag took a tile.",
  url: `/open/${table}`,
  tag: `turn-${table}`,
  table,
  turn: true,
  several: "Several games are waiting for you",
  mute: `/mute/${table}`,
  mute_words: "Mute this table",
});

describe("a push", () => {
  it("is shown with a button that mutes its table", () => {
    const notification = notificationFor(turn("one"), []);
    expect(notification).toMatchObject({
      title: "Your turn: one",
      tag: "turn-one",
      actions: [{ action: "mute", title: "Mute this table" }],
      data: { url: "/open/one", table: "one", mute: "/mute/one" },
      replaces: [],
    });
  });

  it("replaces an earlier notification of the same turn", () => {
    const first = notificationFor(turn("one"), []);
    const reminder = notificationFor(turn("one", "Your time runs out"), [first]);
    expect(reminder).toMatchObject({ title: "Your time runs out: one", tag: "turn-one" });
  });

  it("is combined with other turns into one notification, which leads home", () => {
    const first = notificationFor(turn("one"), []);
    const second = notificationFor(turn("two"), [first]);
    expect(second).toMatchObject({
      title: "Several games are waiting for you",
      body: "Your turn: one\nYour turn: two",
      tag: "turns",
      actions: [],
      replaces: ["turn-one"],
    });
    expect(second.data.url).toBe("/");
    const third = notificationFor(turn("three"), [second]);
    expect(third.body.split("\n")).toHaveLength(3);
    expect(third.replaces).toEqual([]);
    expect(notificationFor(turn("two", "Hurry"), [third]).body).toBe(
      "Your turn: one\nHurry: two\nYour turn: three",
    );
  });

  it("about something else is shown separately", () => {
    const first = notificationFor(turn("one"), []);
    const over: PushPayload = {
      title: "The game is over",
      url: "/open/x",
      tag: "over-x",
      table: "x",
    };
    expect(notificationFor(over, [first])).toMatchObject({
      title: "The game is over",
      replaces: [],
    });
    expect(notificationFor(turn("two"), [notificationFor(over, [])])).toMatchObject({
      tag: "turn-two",
    });
  });
});

describe("a tap", () => {
  it("finds the window that shows the table", () => {
    const { data } = notificationFor(turn("one"), []);
    expect(showsTable("https://more.example/tables/one?code=x", data)).toBe(true);
    expect(showsTable("https://more.example/tables/two", data)).toBe(false);
    expect(showsTable("https://more.example/", { url: "/" })).toBe(false);
  });
});

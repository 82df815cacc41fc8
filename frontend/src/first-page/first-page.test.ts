import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { glen } from "./glen";
import FirstPage from "./FirstPage.svelte";

describe("the first page", () => {
  it("leads to the rules", () => {
    render(FirstPage);
    const link = screen.getByRole("link", { name: "Rules of Glen More" });
    expect(link.getAttribute("href")).toBe("/rules/glen-more-2010");
    const second = screen.getByRole("link", { name: "Rules of Glen More II" });
    expect(second.getAttribute("href")).toBe("/rules/glen-more-2");
  });

  it("tells of a tile that is tapped what it costs, gives and does", async () => {
    render(FirstPage);
    await fireEvent.click(screen.getByRole("button", { name: "Village" }));
    expect(screen.getByRole("heading", { name: "Village" })).toBeTruthy();
    expect(screen.getByText("costs 1 stone", { exact: false })).toBeTruthy();
    expect(screen.getByText("gives 1 clan member, once", { exact: false })).toBeTruthy();
    expect(screen.getByText("1 movement point, each time", { exact: false })).toBeTruthy();
  });

  it("marks the tile that is looked at, and no other", async () => {
    render(FirstPage);
    await fireEvent.click(screen.getByRole("button", { name: "Quarry" }));
    const pressed = screen.getAllByRole("button", { pressed: true });
    expect(pressed.map((tile) => tile.getAttribute("aria-label"))).toEqual(["Quarry"]);
  });

  it("shows a glen with one river and one road, which meet in the start village", () => {
    const at = (test: (i: number) => boolean) => glen.filter((_, i) => test(i));
    expect(glen.filter((tile) => tile.river)).toEqual(at((i) => i % 3 === 1));
    expect(glen.filter((tile) => tile.road)).toEqual(at((i) => Math.floor(i / 3) === 1));
    expect(glen[4]?.name).toBe("Start village");
  });
});

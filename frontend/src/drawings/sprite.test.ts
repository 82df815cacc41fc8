// Every drawing is in the file in which it is looked up.
import { describe, expect, it } from "vitest";

import { drawing } from "./sprite";
import { drawings, symbolsIn } from "./testing";

describe("A drawing", () => {
  it.each(Object.keys(drawings))("of %s is looked for there", (file) => {
    for (const symbol of symbolsIn(file)) expect(drawing(symbol)).toMatch(`${file}#${symbol}`);
  });

  it.each(Object.keys(drawings))("of %s uses no drawing of another file", (file) => {
    const symbols = new Set(symbolsIn(file));
    const used = [...(drawings[file] ?? "").matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !symbols.has(id ?? ""))).toEqual([]);
  });

  it("has one name", () => {
    const all = Object.keys(drawings).flatMap(symbolsIn);
    expect(all.filter((id, place) => all.indexOf(id) < place)).toEqual([]);
  });
});

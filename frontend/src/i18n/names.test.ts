// Names take the form that a message asks for.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

import { FUNCTIONS, Name } from "./names";

const QUARRY = new Name("Steinbruch", { the: "der Steinbruch", dative: "dem Steinbruch" });

function written(message: string, tile: Name): string {
  const bundle = new FluentBundle("de", { functions: FUNCTIONS, useIsolating: false });
  bundle.addResource(new FluentResource(`message = ${message}`));
  return bundle.formatPattern(bundle.getMessage("message")?.value ?? "", { tile });
}

it.each([
  ["{ $tile }", "Steinbruch"],
  ["{ CAPITAL(THE($tile)) } kostet 1 Holz", "Der Steinbruch kostet 1 Holz"],
  ['auf { THE($tile, case: "dative") }', "auf dem Steinbruch"],
])("A name is written in the form of %s", (message, expected) => {
  expect(written(message, QUARRY)).toBe(expected);
});

it("A name without forms is the same everywhere", () => {
  expect(written('auf { THE($tile, case: "dative") }', new Name("Loch Ness"))).toBe(
    "auf Loch Ness",
  );
});

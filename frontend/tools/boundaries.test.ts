// @vitest-environment node
// The linter keeps the folders of src/ apart: each file is in a declared folder and imports only declared folders.
import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

const eslint = new ESLint({ cwd: new URL("..", import.meta.url).pathname });

/** The rules that a file breaks. */
async function broken(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

describe("the folders of src/", { timeout: 60_000 }, () => {
  it("may import folders that they name", async () => {
    const text = 'import { t } from "../i18n";\n\nexport const title = t("app-title");\n';
    expect(await broken("src/api/new.ts", text)).toEqual([]);
  });

  it("may not import a folder that builds on them", async () => {
    const text = 'export { Play } from "../play/play.svelte";\n';
    expect(await broken("src/api/new.ts", text)).toEqual(["boundaries/dependencies"]);
  });

  it("may not load such a folder later, either", async () => {
    const text = 'export const load = () => import("../game/TablePage.svelte");\n';
    expect(await broken("src/tables/new.ts", text)).toEqual(["boundaries/dependencies"]);
  });

  it("are checked in components, too", async () => {
    const text = '<script lang="ts">\n  import "../game/TablePage.svelte";\n</script>\n';
    expect(await broken("src/board/New.svelte", text)).toEqual(["boundaries/dependencies"]);
  });

  it("are all declared", async () => {
    expect(await broken("src/undeclared/new.ts", "export {};\n")).toEqual([
      "boundaries/no-unknown-files",
    ]);
  });
});

it("a Chronicle may not import another", { timeout: 60_000 }, async () => {
  const text = 'export { default } from "../haggis";\n';
  expect(await broken("src/board/chronicles/boat-race/new.ts", text)).toEqual([
    "no-restricted-imports",
  ]);
});

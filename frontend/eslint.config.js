// Linter: the recommended rules for TypeScript and Svelte, and which folder of src/ may import which.
import { readdirSync } from "node:fs";

import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** What each folder of src/ may import. A folder names only folders above it, so that there are no cycles;
 * a folder that is not listed fails. */
const FOLDERS = {
  styles: [],
  i18n: [],
  drawings: [],
  "service-worker": ["i18n"],
  api: ["i18n"],
  offline: ["api"],
  session: ["api", "offline"],
  navigation: [],
  components: ["api", "drawings", "i18n"],
  board: ["components", "drawings", "i18n"],
  live: ["api", "offline", "session"],
  tables: ["api", "components", "drawings", "i18n", "live", "navigation", "offline", "session"],
  play: ["api", "board", "i18n", "live", "tables"],
  notifications: ["api", "components", "i18n", "session"],
  auth: ["api", "components", "i18n", "navigation", "notifications", "session", "tables"],
  account: ["api", "auth", "components", "i18n", "navigation", "session", "tables"],
  lobby: ["api", "components", "i18n", "live", "navigation", "session", "tables"],
  home: ["api", "components", "drawings", "i18n", "navigation", "session", "tables"],
  accessibility: ["board", "i18n", "play"],
  tutorial: ["api", "components", "drawings", "i18n", "navigation", "play", "session", "tables"],
  game: [
    "accessibility",
    "api",
    "board",
    "components",
    "drawings",
    "i18n",
    "live",
    "navigation",
    "play",
    "session",
    "tables",
    "tutorial",
  ],
  replay: [
    "api",
    "board",
    "components",
    "drawings",
    "game",
    "i18n",
    "live",
    "navigation",
    "offline",
    "play",
    "session",
  ],
};
const SCREENS = Object.keys(FOLDERS).filter((folder) => folder !== "service-worker");
/** The app loads every screen. */
const ALLOWED = { ...FOLDERS, app: SCREENS };

const chroniclesFolder = new URL("src/board/chronicles", import.meta.url);
const CHRONICLES = readdirSync(chroniclesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

for (const [at, [folder, imports]] of Object.entries(Object.entries(ALLOWED))) {
  const above = Object.keys(ALLOWED).slice(0, Number(at));
  const wrong = imports.filter((other) => !above.includes(other));
  if (wrong.length) throw new Error(`${folder} names ${wrong.join()}, which is not above it`);
}

export default tseslint.config(
  { ignores: ["dist", "src/api/schema.ts", "src/i18n/keys.ts"] },
  js.configs.recommended,
  tseslint.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"] } },
    rules: {
      // TypeScript checks names.
      "no-undef": "off",
      // State is replaced, not changed: maps and sets in it need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
      // It takes the reason behind `--` for names of warnings; svelte-check finds unused ones.
      "svelte/no-unused-svelte-ignore": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    files: ["src/**"],
    plugins: { boundaries },
    settings: {
      "boundaries/include": ["src/**/*"],
      "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
      "boundaries/elements": [
        ...Object.keys(ALLOWED).map((folder) => ({ type: folder, pattern: `src/${folder}` })),
      ],
      "boundaries/files": [{ category: "entry", pattern: "src/main.ts" }],
      "import/resolver": { node: { extensions: [".ts", ".svelte.ts", ".svelte", ".js"] } },
    },
    rules: {
      "boundaries/no-unknown-dependencies": "error",
      "boundaries/no-unknown-files": "error",
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: [
            {
              from: { file: { categories: "entry" } },
              allow: { to: { element: { types: { anyOf: ["app", "offline", "styles"] } } } },
            },
            ...Object.entries(ALLOWED).map(([folder, imports]) => ({
              from: { element: { type: folder } },
              allow: { to: { element: { types: { anyOf: [folder, ...imports] } } } },
            })),
          ],
        },
      ],
    },
  },
  {
    // Vite resolves its imports of drawings (`?url`), the linter cannot.
    files: ["src/drawings/sprite.ts"],
    rules: { "boundaries/no-unknown-dependencies": "off" },
  },
  {
    files: ["src/board/chronicles/*/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `^\\.\\./(${CHRONICLES.join("|")})\\b`,
              message: "Chronicles are independent.",
            },
          ],
        },
      ],
    },
  },
);

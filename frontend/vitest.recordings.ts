// Run the front end against recorded socket messages, apart from the other tests.
import { readFileSync } from "node:fs";

import { defineConfig } from "vitest/config";

import config from "./vite.config";

const file = process.env["GLENMORE_RECORDINGS"] ?? "";
const recordings: unknown = JSON.parse(readFileSync(file, "utf8"));

// `mergeConfig` would add this list of files to that of the other tests instead of replacing it.
export default defineConfig({
  ...config,
  test: { ...config.test, include: ["src/**/*.replay.ts"], provide: { recordings } },
});

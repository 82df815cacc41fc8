// How are tapes of real sockets played to the front end? As its tests are run, but apart from them.
import { readFileSync } from "node:fs";

import { mergeConfig } from "vitest/config";

import config from "./vite.config";

const tapes: unknown = JSON.parse(readFileSync(process.env["GLENMORE_TAPES"] ?? "", "utf8"));

export default mergeConfig(config, {
  test: { include: ["src/**/*.replay.ts"], provide: { tapes } },
});

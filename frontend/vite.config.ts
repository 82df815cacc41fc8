// Build the front end into dist/, with a content hash in each file name; Django finds the files through the manifest.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { catalogues } from "./tools/catalogues";
import { writeKeys } from "./tools/message-keys.js";

/** Write the type of all message keys before anything is built or tested. */
const messageKeys = { name: "message-keys", buildStart: writeKeys };

export default defineConfig({
  base: "/static/",
  plugins: [messageKeys, catalogues, svelte(), svelteTesting()],
  build: {
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    // Browsers that support light-dark(), which the design tokens use.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["src/main.ts", "src/styles/site.css", "src/service-worker/service-worker.ts"],
      output: {
        // Code that several screens share goes into few files, since each further request is slow on a
        // phone. Code that the service worker uses as well stays separate.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /node_modules|src\/(api|app|components|drawings|i18n\/index|live|navigation|offline|session|tables)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: "game", test: /src\/(board(?!\/chronicles)|game|play)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "tools/**/*.test.ts"] },
});

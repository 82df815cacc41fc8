// How is the front end built? Into dist/, each file with a hash of its content in its name; the
// manifest tells Django which file to put into a page.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { catalogues } from "./tools/catalogues";
import { writeKeys } from "./tools/words.js";

/** The catalogues of words as a type, before anything is built or tested. */
const words = { name: "words", buildStart: writeKeys };

export default defineConfig({
  base: "/static/",
  plugins: [words, catalogues, svelte(), svelteTesting()],
  build: {
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    // Those that know light-dark(), by which day and dusk stand side by side in the tokens.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["src/main.ts", "src/look/site.css", "src/worker/service-worker.ts"],
      output: {
        // What several screens use comes in few files: on a phone each one more costs time. What
        // the service worker uses as well stays apart.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /node_modules|src\/(api|app|art|live|offline|parts|session|tables|words\/index)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: "game", test: /src\/(board(?!\/chronicles)|game)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});

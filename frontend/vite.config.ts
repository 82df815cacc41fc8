// How is the front end built? Into dist/, each file with a hash of its content in its name; the
// manifest tells Django which file to put into a page.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "/static/",
  plugins: [svelte(), svelteTesting()],
  build: {
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    // Those that know light-dark(), by which day and dusk stand side by side in the tokens.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["src/main.ts", "src/look/site.css", "src/worker/service-worker.ts"],
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});

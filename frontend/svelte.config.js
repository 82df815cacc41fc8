// Svelte options for the editor, svelte-check and the build: runes everywhere; templates are built node by node, since a
// slow phone parses a hundred small pieces of HTML slowly.
/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default { compilerOptions: { runes: true, fragments: "tree" } };

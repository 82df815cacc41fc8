// What do the editor, svelte-check and the build have to know of our components? All use runes; what they draw is
// made node by node, since a phone is slow to parse a hundred small pieces of HTML.
/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default { compilerOptions: { runes: true, fragments: "tree" } };

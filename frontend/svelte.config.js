// What do the editor, svelte-check and the build have to know of our components? All use runes.
/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default { compilerOptions: { runes: true } };

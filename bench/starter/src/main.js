// The plainest page that Vite and Svelte make: what the product's pages are measured beside.
import { mount } from "svelte";

import App from "./App.svelte";

export default mount(App, { target: document.getElementById("app") });

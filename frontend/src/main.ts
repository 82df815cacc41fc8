// Entry point of the app.
import { mount } from "svelte";

import App from "./app/App.svelte";
import "./styles/app.css";
import { update } from "./offline/update.svelte";

const target = document.getElementById("app");
// In a separate task: evaluating all scripts and rendering in one task would block slow phones.
if (target) setTimeout(() => mount(App, { target }));
// After load, so that the service worker does not delay the first screen. The page may already have loaded,
// because the app waits for its messages.
const watchForUpdates = () => void update.watch().catch(() => undefined);
if (document.readyState === "complete") watchForUpdates();
else window.addEventListener("load", watchForUpdates);

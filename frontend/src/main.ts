// What runs when a page of the app is opened?
import { mount } from "svelte";

import App from "./app/App.svelte";
import "./look/app.css";
import { update } from "./offline/update.svelte";

const target = document.getElementById("app");
// In a task of its own: to evaluate all scripts and to draw in one would keep a phone from answering.
if (target) setTimeout(() => mount(App, { target }));
// After the screen is there: keeping the app for later must not make it late. The page may be loaded
// before this runs, since the app waits for its words.
const keep = () => void update.watch().catch(() => undefined);
if (document.readyState === "complete") keep();
else window.addEventListener("load", keep);

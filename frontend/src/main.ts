// What runs when a page of the app is opened?
import { mount } from "svelte";

import App from "./app/App.svelte";
import "./look/app.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

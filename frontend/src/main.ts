// What runs when the first page is opened?
import { mount } from "svelte";

import FirstPage from "./first-page/FirstPage.svelte";

const target = document.getElementById("first-page");
if (target) mount(FirstPage, { target });

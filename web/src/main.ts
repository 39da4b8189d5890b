import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import { keeping } from "./lib/home/keeping.svelte";
import { learn, taste } from "./lib/language.svelte";
import { route } from "./lib/route.svelte";
import { here } from "./local/here";
import { pageOf } from "./pages";
import "./palette.css";
import "./theme.css";

// Installable, and open without a connection; never while we build
if (import.meta.env.PROD) addEventListener("load", () => void keeping.start());

here.language = taste.language;
// They come together with this script: nothing is painted twice
await Promise.all([pageOf(route.path), learn(taste.language)]);
mount(App, { target: document.getElementById("app")! });

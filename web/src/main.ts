import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import { beside } from "./lib/base";
import { learn, taste } from "./lib/language.svelte";
import { route } from "./lib/route.svelte";
import { pageOf } from "./pages";
import "./palette.css";
import "./theme.css";

// Installable, and open without a connection; only where browsers allow it, and never while we build
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register(beside("worker.js")).catch(() => {}));
}

// They come together with this script: nothing is painted twice
await Promise.all([pageOf(route.path), learn(taste.language)]);
mount(App, { target: document.getElementById("app")! });

import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import { pageOf } from "./pages";
import "./palette.css";
import "./theme.css";

// Installable, and open without a connection; only where browsers allow it, and never while we build
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => {}));
}

await pageOf(location.pathname); // it comes together with this script: nothing is painted twice
mount(App, { target: document.getElementById("app")! });

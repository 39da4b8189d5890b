import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/inter/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";

// Installable, and open without a connection; only where browsers allow it, and never while we build
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => {}));
}

export default mount(App, { target: document.getElementById("app")! });

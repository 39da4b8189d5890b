import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/inter/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";

export default mount(App, { target: document.getElementById("app")! });

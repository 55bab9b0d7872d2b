import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferredAppearance, showAppearance } from "./lib/preferences";

showAppearance(preferredAppearance());
mount(App, { target: document.getElementById("page")! });

// The plain page: a game to choose at /, a table to play at under /t/.
import { ask } from "./dom.js";
import { home } from "./home.js";
import { table } from "./table.js";
import { language, switchLanguage } from "./words.js";

const other = document.getElementById("language");
const room = location.pathname.match(/^\/t\/([\w-]+)$/)?.[1];
const me = await ask("/api/me");
const main = document.getElementById("main");
const shown = room ? table(main, room, me) : home(main, me);

function speak() {
  document.documentElement.lang = language;
  other.textContent = language === "fr" ? "English" : "Français";
  other.lang = language === "fr" ? "en" : "fr";
  shown.draw();
}

other.addEventListener("click", () => {
  switchLanguage();
  speak();
});
speak();

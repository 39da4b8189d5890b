// Choose a game, whom to play with, and go to the table.
import { ask, button, make, newId } from "./dom.js";
import { LEVELS, say, told } from "./words.js";

export function home(main, me) {
  const chosen = { game: null, seats: null, level: "marchand", public: false, options: {} };
  const table = newId(); // pressed twice, it is the same table
  let games = [], lobby = [], mine = [], trouble = null;

  async function load() {
    games = await ask("/api/games");
    choose(games.find((game) => game.name === localStorage.getItem("game")) ?? games[0]);
    mine = await ask("/api/me/games");
    draw();
    watchLobby();
  }

  function watchLobby() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/lobby`);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type !== "lobby") return;
      lobby = message.tables;
      main.querySelector("#lobby")?.replaceChildren(...lobbyItems());
    };
    socket.onclose = () => setTimeout(watchLobby, 5000);
  }

  function choose(game) {
    Object.assign(chosen, { game, seats: game.seats[0], options: {} });
    localStorage.setItem("game", game.name);
    draw();
  }

  async function open(others) {
    const chairs = ["me", ...Array(chosen.seats - 1).fill(others)];
    const settings = {
      game: chosen.game.name, seats: chosen.seats, chairs,
      options: chosen.options, public: chosen.public && others === "open",
    };
    try {
      const made = await ask("/api/tables", "POST", { id: table, settings });
      location.assign(`/t/${made.table}`);
    } catch (refused) {
      trouble = refused.reason;
      draw();
    }
  }

  const list = (values, value, onchange, shown = String) => make(
    "select", { onchange: ({ target }) => onchange(values[target.selectedIndex]) },
    ...values.map((each) => make("option", { selected: each === value }, shown(each))),
  );

  const gameChoice = (game) => make("label", {},
    make("input", { type: "radio", name: "game", checked: game === chosen.game, onchange: () => choose(game) }),
    told(game.title));

  const optionChoice = (option) => make("label", {}, told(option.title),
    list(option.values, chosen.options[option.name] ?? option.default,
      (value) => { chosen.options[option.name] = value; }));

  const entry = (each) => make("li", {},
    make("a", { href: `/t/${each.table}` }, told(games.find((game) => game.name === each.game).title)),
    ` ${each.players.map((player) => player?.name || player?.level || "…").join(", ")} `,
    make("span", { className: "faint" }, each.result ? told(each.result.why) : say(each.status)));

  const lobbyItems = () => lobby.length
    ? lobby.map(entry) : [make("li", { className: "faint" }, say("nobody"))];

  async function rename({ target }) {
    try {
      me = await ask("/api/me", "PATCH", { name: target.value });
      trouble = null;
    } catch (refused) {
      trouble = refused.reason;
    }
    draw();
  }

  function draw() {
    if (!chosen.game) return;
    const { game } = chosen;
    main.replaceChildren(...[
      make("fieldset", {},
        make("legend", {}, say("game")),
        make("div", { className: "games" }, ...games.map(gameChoice))),
      make("section", {},
        make("label", {}, say("seats"), list(game.seats, chosen.seats, (n) => { chosen.seats = n; })),
        game.options.length > 0 && make("details", {},
          make("summary", {}, say("options")), ...game.options.map(optionChoice)),
        make("label", {}, say("level"), list(LEVELS, chosen.level, (level) => { chosen.level = level; })),
        make("div", { className: "row" },
          button(say("robots"), () => open(chosen.level), "main"),
          button(say("friends"), () => open("open"))),
        make("label", {},
          make("input", {
            type: "checkbox", checked: chosen.public,
            onchange: ({ target }) => { chosen.public = target.checked; },
          }),
          say("public")),
        make("label", {}, say("you"), make("input", { value: me.name, maxLength: 24, onchange: rename })),
        make("p", { className: "trouble", role: "alert" }, trouble ? told(trouble) : "")),
      make("section", {},
        make("h2", {}, say("lobby")),
        make("ul", { id: "lobby", className: "list" }, ...lobbyItems())),
      mine.length > 0 && make("section", {},
        make("h2", {}, say("mine")),
        make("ul", { className: "list" }, ...mine.slice(0, 10).map(entry))),
    ].filter(Boolean));
  }

  load();
  return { draw };
}

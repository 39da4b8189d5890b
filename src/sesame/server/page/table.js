// One table: what is told is kept here, and drawn anew whenever something changes.
import { ask, button, make } from "./dom.js";
import { Line } from "./line.js";
import { chairs } from "./chairs.js";
import { language, say, told } from "./words.js";

const MANY = 12; // choices; more of them have a box to search in
const SHOW_COMES = 1500; // milliseconds that we wait for a `show` before we paint all the same

export function table(main, name, me) {
  const state = {
    me, info: null, views: [], times: [], version: 0, drawn: [], log: [], lines: [],
    reactions: [], trouble: null, isGone: false, isSure: false, hints: [], seen: null,
  };
  const parts = layout(main);
  const line = new Line(name, hear);
  let waiting = null; // the timer of a picture that is not to be seen yet

  const say_ = (command) => line.say(command, (answer) => {
    state.trouble = answer.type === "refused" ? answer.reason : null;
    if (answer.table) location.assign(`/t/${answer.table}`);
    if (answer.type === "advice") state.hints = answer.hints;
    drawControls();
  });

  function hear(message) {
    const heard = { update, show, presence, connected, lost, gone, older }[message.type];
    heard?.(message);
  }

  // --- what is told

  async function update(message) {
    tell(message);
    const { version } = message;
    const drawn = await drawings();
    if (version !== state.version) return; // a newer one is on its way
    state.next = drawn;
    if (isToBeShown(message)) waiting ??= setTimeout(paint, SHOW_COMES);
    else if (!waiting) paint();
  }

  function tell(message) {
    if (message.whole) Object.assign(state, { log: [], lines: [] });
    if (message.undone !== null) state.log = state.log.filter(({ step }) => step < message.undone);
    const known = new Set(state.log.map(({ step }) => step));
    state.log.push(...message.happened.filter(({ step }) => !known.has(step)));
    const heard = new Set(state.lines.map(({ version }) => version));
    state.lines.push(...message.lines.filter(({ version }) => !heard.has(version)));
    state.info = message.info ?? state.info;
    if (message.reactions.length) state.reactions = message.reactions;
    if (message.happened.length) Object.assign(state, { hints: [], isSure: false });
    const { version, views, times } = message;
    Object.assign(state, { version, views, times, toldAt: performance.now() });
  }

  // Real time: the dice, and the going of the column, are painted when the server says
  const isToBeShown = ({ happened, views }) => views[0].view.table.phase === "grabbing"
    && happened.some(({ action }) => action.type === "throw" || (action.type === "grab" && action.object === 0));

  function show({ at }) {
    clearTimeout(waiting);
    waiting = setTimeout(paint, Math.max(0, line.moment(at) - performance.now()));
  }

  async function drawings() {
    try {
      return await ask(`/api/tables/${name}/drawing?lang=${language}`);
    } catch {
      return state.drawn;
    }
  }

  function paint() {
    waiting = null;
    state.drawn = state.next ?? state.drawn;
    draw();
    requestAnimationFrame((now) => { state.seen = now; });
  }

  function presence({ times }) {
    state.times = times;
    drawAround();
  }

  const connection = (key, isLost) => () => {
    const shown = document.getElementById("line");
    shown.textContent = say(key);
    shown.classList.toggle("lost", isLost);
  };
  const connected = connection("connected", false);
  const lost = connection("lost", true);
  const older = () => location.reload();

  function gone() {
    state.isGone = true;
    draw();
  }

  // --- what is drawn

  async function draw() {
    if (state.isGone) return main.replaceChildren(make("section", {}, make("p", {}, say("gone"))));
    if (!state.info) return undefined;
    document.getElementById("title").textContent = told(state.info.title);
    document.title = `${told(state.info.title)} · Sésame`;
    drawPrompt();
    parts.boards.replaceChildren(...state.drawn.map(({ drawing }) => make("pre", { tabIndex: 0 }, drawing)));
    drawControls();
    drawAround();
    return undefined;
  }

  const isMine = () => state.views.some(({ choices }) => choices.length);

  function drawPrompt() {
    const { info, views } = state;
    const isFull = info.chairs.every(({ player }) => player);
    let words = told(views[0].view.prompt);
    if (info.status === "open") words = say(isFull ? "ready" : "waiting");
    else if (info.paused) words = say("paused");
    else if (info.result) words = told(info.result.why);
    else if (views[0].seat === null) words = say("watching") + words;
    parts.prompt.textContent = words;
    parts.prompt.classList.toggle("mine", isMine());
  }

  function choiceButton({ seat, view }, choice, sentences) {
    const act = view.table.phase === "grabbing" && choice.action.type === "grab"
      ? () => line.say({ type: "grab", seat, object: choice.action.object, seen: state.seen, moment: performance.now() })
      : () => say_({ type: "play", seat, version: state.version, action: choice.id });
    const isHinted = state.hints.some(({ action }) => action === choice.id);
    const words = [make("b", {}, choice.notation), sentences[choice.id] ?? ""];
    return make("button", { type: "button", className: isHinted ? "choice main" : "choice", onclick: act }, ...words);
  }

  function drawChoices() {
    const wanted = parts.filter.value.toLowerCase();
    const all = state.views.flatMap((view, i) => view.choices.map((choice) =>
      choiceButton(view, choice, state.drawn[i]?.sentences ?? {})));
    parts.choiceTitle.hidden = !all.length;
    parts.filter.hidden = all.length <= MANY;
    const found = all.filter((each) => parts.filter.hidden || each.textContent.toLowerCase().includes(wanted));
    parts.choices.replaceChildren(...found);
  }

  function drawControls() {
    parts.choiceTitle.textContent = say("choices");
    parts.filter.placeholder = say("filter");
    parts.filter.setAttribute("aria-label", say("filter"));
    drawChoices();
    parts.controls.replaceChildren(...controls());
    parts.hints.replaceChildren(...state.hints.slice(0, 3).map(({ why }) => make("li", {}, why)));
    parts.trouble.textContent = state.trouble ? told(state.trouble) : "";
  }

  function controls() {
    const { info, views } = state;
    const seats = views.map(({ seat }) => seat).filter((seat) => seat !== null);
    if (info.status === "open") return opening();
    if (info.status === "over") return ending(seats);
    if (!seats.length) return [];
    const asking = views.find(({ choices }) => choices.length)?.seat ?? seats[0];
    return [
      ...asked(seats),
      info.settings.undo && button(say("undo"), () => say_({ type: "undo", seat: asking })),
      info.settings.hints && isMine() && button(say("hint"), () => {
        say_({ type: "hint", seat: asking, language });
        parts.hints.replaceChildren(make("li", {}, say("thinking")));
      }),
      info.paused ? button(say("resume"), () => say_({ type: "resume" }), "main")
        : button(say("pause"), () => say_({ type: "pause" })),
      button(say(state.isSure ? "sure" : "resign"), () => resign(asking), "grave"),
    ].filter(Boolean);
  }

  function resign(seat) {
    if (state.isSure) say_({ type: "resign", seat });
    state.isSure = !state.isSure;
    drawControls();
  }

  function opening() {
    const isHost = state.info.host === me.id;
    const isFull = state.info.chairs.every(({ player }) => player);
    return isHost && isFull ? [button(say("start"), () => say_({ type: "start" }), "main")] : [];
  }

  function asked(seats) {
    const request = state.info.asked;
    const left = request ? seats.filter((seat) => seat !== request.seat && !request.agreed.includes(seat)) : [];
    if (!left.length) return [];
    const answer = (agrees) => () => left.forEach((seat) => say_({ type: "agree", seat, agrees }));
    const who = told(state.info.chairs[request.seat].name);
    return [make("span", {}, `${who} ${say("asks")}`),
      button(say("agree"), answer(true), "main"), button(say("disagree"), answer(false))];
  }

  function ending(seats) {
    const { rematch } = state.info;
    if (rematch) return [make("a", { href: `/t/${rematch}` }, say("follow"))];
    return seats.length ? [button(say("rematch"), () => say_({ type: "rematch" }), "main")] : [];
  }

  function drawAround() {
    parts.chairs.replaceChildren(...chairs(state, say_));
    parts.log.replaceChildren(...state.log.flatMap(({ text }) => text).map((text) => make("li", {}, told(text))));
    parts.log.scrollTop = parts.log.scrollHeight;
    parts.chat.replaceChildren(...state.lines.map(({ name: who, text }) => make("li", {}, `${who || "…"} : ${text}`)));
    parts.chat.scrollTop = parts.chat.scrollHeight;
    for (const [key, element] of Object.entries(parts.titles)) element.textContent = say(key);
    parts.say.textContent = say("say");
    drawReactions();
    drawFairness();
  }

  function drawReactions() {
    parts.reactionBox.hidden = !state.reactions.length;
    parts.reactions.replaceChildren(...state.reactions.map(({ seat, reaction, reason }) => make("li", {},
      `${told(state.info.chairs[seat].name)} : ${reaction} ms, ${reason ? say(reason) : say("taken")}`)));
  }

  function drawFairness() {
    const { commitment, seed } = state.info;
    parts.fairness.replaceChildren(
      `${say("commitment")} `, make("code", {}, commitment),
      ...(seed ? [` ${say("seed")} `, make("code", {}, seed), ", "] : [" "]),
      make("a", { href: `/api/tables/${name}/record` }, say("record")), ` (${say("verify")})`);
  }

  parts.filter.addEventListener("input", drawChoices);
  parts.form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (parts.text.value.trim()) say_({ type: "say", text: parts.text.value });
    parts.text.value = "";
  });
  const isTicking = () => state.times.some(({ left, runs }) => runs && left !== null);
  setInterval(() => isTicking() && parts.chairs.replaceChildren(...chairs(state, say_)), 1000);
  return { draw: async () => { state.drawn = await drawings(); connected(); draw(); } };
}

function layout(main) {
  const parts = {
    prompt: make("p", { id: "prompt", role: "status" }),
    boards: make("div", { id: "boards" }),
    choiceTitle: make("h2", { hidden: true }),
    filter: make("input", { id: "filter", type: "search", hidden: true }),
    choices: make("div", { id: "choices" }),
    controls: make("div", { className: "row", id: "controls" }),
    hints: make("ul", { id: "hints", className: "faint" }),
    trouble: make("p", { className: "trouble", role: "alert" }),
    chairs: make("ul", { className: "chairs" }),
    log: make("ol", { id: "log", tabIndex: 0 }),
    chat: make("ul", { id: "chat", tabIndex: 0 }),
    text: make("input", { id: "words", maxLength: 500, autocomplete: "off" }),
    say: make("button", {}),
    reactions: make("ul", { id: "reactions" }),
    fairness: make("small", { id: "fairness" }),
    titles: Object.fromEntries(["chairs", "log", "chat", "reactions", "fair"].map((key) => [key, make("h2", {})])),
  };
  parts.form = make("form", { className: "row" }, parts.text, parts.say);
  const { titles } = parts;
  parts.reactionBox = make("section", { hidden: true }, titles.reactions, parts.reactions);
  main.replaceChildren(make("div", { className: "table" },
    make("div", {},
      make("section", {}, parts.prompt, parts.boards, parts.choiceTitle, parts.filter, parts.choices,
        parts.trouble, parts.hints, parts.controls)),
    make("div", {},
      make("section", {}, titles.chairs, parts.chairs),
      parts.reactionBox,
      make("section", {}, titles.log, parts.log),
      make("section", {}, titles.chat, parts.chat, parts.form),
      make("section", {}, titles.fair, parts.fairness))));
  return parts;
}

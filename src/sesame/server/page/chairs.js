// Who sits where, whose clock runs, and what may be done about a chair.
import { button, make } from "./dom.js";
import { LEVELS, say, told } from "./words.js";

export function chairs(state, say_) {
  const { info } = state;
  const rows = info.chairs.map((chair) => row(state, chair, say_));
  const hasFree = info.chairs.some(({ player }) => !player);
  return info.status === "open" && hasFree ? [...rows, invitation()] : rows;
}

function row(state, chair, say_) {
  const { info, views, times } = state;
  const isTurn = info.status === "playing" && views[0].view.actors.includes(chair.seat);
  const marks = [clock(state, chair.seat), chair.resigned && say("resigned"),
    chair.substitute && `${say("robot")} ${chair.substitute}`,
    chair.player?.person && !times[chair.seat].here && say("away"),
    chair.player?.person && chair.player.person === info.host && say("host")].filter(Boolean);
  return make("li", {},
    make("span", { className: isTurn ? "turn" : "" }, `${isTurn ? "▸ " : ""}${told(chair.name)} : ${sitter(chair)}`),
    make("span", { className: "faint" }, marks.join(" · ")),
    ...actions(state, chair, say_));
}

function sitter({ player }) {
  if (!player) return say("free");
  return player.level ? `${say("robot")} ${player.level}` : player.name || "…";
}

function actions(state, { seat, player, substitute, resigned }, say_) {
  const { info, me, times, views } = state;
  const isMine = player?.person === me.id;
  const isHost = info.host === me.id;
  if (info.status === "open") {
    return [
      !player && button(say("sit"), () => say_({ type: "sit", seat })),
      !player && isHost && robots(seat, say_),
      player && (isMine || isHost) && button(isMine ? say("stand") : "×", () => say_({ type: "stand", seat })),
    ].filter(Boolean);
  }
  if (info.status !== "playing" || resigned) return [];
  if (isMine && substitute) return [button(say("retake"), () => say_({ type: "retake", seat }), "main")];
  const isAway = player?.person && !isMine && !substitute && !times[seat].here;
  const isSeated = views[0].seat !== null;
  return isAway && isSeated ? [button(say("replace"), () => say_({ type: "replace", seat }))] : [];
}

function robots(seat, say_) {
  const levels = LEVELS.map((level) => make("option", { value: level }, level));
  return make("select", {
    "aria-label": say("putRobot"),
    onchange: ({ target }) => say_({ type: "robot", seat, level: target.value }),
  }, make("option", { value: "", selected: true }, say("putRobot")), ...levels);
}

function invitation() {
  const shown = make("input", { value: location.href, readOnly: true, "aria-label": say("link") });
  const copy = button(say("copy"), async () => {
    shown.select();
    await navigator.clipboard?.writeText(location.href);
    copy.textContent = say("copied");
  });
  return make("li", {}, make("span", {}, say("link")), shown, copy);
}

function clock({ times, toldAt }, seat) {
  const { left, runs } = times[seat];
  if (left === null) return null;
  const seconds = Math.max(0, Math.ceil((left - (runs ? performance.now() - toldAt : 0)) / 1000));
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

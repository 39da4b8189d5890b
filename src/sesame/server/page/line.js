// The line to a table: it comes back by itself, and says again what was not answered.
import { newId } from "./dom.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PROTOCOL = 1;

export class Line {
  version = null; // the last one seen
  offset = 0; // the server's clock, less ours
  #sharpest = Infinity;
  #unanswered = new Map();
  #wait = FIRST_WAIT;

  constructor(table, hear) {
    this.table = table;
    this.hear = hear;
    this.connect();
    setInterval(() => this.sync(), 20_000);
  }

  connect() {
    const since = this.version === null ? "" : `?since=${this.version}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}${since}`);
    this.socket.onmessage = ({ data }) => this.#told(JSON.parse(data));
    this.socket.onclose = ({ code }) => this.#closed(code);
  }

  say(command, answered = () => {}) {
    const said = { id: newId(), ...command };
    const isKept = command.type !== "sync" && command.type !== "grab";
    if (isKept) this.#unanswered.set(said.id, { said, answered });
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
  }

  sync() {
    this.say({ type: "sync", at: performance.now() });
  }

  moment(at) {
    return at - this.offset; // of the server, on our clock
  }

  #told(message) {
    if (message.type === "hello") return this.#greeted(message);
    if (message.type === "synced") return this.#synced(message);
    if (message.type === "update") this.version = message.version;
    const waiting = this.#unanswered.get(message.id);
    this.#unanswered.delete(message.id);
    this.hear(message);
    waiting?.answered(message);
  }

  #greeted({ protocol, person }) {
    this.#wait = FIRST_WAIT;
    this.#sharpest = Infinity;
    this.hear({ type: protocol === PROTOCOL ? "connected" : "older", person });
    for (const { said } of this.#unanswered.values()) this.socket.send(JSON.stringify(said));
    for (const later of [0, 300, 600, 1200]) setTimeout(() => this.sync(), later);
  }

  #synced({ at, now }) {
    const trip = performance.now() - at;
    if (trip > this.#sharpest) return;
    this.#sharpest = trip;
    this.offset = now - (at + trip / 2);
  }

  #closed(code) {
    this.hear({ type: code === 4404 ? "gone" : "lost" });
    if (code === 4404) return;
    setTimeout(() => this.connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}

// Which picture: three dimensions where the machine can, a drawing where it cannot or somebody
// would rather have one. What was chosen, or turned out too slow, is remembered on this device.

const KEY = "souk-picture";
// `wanted`: somebody asked for it, however slow it is
type Picture = "deep" | "wanted" | "plain" | "slow";

function hasWebGl(): boolean {
  try {
    return Boolean(document.createElement("canvas").getContext("webgl2"));
  } catch {
    return false;
  }
}

class Depth {
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  isCalm = $state(this.#calm.matches);
  #picture = $state((localStorage.getItem(KEY) as Picture | null) ?? "deep");
  /** Asked for once: a page has only so many contexts. */
  isPossible = $state(hasWebGl());
  isOn = $derived(this.isPossible && !this.isCalm && (this.#picture === "deep" || this.#picture === "wanted"));
  isWanted = $derived(this.#picture === "wanted");

  constructor() {
    this.#calm.addEventListener("change", () => (this.isCalm = this.#calm.matches));
  }

  toggle = (): void => this.#choose(this.isOn ? "plain" : "wanted");

  /** Fewer than fifty frames a second: hands would be slower than their players. */
  tooSlow = (): void => this.#choose("slow");

  /** The context was lost, or could not be had. */
  giveUp = (): void => {
    this.isPossible = false;
  };

  load = () => import("./Deep.svelte");

  #choose(picture: Picture): void {
    this.#picture = picture;
    localStorage.setItem(KEY, picture);
  }
}

export const depth = new Depth();

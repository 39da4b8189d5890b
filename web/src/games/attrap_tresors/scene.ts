// The souk in three dimensions. The square's side is 1, y points up; what lies on it is in a group
// whose z points up, as the server's films have it.

import {
  AmbientLight,
  BoxGeometry,
  DirectionalLight,
  Group,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene as World,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from "three";
import { valueOf } from "../../lib/colour";
import type { Film } from "../../lib/protocol";
import { dice, painted, paints, shadow, turnUp, veil, type Paints } from "./dice";
import { DICE, poseAt, read, type Frames, type Turn } from "./film";
import { beside, HEIGHTS, shelf, SIDE, type Layout, type Letter, type Lying, type Piece, type Spot } from "./present";
import { build, cup } from "./things";

const UNIT = 1 / 225; // of the drawing, in the souk's measure
const LARGER = SIDE / (16 / 300); // dice are drawn larger than they are
const LEAST = 50; // frames a second
const MEASURED = 24; // frames, at least
const SOON = 2500; // milliseconds after which it is slow, whatever else
const FALL = 480; // milliseconds
const TAKE = 340;
const LIFT = 260;
const MOST_PIXELS = 1.5; // of a canvas, for each of the screen's

/** What must be seen, whatever the shape of the picture. */
const WIDE = [
  [-1.2, 0, 0.66],
  [-1.2, 0, -0.5],
  [1.2, 0, 0.46],
  [0.64, 1.16, 0],
  [1.2, 0, -0.42],
] as const;
const TALL = [
  [-0.58, 0, 1],
  [0.58, 0, 1],
  [0, 1.1, -0.62],
  [-0.66, 0, -0.4],
  [0.66, 0, -0.4],
] as const;

interface Place {
  x: number;
  y: number;
  z: number;
  turn: number;
  tilt: number;
  size: number;
}

interface Thing {
  made: Group;
  from: Place;
  to: Place;
  begun: number;
  lasts: number;
}

export class Scene {
  #renderer: WebGLRenderer;
  #world = new World();
  #camera = new PerspectiveCamera(30, 1, 0.1, 20);
  #souk = new Group(); // z up
  #tower = new Group();
  #cup = cup();
  #paints: Paints;
  #dice: Mesh[];
  #shadows: Mesh[];
  #veil = veil();
  #things = new Map<string, Thing>();
  #film: { frames: Frames; ends: readonly Lying[]; at: number; speed: number } | undefined;
  #lifted = -Infinity;
  #shaken = false;
  #next = 0;
  #isTall = false;
  #hasWarmed = false;
  #counted: number[] = []; // moments of the frames that are being measured

  #watch: ReturnType<typeof setTimeout> | undefined;

  /** `tooSlow` is told once the machine cannot keep up; nobody is, where it is wanted all the same. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    /** Of a die, as films turn it. */
    private readonly sides: readonly Letter[],
    private readonly tooSlow: (() => void) | undefined,
  ) {
    this.#hasWarmed = !tooSlow;
    if (tooSlow)
      this.#watch = setTimeout(() => {
        if (!this.#hasWarmed) tooSlow();
      }, SOON);
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true, powerPreference: "high-performance" });
    this.#renderer.outputColorSpace = SRGBColorSpace;
    this.#paints = paints(sides);
    this.#dice = dice(DICE, this.#paints);
    this.#shadows = this.#dice.map(shadow);
    this.#light();
    this.#furnish();
    this.#souk.add(...this.#dice, ...this.#shadows, this.#veil);
    this.cover();
  }

  close(): void {
    cancelAnimationFrame(this.#next);
    clearTimeout(this.#watch);
    this.#renderer.dispose();
  }

  resize({ width, height, isTall }: Layout): void {
    this.#isTall = isTall;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MOST_PIXELS));
    this.#renderer.setSize(width, height, false);
    this.#souk.position.set(isTall ? 0 : -0.64, 0, isTall ? 0.42 : 0.08);
    this.#tower.position.set(isTall ? 0 : 0.64, 0, isTall ? -0.62 : 0);
    this.#look(width / height);
    this.#draw();
  }

  /** Where the objects are; what has moved since falls, or is taken. */
  setThings(all: readonly Piece[], stands: boolean, seats: number, me: number): void {
    for (const [key, thing] of this.#things) {
      if (!all.some((piece) => piece.key === key)) {
        thing.made.removeFromParent();
        this.#things.delete(key);
      }
    }
    all.forEach((piece) => {
      const falls = piece.holder === null && !stands;
      this.#set(piece, this.#place(piece, all, stands, seats, me), falls ? FALL : TAKE);
    });
    this.#draw();
  }

  /** Where each object is on the picture, and how large. */
  spots({ width, height }: Layout): Map<string, Spot> {
    const project = (x: number, y: number, z: number): { x: number; y: number } => {
      const seen = this.#tower.localToWorld(new Vector3(x, y, z)).project(this.#camera);
      return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height };
    };
    this.#world.updateMatrixWorld();
    this.#camera.updateMatrixWorld();
    return new Map(
      [...this.#things].map(([key, { to }]) => {
        const foot = project(to.x, to.y, to.z);
        const head = project(to.x, to.y + 100 * UNIT * to.size, to.z);
        return [key, { ...foot, turn: 0, scale: (foot.y - head.y) / 100 }];
      }),
    );
  }

  roll(film: Film, ends: readonly Lying[], at: number, speed: number): void {
    this.#film = { frames: read(film), ends, at, speed };
    this.#lifted = -Infinity;
    this.#dice.forEach((die) => (die.material = this.#paints.dark));
    this.#counted = [];
    this.#draw();
  }

  /** Everybody sees them now. */
  lift(lying: readonly Lying[], film: Film | null): void {
    if (this.#film) this.#judgeSpeed();
    this.#film = undefined;
    const frames = film && read(film);
    lying.forEach((end, at) => {
      const die = this.#dice[at]!;
      die.material = end.counts ? this.#paints.bright : this.#paints.dull;
      this.#lay(
        at,
        end.x,
        -end.y,
        SIDE / 2,
        frames ? poseAt(frames, at, Infinity).turn : turnUp(this.sides, end.letter, -end.turn),
      );
    });
    this.#dice.forEach((die, at) => this.#show(at, at < lying.length && die !== undefined));
    if (this.#veil.visible && this.#lifted === -Infinity) this.#lifted = performance.now();
    this.#draw();
  }

  /** No dice yet: they are in the cup. */
  cover(): void {
    this.#film = undefined;
    this.#veil.visible = false;
    this.#dice.forEach((_, at) => this.#show(at, false));
    this.#draw();
  }

  setCup(isThere: boolean, isShaken: boolean, isTipped: boolean): void {
    this.#cup.visible = isThere;
    this.#shaken = isShaken;
    const [x, z] = isTipped ? [0.62, 0.5] : [0.2, 0.2];
    this.#cup.position.set(x, z, isTipped ? 0.11 : 0);
    this.#cup.rotation.set(Math.PI / 2, isTipped ? 0.8 : 0, isTipped ? 1.75 : 0);
    this.#draw();
  }

  // --- made once

  #light(): void {
    const sun = new DirectionalLight(valueOf("var(--at-cream-96e)"), 2.3);
    sun.position.set(-1.2, 3, 2.2);
    const low = new DirectionalLight(valueOf("var(--at-amber-82d)"), 0.8);
    low.position.set(0.6, 0.5, -3);
    this.#world.add(sun, low, new AmbientLight(valueOf("var(--at-violet-86)"), 1.15));
  }

  #furnish(): void {
    const wood = new Mesh(
      new BoxGeometry(1.12, 1.12, 0.05),
      new MeshLambertMaterial({ color: valueOf("var(--at-rust-44)") }),
    );
    wood.position.z = -0.028;
    const floor = new Mesh(new PlaneGeometry(1, 1), new MeshLambertMaterial({ map: painted(512, paintSouk) }));
    const under = shadow();
    under.scale.set(1.6, 1.6, 1);
    under.position.z = -0.052;
    this.#souk.rotation.x = -Math.PI / 2;
    this.#cup.scale.setScalar(UNIT);
    this.#souk.add(under, wood, floor, this.#cup);
    const rug = new Mesh(new PlaneGeometry(1.12, 0.84), new MeshLambertMaterial({ map: painted(512, paintRug) }));
    rug.rotation.x = -Math.PI / 2;
    rug.position.y = -0.01;
    const foot = shadow();
    foot.rotation.x = -Math.PI / 2;
    foot.scale.set(0.7, 0.5, 1);
    this.#tower.add(rug, foot);
    this.#world.add(this.#souk, this.#tower);
  }

  /** As near as everything fits in, with as much room below as above. */
  #look(aspect: number): void {
    this.#camera.aspect = aspect;
    this.#camera.updateProjectionMatrix();
    const corners = (this.#isTall ? TALL : WIDE).map(([x, y, z]) => new Vector3(x, y, z));
    const direction = new Vector3(0, this.#isTall ? 1.15 : 0.98, 1).normalize();
    const towards = new Vector3(0, 0.2, 0);
    for (let far = 1.5; far < 9; far += 0.04) {
      this.#camera.position.copy(towards).addScaledVector(direction, far);
      this.#camera.lookAt(towards);
      this.#camera.updateMatrixWorld();
      const seen = corners.map((corner) => corner.clone().project(this.#camera));
      const [low, high] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
      if (seen.every(({ x }) => Math.abs(x) < 0.97) && high - low < 1.84 && Math.abs(high + low) < 0.06) return;
      towards.z -= ((high + low) / 2) * far * 0.1; // towards what is too far up, or down
    }
  }

  // --- objects

  #place(piece: Piece, all: readonly Piece[], stands: boolean, seats: number, me: number): Place {
    if (piece.holder !== null) return this.#heldPlace(piece, all, seats, me);
    if (stands)
      return {
        x: Math.sin(piece.floor) * 0.012,
        y: piece.floor * UNIT,
        z: 0,
        turn: Math.sin(piece.floor * 3) * 0.4,
        tilt: 0,
        size: 1,
      };
    const across = [-0.38, 0.3, -0.02, 0.46, -0.5, 0.14, -0.2][piece.slot] ?? 0;
    const tilt = piece.kind === "gem" ? 1.9 : piece.kind === "lamp" ? 0.5 : 0;
    return {
      x: across,
      y: tilt ? (HEIGHTS[piece.kind] / 4) * UNIT : 0,
      z: piece.slot % 2 ? -0.22 : 0.2,
      turn: piece.slot * 1.3 - 1,
      tilt,
      size: 1.1,
    };
  }

  #heldPlace(piece: Piece, all: readonly Piece[], seats: number, me: number): Place {
    const at = shelf(piece.holder!, seats, me);
    const [wide, back] = this.#isTall ? [1.3, -1.05] : [2.1, -0.74];
    const front = this.#isTall ? { x: 0.6, z: -0.2 } : { x: 0.04, z: 0.62 };
    const place = at === null ? front : { x: (at - 0.5) * wide, z: back };
    place.x += beside(piece, all) * (this.#isTall ? 0.22 : 0.3);
    const from = this.#tower.position;
    return { x: place.x - from.x, y: 0, z: place.z - from.z, turn: 0.3, tilt: 0, size: this.#isTall ? 0.55 : 0.68 };
  }

  #set(piece: Piece, to: Place, lasts: number): void {
    const known = this.#things.get(piece.key);
    if (!known) {
      const made = build(piece.kind);
      this.#tower.add(made);
      this.#things.set(piece.key, { made, from: to, to, begun: -Infinity, lasts: 1 });
      put(made, to);
    } else if (!alike(known.to, to)) {
      this.#things.set(piece.key, {
        made: known.made,
        from: now(known),
        to,
        begun: performance.now(),
        lasts,
      });
    }
  }

  // --- dice

  #lay(at: number, x: number, y: number, z: number, [w, i, j, k]: Turn): void {
    const die = this.#dice[at]!;
    die.position.set(x, y, z);
    die.quaternion.set(i, j, k, w);
    const under = this.#shadows[at]!;
    under.position.set(x + 0.01, y - 0.01, 0.002);
    under.scale.setScalar(SIDE * (1.7 + z));
  }

  #show(at: number, isThere: boolean): void {
    this.#dice[at]!.visible = this.#shadows[at]!.visible = isThere;
  }

  #rollOn(moment: number): void {
    const { frames, ends, at, speed } = this.#film!;
    const gone = frames.length + (moment - at) * speed;
    const part = Math.max(0, Math.min(1, gone / frames.length));
    ends.forEach((end, die) => {
      const pose = poseAt(frames, die, gone);
      const last = poseAt(frames, die, Infinity);
      this.#lay(die, pose.x + (end.x - last.x) * part, pose.y + (-end.y - last.y) * part, pose.z * LARGER, pose.turn);
      this.#show(die, gone > 0);
    });
    this.#veil.visible = true;
    this.#veil.position.z = 0.5;
    this.#veil.material.opacity = 0.42;
  }

  #liftOn(moment: number): void {
    const part = Math.min(1, (moment - this.#lifted) / LIFT);
    this.#veil.position.z = 0.5 + part * 0.8;
    this.#veil.material.opacity = 0.42 * (1 - part);
    this.#veil.visible = part < 1;
    if (part === 1) this.#lifted = -Infinity;
  }

  // --- frames

  #draw(): void {
    if (!this.#next) this.#next = requestAnimationFrame(this.#frame);
  }

  #frame = (moment: number): void => {
    this.#next = 0;
    let goesOn = !this.#hasWarmed || this.#shaken;
    if (this.#film) this.#rollOn(moment);
    if (this.#lifted !== -Infinity) this.#liftOn(moment);
    for (const thing of this.#things.values()) goesOn = move(thing, moment) || goesOn;
    if (this.#shaken) this.#cup.rotation.z = 0.22 * Math.sin(moment / 45);
    this.#renderer.render(this.#world, this.#camera);
    this.#measure(moment);
    if (goesOn || this.#film || this.#lifted !== -Infinity) this.#draw();
  };

  /** The first frames, and those of every throw, are timed. */
  #measure(moment: number): void {
    if (this.#hasWarmed && !this.#film) return;
    this.#counted.push(moment);
    // The very first ones compile what the card draws with
    if (!this.#hasWarmed && this.#counted.length === MEASURED + 6) {
      this.#hasWarmed = true;
      this.#counted.splice(0, 6);
      this.#judgeSpeed();
    }
  }

  #judgeSpeed(): void {
    const [first, last] = [this.#counted[0], this.#counted.at(-1)];
    const frames = this.#counted.length - 1;
    this.#counted = [];
    if (first === undefined || last === undefined || frames < MEASURED / 2) return;
    const rate = (1000 * frames) / (last - first);
    this.canvas.dataset["frames"] = rate.toFixed(0);
    if (rate < LEAST) this.tooSlow?.();
  }
}

function put(made: Group, place: Place): void {
  made.position.set(place.x, place.y, place.z);
  made.rotation.set(0, place.turn, place.tilt);
  made.scale.setScalar(UNIT * place.size);
}

const alike = (one: Place, other: Place): boolean =>
  one.x === other.x && one.y === other.y && one.z === other.z && one.size === other.size;

function between(thing: Thing, part: number): Place {
  const mix = (from: number, to: number): number => from + (to - from) * part;
  const { from, to } = thing;
  const isFall = thing.lasts === FALL;
  // What falls speeds up and bounces once; what is taken is lifted over the rest
  const y = isFall
    ? to.y + (from.y - to.y) * (1 - part * part) + 0.09 * Math.sin(Math.PI * Math.max(0, (part - 0.7) / 0.3))
    : mix(from.y, to.y) + 0.25 * Math.sin(Math.PI * part);
  return {
    x: mix(from.x, to.x),
    y,
    z: mix(from.z, to.z),
    turn: mix(from.turn, to.turn),
    tilt: mix(from.tilt, to.tilt),
    size: mix(from.size, to.size),
  };
}

const partOf = (thing: Thing, moment: number): number => Math.max(0, Math.min(1, (moment - thing.begun) / thing.lasts));
const now = (thing: Thing): Place => between(thing, partOf(thing, performance.now()));

/** Whether it is still on its way. */
function move(thing: Thing, moment: number): boolean {
  const part = partOf(thing, moment);
  put(thing.made, part === 1 ? thing.to : between(thing, part));
  return part < 1;
}

function paintSouk(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = valueOf("var(--at-amber-82e)");
  pen.fillRect(0, 0, 512, 512);
  pen.strokeStyle = valueOf("var(--at-amber-60b)");
  pen.lineWidth = 3;
  pen.strokeRect(102, 102, 308, 308);
  pen.translate(256, 256);
  for (const radius of [102, 235]) {
    pen.beginPath();
    pen.arc(0, 0, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.rotate(Math.PI / 4);
  pen.strokeRect(-154, -154, 308, 308);
  pen.resetTransform();
  pen.strokeStyle = valueOf("var(--at-plum-21)");
  pen.lineWidth = 6;
  pen.strokeRect(0, 0, 512, 512);
}

function paintRug(pen: CanvasRenderingContext2D): void {
  for (const [inset, colour] of [
    [0, "var(--at-plum-21)"],
    [6, "var(--at-red-48)"],
    [30, "var(--at-gold-85)"],
    [38, "var(--at-indigo-39)"],
    [76, "var(--at-gold-85)"],
    [82, "var(--at-red-48)"],
  ] as const) {
    pen.fillStyle = valueOf(colour);
    pen.fillRect(inset, inset, 512 - 2 * inset, 512 - 2 * inset);
  }
  pen.translate(256, 256);
  for (const [reach, colour] of [
    [160, "var(--at-gold-85)"],
    [150, "var(--at-indigo-39)"],
    [100, "var(--at-rust-65)"],
  ] as const) {
    pen.fillStyle = valueOf(colour);
    pen.fill(new Path2D(`M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`));
  }
  pen.resetTransform();
  pen.fillStyle = valueOf("var(--at-black-a9)");
  for (let line = 0; line < 512; line += 8) pen.fillRect(0, line, 512, 3);
}

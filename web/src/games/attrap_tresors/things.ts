// The objects of the tower as solid things, their foot at the origin, in units of the drawing.

import {
  BackSide,
  BoxGeometry,
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DataTexture,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshToonMaterial,
  NearestFilter,
  RedFormat,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from "three";
import { valueOf } from "../../lib/colour";
import type { Kind } from "./present";

const SHADES = new DataTexture(new Uint8Array([90, 150, 215, 255]), 4, 1, RedFormat);
SHADES.minFilter = SHADES.magFilter = NearestFilter;
SHADES.needsUpdate = true;

export function toon(colour: string, glow = 0): MeshToonMaterial {
  const color = new Color(valueOf(colour));
  return new MeshToonMaterial({ color, gradientMap: SHADES, emissive: color, emissiveIntensity: glow });
}

const SILVER = toon("var(--at-slate-86)", 0.1);
const GOLD = toon("var(--at-gold-80b)", 0.12);
const DARK_GOLD = toon("var(--at-amber-55)");
const RUBY = toon("var(--at-crimson-55)", 0.12);
const CLOTH = toon("var(--at-indigo-39)");
const PALE = toon("var(--at-sand-86)");
const INK = new MeshBasicMaterial({ color: valueOf("var(--at-plum-21)"), side: BackSide });

/** A part and its ink outline: the same shape a little larger, seen from inside. */
function part(geometry: BufferGeometry, material: MeshToonMaterial, x = 0, y = 0, z = 0, line = 2.4): Group {
  const made = new Group();
  geometry.computeBoundingSphere();
  const grown = 1 + line / Math.max(8, geometry.boundingSphere!.radius);
  const outline = new Mesh(geometry, INK);
  outline.scale.setScalar(grown);
  outline.position.copy(geometry.boundingSphere!.center).multiplyScalar(1 - grown); // about its own middle
  made.add(new Mesh(geometry, material), outline);
  made.position.set(x, y, z);
  return made;
}

const bar = (radius: number, height: number, foot = radius): CylinderGeometry =>
  new CylinderGeometry(radius, foot, height, 28);

function column(): Group {
  const made = new Group();
  made.add(
    part(bar(36, 12, 42), SILVER, 0, 6),
    part(bar(21, 48), SILVER, 0, 36),
    part(bar(36, 7, 28), SILVER, 0, 61.5),
    part(bar(40, 8), SILVER, 0, 69),
  );
  for (let turn = 0; turn < 10; turn += 1) {
    const angle = (turn / 10) * 2 * Math.PI;
    const flute = new Mesh(bar(2.2, 46), toon("var(--at-slate-67)"));
    flute.position.set(Math.cos(angle) * 20.6, 36, Math.sin(angle) * 20.6);
    made.add(flute);
  }
  return made;
}

function chest(): Group {
  const made = new Group();
  const lid = part(new CylinderGeometry(25, 25, 80, 24, 1, false, 0, Math.PI), GOLD, 0, 26);
  lid.rotation.set(0, 0, Math.PI / 2);
  lid.scale.set(0.8, 1, 1);
  made.add(part(new BoxGeometry(80, 26, 50), GOLD, 0, 13), lid);
  for (const x of [-26, 26]) made.add(part(new BoxGeometry(6, 27, 52), DARK_GOLD, x, 13.5, 0, 0.6));
  made.add(
    part(new BoxGeometry(80.5, 4, 51), DARK_GOLD, 0, 26, 0, 0.6),
    part(new BoxGeometry(15, 17, 4), RUBY, 0, 22, 26, 1),
  );
  return made;
}

function pouf(): Group {
  const made = new Group();
  const body = part(new SphereGeometry(48, 32, 16), RUBY, 0, 16);
  body.scale.set(1, 0.36, 1);
  const belt = part(new TorusGeometry(47, 2.6, 8, 40), GOLD, 0, 16, 0, 1);
  belt.rotation.x = Math.PI / 2;
  made.add(body, belt, part(bar(7, 3), GOLD, 0, 33, 0, 1));
  return made;
}

function carpet(): Group {
  const made = new Group();
  const roll = part(bar(12, 88), RUBY, 0, 12);
  roll.rotation.z = Math.PI / 2;
  made.add(roll);
  for (const x of [-30, -22, 22, 30]) made.add(across(part(bar(12.5, 3), GOLD, x, 12, 0, 0.4)));
  made.add(across(part(bar(12.6, 16), CLOTH, 0, 12, 0, 0.4)), across(part(bar(9, 2), PALE, 44.5, 12, 0, 1)));
  for (const at of [-8, -3, 3, 8])
    made.add(across(part(bar(1.3, 12), toon("var(--at-cream-92)"), -50, 12 + at, at / 2, 0.6)));
  return made;
}

function across(made: Group): Group {
  made.rotation.z = Math.PI / 2;
  return made;
}

function lamp(): Group {
  const made = new Group();
  const outline = [
    [0, 0],
    [15, 0],
    [11, 7],
    [20, 8],
    [31, 16],
    [31, 24],
    [20, 29],
    [18, 31],
    [10, 37],
    [3, 40],
    [0, 41],
  ];
  const body = part(
    new LatheGeometry(
      outline.map(([x, y]) => new Vector2(x!, y!)),
      32,
    ),
    GOLD,
  );
  const spout = part(new ConeGeometry(9, 40, 16), GOLD, -42, 25);
  spout.rotation.z = 1.05;
  const handle = part(new TorusGeometry(11, 3, 10, 24), GOLD, 37, 21, 0, 1.4);
  made.add(spout, body, handle);
  return made;
}

function gem(): Group {
  const outline = [
    [0, 0],
    [19, 19],
    [12, 31],
    [0, 31],
  ];
  const stone = new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x!, y!)),
    8,
  ).toNonIndexed();
  stone.computeVertexNormals();
  return part(stone, toon("var(--at-crimson-57)", 0.22), 0, 0, 0, 1.6);
}

const MADE: Record<Kind, () => Group> = { column, chest, pouf, carpet, lamp, gem };
export const build = (kind: Kind): Group => MADE[kind]();

/** The leather cup, its mouth up. */
export function cup(): Group {
  const made = new Group();
  const leather = toon("var(--at-rust-44)");
  made.add(
    part(new CylinderGeometry(34, 26, 74, 28), leather, 0, 37),
    part(new CylinderGeometry(35.5, 34.5, 10, 28), GOLD, 0, 70),
    part(new CylinderGeometry(27.5, 26.5, 8, 28), GOLD, 0, 6),
  );
  const mouth = new Mesh(
    new CylinderGeometry(29, 29, 1, 28),
    new MeshBasicMaterial({ color: valueOf("var(--at-brick-22)") }),
  );
  mouth.position.y = 75;
  made.add(mouth);
  return made;
}

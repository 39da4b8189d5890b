// Eight cubes with a colour and a sign on every side, and the veil under which they roll.

import {
  CanvasTexture,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Quaternion,
  SRGBColorSpace,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { valueOf } from "../../lib/colour";
import type { Turn } from "./film";
import { DICE_IN_THE_DARK, inkOn, PAINTS } from "./paints";
import { SIDE, type Letter } from "./present";

const PIXELS = 128;

export function painted(size: number, paint: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  paint(canvas.getContext("2d")!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

function face(letter: Letter): CanvasTexture {
  return painted(PIXELS, (pen) => {
    pen.fillStyle = valueOf(PAINTS[letter].paint);
    pen.fillRect(0, 0, PIXELS, PIXELS);
    pen.strokeStyle = valueOf(PAINTS[letter].deep);
    pen.lineWidth = 10;
    pen.strokeRect(0, 0, PIXELS, PIXELS);
    pen.translate(PIXELS / 2, PIXELS / 2);
    pen.scale(PIXELS * 0.46, PIXELS * 0.46);
    pen.fillStyle = valueOf(inkOn(letter));
    pen.fill(new Path2D(PAINTS[letter].sign));
  });
}

export interface Paints {
  bright: MeshLambertMaterial[];
  /** Of a die that does not count. */
  dull: MeshLambertMaterial[];
  dark: MeshLambertMaterial[];
}

/** `sides`: the colours that look along +x, -x, +y, -y, +z, -z. */
export function paints(sides: readonly Letter[]): Paints {
  const maps = sides.map(face);
  const dark = new MeshLambertMaterial({ color: valueOf(DICE_IN_THE_DARK) });
  return {
    bright: maps.map((map) => new MeshLambertMaterial({ map })),
    dull: maps.map((map) => new MeshLambertMaterial({ map, color: valueOf("var(--at-plum-49)") })),
    dark: maps.map(() => dark),
  };
}

export function dice(count: number, { dark }: Paints): Mesh[] {
  const cube = new RoundedBoxGeometry(SIDE, SIDE, SIDE, 2, SIDE * 0.12);
  return Array.from({ length: count }, () => new Mesh(cube, dark));
}

/** A turn after which this colour lies on top, the die turned by so many degrees on the table. */
export function turnUp(sides: readonly Letter[], letter: Letter, degrees: number): Turn {
  const side = sides.indexOf(letter);
  const normal = new Vector3().setComponent(side >> 1, side % 2 ? -1 : 1);
  const up = new Quaternion().setFromUnitVectors(normal, new Vector3(0, 0, 1));
  const { w, x, y, z } = new Quaternion()
    .setFromAxisAngle(new Vector3(0, 0, 1), (degrees * Math.PI) / 180)
    .multiply(up);
  return [w, x, y, z];
}

export function shadow(): Mesh {
  const soft = painted(64, (pen) => {
    const fade = pen.createRadialGradient(32, 32, 4, 32, 32, 31);
    fade.addColorStop(0, valueOf("var(--at-rose-18-a70)"));
    fade.addColorStop(1, valueOf("var(--at-rose-18-a0)"));
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 64, 64);
  });
  return new Mesh(new PlaneGeometry(1, 1), new MeshBasicMaterial({ map: soft, transparent: true, depthWrite: false }));
}

export function veil(): Mesh<PlaneGeometry, MeshLambertMaterial> {
  const cloth = new PlaneGeometry(1.12, 1.12, 14, 14);
  const places = cloth.attributes["position"]!;
  for (let at = 0; at < places.count; at += 1) {
    const [x, y] = [places.getX(at), places.getY(at)];
    places.setZ(at, 0.02 * Math.sin(9 * x + 2) + 0.018 * Math.cos(11 * y) - 0.16 * (x * x + y * y));
  }
  cloth.computeVertexNormals();
  return new Mesh(
    cloth,
    new MeshLambertMaterial({
      color: valueOf("var(--at-violet-66)"),
      transparent: true,
      opacity: 0,
      side: DoubleSide,
      depthWrite: false,
    }),
  );
}

// A game's kernels in this browser: the rules themselves, compiled to WebAssembly by `sesame.wasm`.
// They work on memory that whoever calls them has laid out: pointers and numbers, as the manifest
// says. One machine is one memory; several of a game share what was fetched and compiled.

import type { Manifest } from "./manifest";

type Kernel = (...numbers: number[]) => number | undefined;

const PAGE = 65_536; // bytes by which memory grows
const ALIGNED = 16;
// What a stranger's kernels may take from C's library; ours have their own, the same everywhere
const CURVES = Math as unknown as WebAssembly.ModuleImports;

/** What machines of a game are made of: fetched and compiled once, for all workers. */
export interface Parts {
  kernels: WebAssembly.Module;
  manifest: Manifest;
}

/** What was fetched, by address: of a game that is not there nothing is kept. */
const fetched = new Map<string, Promise<Parts>>();

export class Machine {
  readonly manifest: Manifest;
  readonly memory: WebAssembly.Memory;
  private readonly kernels: WebAssembly.Exports;
  private free: number;

  private constructor(instance: WebAssembly.Instance, manifest: Manifest) {
    this.manifest = manifest;
    this.kernels = instance.exports;
    this.memory = instance.exports["memory"] as WebAssembly.Memory;
    this.free = aligned((instance.exports["__heap_base"] as WebAssembly.Global<"i32">).value);
  }

  /** A new machine for a game, whose files lie in `machine/` below the page's base. */
  static async load(game: string, base: string | URL = "/"): Promise<Machine> {
    const { kernels, manifest } = await partsOf(game, base);
    return Machine.of(kernels, manifest);
  }

  /** A new machine from what is at hand already. */
  static async of(kernels: WebAssembly.Module, manifest: Manifest): Promise<Machine> {
    return new Machine(await WebAssembly.instantiate(kernels, { env: CURVES }), manifest);
  }

  /** Room for so many bytes, all zero, that stays where it is. */
  room(bytes: number): number {
    const at = this.free;
    this.free = aligned(at + bytes);
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** What a kernel answers; 0 where it answers nothing. A yes is 1. */
  call(name: string, ...numbers: number[]): number {
    return (this.kernels[name] as Kernel)(...numbers) ?? 0;
  }

  /** The kernel itself, for whoever calls it very often. */
  kernel(name: string): Kernel {
    return this.kernels[name] as Kernel;
  }

  /** Some of the memory: to be used at once, since room made later moves it. */
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, length);
  }

  /** All of it, to read numbers of any size; to be used at once, too. */
  view(): DataView {
    return new DataView(this.memory.buffer);
  }
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNED) * ALIGNED;
}

/** A file of a game's machine, by its name. */
export async function fetchFile(name: string, base: string | URL = "/"): Promise<Response> {
  const response = await fetch(`${String(base).replace(/\/$/, "")}/machine/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

const keyOf = (game: string, base: string | URL): string => `${base} ${game}`;

/** Another worker has fetched these, and hands them over. */
export function takeOver(game: string, base: string | URL, parts: Parts): void {
  fetched.set(keyOf(game, base), Promise.resolve(parts));
}

export async function partsOf(game: string, base: string | URL): Promise<Parts> {
  const key = keyOf(game, base);
  let found = fetched.get(key);
  if (!found) {
    found = read(game, base);
    fetched.set(key, found);
    found.catch(() => fetched.delete(key)); // so that it is tried again
  }
  return found;
}

async function read(game: string, base: string | URL): Promise<Parts> {
  const [code, said] = await Promise.all([fetchFile(`${game}.wasm`, base), fetchFile(`${game}.json`, base)]);
  // Not by streaming: that needs a type which not every host of static files names
  const kernels = await WebAssembly.compile(await code.arrayBuffer());
  return { kernels, manifest: (await said.json()) as Manifest };
}

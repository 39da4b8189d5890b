// This device's hand in chance, and what it remembers of a table: so that the house, which keeps the log, can choose
// and foresee nothing, and cannot tell the end otherwise than it told the beginning. server/log/mixing.py says why.

import { newSecret, sealOf } from "./fair";
import type { Order } from "./port";
import type { Info, Part } from "./protocol";

/** What was told of a table's chance before its end, as it was told first. */
interface Kept {
  table: string;
  commitment: string;
  parts: Part[];
  /** No seal can change any more. */
  isFixed: boolean;
  hasBegun: boolean;
}

const [TABLES, SECRETS] = ["chance-seen", "chance-secrets"];
const MOST = 100; // of each: the newest

/** A fresh part of chance, sealed: the seal is for everybody, the bits stay here for now. */
export function newSeal(): string {
  const bits = newSecret();
  keep(SECRETS, [bits, ...kept<string>(SECRETS)]);
  return sealOf(bits);
}

const bitsIn = (seal: string): string | undefined => kept<string>(SECRETS).find((bits) => sealOf(bits) === seal);

export class Hand {
  #seen: Kept | undefined;
  #hasSealed = false;
  #shown: string | undefined;

  constructor(private readonly table: string) {
    this.#seen = kept<Kept>(TABLES).find((one) => one.table === table);
  }

  /** What was told before the end; nothing, if this device was not there. */
  get seen(): Kept | undefined {
    return this.#seen;
  }

  /** What this device has to say, now that the table stands so. */
  hear(info: Info, person: string): Order | undefined {
    if (info.status !== "over") this.#remember(info);
    const isMine = ({ seat }: { seat: number }): boolean => info.chairs[seat]?.player?.person === person;
    const mine = info.parts.find(isMine);
    if (info.status !== "open" || !person) return undefined;
    if (info.mixing) return mine && this.#unsealed(mine, info);
    if (mine || this.#hasSealed || !info.chairs.some(isMine)) return undefined;
    this.#hasSealed = true;
    return { type: "seal", seal: newSeal() };
  }

  /** What it has shown is in the log: it cannot be missing in the end. */
  stored(): void {
    if (this.#seen && this.#shown) {
      const { parts } = this.#seen;
      const [seal, bits] = [sealOf(this.#shown), this.#shown];
      this.#keep({ ...this.#seen, parts: parts.map((part) => (part.seal === seal ? { ...part, bits } : part)) });
    }
  }

  /** Once, and only to a house that stands by its commitment. */
  #unsealed({ seal, bits: told }: Part, { commitment }: Info): Order | undefined {
    const bits = bitsIn(seal);
    if (told !== null || this.#shown || !bits || commitment !== this.#seen?.commitment) return undefined;
    this.#shown = bits;
    return { type: "unseal", bits };
  }

  #remember({ commitment, parts, mixing, status }: Info): void {
    const hasBegun = status === "playing";
    const isFixed = mixing || hasBegun;
    const before = this.#seen ?? { table: this.table, commitment, parts: [], isFixed: false, hasBegun: false };
    if (before.hasBegun) return;
    const told = before.isFixed ? before.parts.map((part) => opened(part, parts)) : isFixed ? parts : [];
    this.#keep({ ...before, parts: told, isFixed, hasBegun });
  }

  #keep(seen: Kept): void {
    this.#seen = seen;
    keep(TABLES, [seen, ...kept<Kept>(TABLES).filter(({ table }) => table !== seen.table)]);
  }
}

/** As it is told now, unless it is another one. */
const opened = (part: Part, told: readonly Part[]): Part =>
  part.bits ? part : (told.find(({ seat, seal }) => seat === part.seat && seal === part.seal) ?? part);

function kept<One>(key: string): One[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? (found as One[]) : [];
  } catch {
    return [];
  }
}

function keep(key: string, all: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // There is no room: this device adds nothing, then, and remembers nothing
  }
}

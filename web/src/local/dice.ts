// The fast generator of core/dice.py, splitmix64: for what nobody plays with. Tables draw by `chance.ts`.

const MASK = (1n << 64n) - 1n;
const STEP = 0x9e3779b97f4a7c15n;

function mixed(number: bigint): bigint {
  const one = ((number ^ (number >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  const two = ((one ^ (one >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return two ^ (two >> 31n);
}

/** A fair number from 0 to n - 1: the first of that stream of the seed. */
export function below(seed: number, stream: number, n: number): number {
  const size = BigInt(n);
  const least = ((1n << 32n) - size) % size;
  let at = mixed(mixed((BigInt(seed) + STEP) & MASK) ^ ((BigInt(stream) * STEP) & MASK));
  for (;;) {
    at = (at + STEP) & MASK;
    const product = (mixed(at) >> 32n) * size;
    if ((product & 0xffffffffn) >= least) return Number(product >> 32n);
  }
}

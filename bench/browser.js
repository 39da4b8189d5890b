// What Chromium is asked by `browser.py`: a game's kernels, as any page would have them.

async function machineOf(code, manifest) {
  const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes, { env: Math });
  const kernels = instance.exports;
  let free = Math.ceil(kernels.__heap_base.value / 16) * 16;
  const room = (size) => {
    const at = free;
    free = Math.ceil((at + size) / 16) * 16;
    const missing = free - kernels.memory.buffer.byteLength;
    if (missing > 0) kernels.memory.grow(Math.ceil(missing / 65_536));
    return at;
  };
  const { state, widest, count } = manifest;
  const [start, tables, rng] = [room(state), room(2 * state), room(8)];
  const [ids, weights] = [room(4 * widest), room(8 * widest)];
  return { kernels, manifest, room, state, widest, count, start, tables, rng, ids, weights };
}

function lay({ kernels, start, tables, state }, table) {
  const bytes = Uint8Array.from(atob(table), (letter) => letter.charCodeAt(0));
  const memory = new Uint8Array(kernels.memory.buffer);
  memory.set(bytes, start);
  memory.copyWithin(tables, start, start + state);
}

/** Where the generator stands, which tells whether the same was done as elsewhere. */
function luck({ kernels, rng }) {
  return new DataView(kernels.memory.buffer).getBigUint64(rng, true).toString();
}

function playGames({ kernels, start, tables, state, rng, ids, weights, widest }, games) {
  const memory = new Uint8Array(kernels.memory.buffer);
  for (let game = 0; game < games; game++) {
    memory.copyWithin(tables, start, start + state);
    kernels.dice_start(rng, 1, 1, 0, game);
    kernels.play_out(tables, rng, 1, ids, widest, weights, widest);
  }
}

function planted({ room, manifest, tables, rng, ids, weights, widest, count }, nodes, arms) {
  const { node, arm, seats, deepest } = manifest.search;
  const slots = 2 ** Math.ceil(Math.log2(2 * nodes));
  const tree = [room(nodes * node.bytes), nodes, room(arms * arm.bytes), arms, room(4 * slots), slots, room(16), 2];
  const marks = [room(4 * count), count, room(8 * widest), widest];
  const ends = [room(4 * (deepest + 1)), deepest + 1, room(8 * seats), seats];
  return { tree, work: [tables, 2, rng, 1, ids, widest, weights, widest, ...marks, ...ends] };
}

function search({ kernels, rng }, { tree, work }, searches, seat, simulations, explore, uses) {
  for (let seed = 0; seed < searches; seed++) {
    kernels.tree_clear(...tree);
    kernels.dice_start(rng, 1, seed, 0, 0);
    kernels.search(...tree, ...work, seat, simulations, explore, uses);
  }
}

// Text as part of a link: packed (zlib, which ends with a sum of what was packed, so that a link that lost a letter is
// noticed), in letters that every address may have, behind the version of all that. Who wrote a link decides how long
// it is, and what it unpacks to: both are bounded, and each letter is read once.

const VERSION = "1";
const PACKING = "deflate";
export const MOST_LINK = 64_000; // letters that are read at all
export const MOST_TEXT = 500_000; // letters of a record: `core/record.py` has the same

export type Trouble = "newer" | "broken" | "too long";

/** A link that cannot be read, and why. */
export class BadLink extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

export async function pack(text: string): Promise<string> {
  const packed = await whole(through(new TextEncoder().encode(text), new CompressionStream(PACKING)), Infinity);
  return VERSION + letters(packed);
}

export async function unpack(written: string): Promise<string> {
  if (written.length > MOST_LINK) throw new BadLink("too long");
  if (!/^[1-9]/.test(written)) throw new BadLink("broken");
  if (!written.startsWith(VERSION)) throw new BadLink("newer");
  const packed = bytes(written.slice(VERSION.length));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await unpackBytes(packed, MOST_TEXT));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink("broken");
  }
}

/** What was packed, if it is no more than that. */
export const unpackBytes = (packed: Bytes, most: number): Promise<Bytes> =>
  whole(through(packed, new DecompressionStream(PACKING)), most);

type Bytes = Uint8Array<ArrayBuffer>;

const through = (given: Bytes, change: GenericTransformStream): ReadableStream<Bytes> =>
  new Blob([given]).stream().pipeThrough(change as TransformStream<Bytes, Bytes>);

/** All that comes, if it is no more than that: nothing is read beyond. */
async function whole(stream: ReadableStream<Bytes>, most: number): Promise<Bytes> {
  const parts: Bytes[] = [];
  const reader = stream.getReader();
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    parts.push(value);
    if (size <= most) continue;
    await reader.cancel();
    throw new BadLink("too long");
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

// base64url, without padding

function letters(packed: Bytes): string {
  let text = "";
  for (const byte of packed) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytes(written: string): Bytes {
  if (!/^[\w-]*$/.test(written)) throw new BadLink("broken");
  try {
    return Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadLink("broken");
  }
}

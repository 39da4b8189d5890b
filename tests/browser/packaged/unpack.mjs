// Unpacks the Chromium of the npm package into the folder named, with the libraries and fonts that it needs.
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const [folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
process.env.TMPDIR = folder; // the package unpacks to the folder for temporary files
if (tmpdir() !== folder) throw new Error(`cannot unpack to ${folder}`);

const { inflate } = await import("@sparticuz/chromium");
const built = dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium"));
for (const part of ["al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br", "chromium.br"])
  await inflate(join(built, "..", "bin", part));

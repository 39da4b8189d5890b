import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` beside a running `sesame serve`
const server = `127.0.0.1:${process.env["SESAME_PORT"] ?? 8000}`;

/** Where somebody begins, and where they play: what both wait for is one file. */
const FIRST = /\/src\/(pages\/(Home|Table)\.svelte|main\.ts)$/;

interface Modules {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** Whether a module of the house comes with the shelf or a table; other pages bring what is theirs. */
function comesFirst(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (FIRST.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((by) => comesFirst(by, modules, seen)) ?? false;
}

const isOfTheHouse = (id: string): boolean => !id.includes("/src/games/");

export default defineConfig({
  base: "./", // the folder may lie at any path of a host
  plugins: [svelte()],
  build: {
    target: "es2022",
    outDir: "../src/sesame/server/page",
    emptyOutDir: true,
    manifest: "manifest.json", // tells the server which files a page will ask for
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    modulePreload: { polyfill: false },
    // A phone waits for each file. What boards share with covers is their own
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, modules) => (comesFirst(id, modules) ? "house" : null),
              minShareCount: 2,
              test: isOfTheHouse,
            },
          ],
        },
      },
    },
  },
  worker: { format: "es" }, // which may fetch the words of a game when it is first played
  // The origin stays as it is: the server refuses pages that are not its own
  server: {
    proxy: {
      "/api": { target: `http://${server}`, changeOrigin: false },
      "/ws": { target: `ws://${server}`, ws: true, changeOrigin: false },
    },
  },
});

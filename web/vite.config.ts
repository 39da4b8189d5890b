import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` beside a running `sesame serve`
const server = `127.0.0.1:${process.env["SESAME_PORT"] ?? 8000}`;

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
    cssCodeSplit: false, // small, and one file less to wait for
    // What several pages share is one file: a phone waits for each of them
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "house", minShareCount: 2 }] } },
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

// What is refused in the page's sources. Types are svelte-check's work, layout is Prettier's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

/** A colour is named in theme.css or in a palette.css, and nowhere else written down. */
const noColours = {
  create: (context) => ({
    Program() {
      const { text } = context.sourceCode;
      for (const { 0: found, index } of text.matchAll(
        /(?<![\w&/]|url\()#[\da-f]{3,8}\b(?![-\w])|\b(?:rgb|hsl)a?\(/gi,
      )) {
        const at = (place) => context.sourceCode.getLocFromIndex(place);
        const loc = { start: at(index), end: at(index + found.length) };
        context.report({ loc, message: `${found}: colours have names, in theme.css and palette.css` });
      }
    },
  }),
};

export default defineConfig(
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    plugins: { sesame: { rules: { "no-colours": noColours } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-len": ["error", { code: 120 }],
      "no-undef": "off", // the types know
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      "@typescript-eslint/no-non-null-assertion": "off", // the price of noUncheckedIndexedAccess
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$", destructuredArrayIgnorePattern: "^_$" },
      ],
      "sesame/no-colours": "error",
      "svelte/no-unused-svelte-ignore": "off", // compiles everything once more
      "svelte/prefer-svelte-reactivity": "off", // our maps and sets are replaced, not written to
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);

/** What a type checker does not see: promises nobody waits for, effects of Svelte that go wrong quietly, dead code. */

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  // Built; somebody else's.
  { ignores: ["gallery/built/", "dist/", "node_modules/"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        // One program for scripts and components alike. The lint task lets it read components as they are linted
        // (SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK), or each component would make it anew.
        disallowAutomaticSingleRunInference: true,
      },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Types inside a component are svelte-check's: what a snippet or another component gives is unknown here.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-redundant-type-constituents": "off",
      // A space at the start of an element stays only as a string.
      "svelte/no-useless-mustaches": "off",
      // svelte-check says which of them are needed; this rule reads their reasons as names of rules.
      "svelte/no-unused-svelte-ignore": "off",
      // A Map that lives for one computation is nobody's state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["*.js"], ...ts.configs.disableTypeChecked },
);

/** Every language is at hand in every test, and each file of tests begins in English. */
import { LANGUAGES } from "../src/words/bundles";
import { words } from "../src/words/words.svelte";

await words.fetchAll();
await Promise.all(LANGUAGES.map((language) => words.fetch(language)));
words.language = "en";

import core from "./words/en/core.json" with { type: "json" };
import type check from "./words/en/forms.json";
import type goals from "./words/en/goals.json";
import type praise from "./words/en/praise.json";

export type Words = typeof core & typeof check & typeof goals & typeof praise;

/** Languages that are fetched when first needed, from beside the scripts. */
const packs = ["ar", "de", "es", "hi"];
const fetched = new Map<string, Promise<Words>>();

/** English comes with the scripts: what all widgets say, and by `speak` what some of them say besides. */
export const english = { ...core } as Words;

export function speak(words: Partial<Words>): void {
  Object.assign(english, words);
}

/** The words of a language tag; English where it is not known. */
export function loadWords(language: string): Promise<Words> {
  const name = language.toLowerCase().split("-")[0] ?? "";
  if (!packs.includes(name)) return Promise.resolve(english);
  const asked = fetched.get(name) ?? askFor(new URL(`./words/${name}.json`, import.meta.url));
  fetched.set(name, asked);
  return asked;
}

async function askFor(address: URL): Promise<Words> {
  return (await (await fetch(address, { credentials: "omit" })).json()) as Words;
}

/** Whether a language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return /^(ar|fa|he|ur)\b/i.test(language);
}

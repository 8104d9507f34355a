import core from "./words/en/core.json" with { type: "json" };
import type check from "./words/en/forms.json";
import type goals from "./words/en/goals.json";
import type praise from "./words/en/praise.json";

export type Words = typeof core & typeof check & typeof goals & typeof praise;

/** Languages that are fetched when first needed. */
const packs: Readonly<Record<string, () => URL>> = {
  hi: () => new URL("./words/hi.json", import.meta.url),
  es: () => new URL("./words/es.json", import.meta.url),
  de: () => new URL("./words/de.json", import.meta.url),
  ar: () => new URL("./words/ar.json", import.meta.url),
};
const fetched = new Map<string, Promise<Words>>();

/** English comes with the scripts: what all widgets say, and by `speak` what some of them say besides. */
export const english = { ...core } as Words;

export function speak(words: Partial<Words>): void {
  Object.assign(english, words);
}

/** The words of a language tag; English where it is not known. */
export function loadWords(language: string): Promise<Words> {
  const name = language.toLowerCase().split("-")[0] ?? "";
  const pack = packs[name];
  if (!pack) return Promise.resolve(english);
  const asked = fetched.get(name) ?? askFor(pack());
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

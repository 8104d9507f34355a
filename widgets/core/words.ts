import core from "./words/en/core.json" with { type: "json" };
import type check from "./words/en/forms.json";
import type goals from "./words/en/goals.json";
import type praise from "./words/en/praise.json";

export type Words = typeof core & typeof check & typeof goals & typeof praise;

type Pack = () => Promise<{ default: Words }>;

/** Languages that are fetched when first needed. Each is named in full: so a site's own bundler takes it along. */
const packs = new Map<string, Pack>([
  ["ar", () => import("./words/ar.json", { with: { type: "json" } })],
  ["de", () => import("./words/de.json", { with: { type: "json" } })],
  ["es", () => import("./words/es.json", { with: { type: "json" } })],
  ["hi", () => import("./words/hi.json", { with: { type: "json" } })],
]);

/** English comes with the scripts: what all widgets say, and by `speak` what some of them say besides. */
export const english = { ...core } as Words;

export function speak(words: Partial<Words>): void {
  Object.assign(english, words);
}

/** The words of a language tag; English where it is not known. */
export async function loadWords(language: string): Promise<Words> {
  const fetchPack = packs.get(language.toLowerCase().split("-")[0] ?? "");
  return fetchPack ? (await fetchPack()).default : english;
}

/** Whether a language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return /^(ar|fa|he|ur)\b/i.test(language);
}

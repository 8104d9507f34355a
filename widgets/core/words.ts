import { packs } from "./packs.ts";
import core from "./words/en/core.json" with { type: "json" };
import type check from "./words/en/forms.json";
import type goals from "./words/en/goals.json";
import type praise from "./words/en/praise.json";

export type Words = typeof core & typeof check & typeof goals & typeof praise;

/** English comes with the scripts: what all widgets say, and by `speak` what some of them say besides. */
export const english = { ...core } as Words;

export function speak(words: Partial<Words>): void {
  Object.assign(english, words);
}

/** The words of a language tag; English where it is not known. */
export async function loadWords(language: string): Promise<Words> {
  const bring = packs.get(language.toLowerCase().split("-")[0] ?? "");
  return bring ? (await bring()).default : english;
}

/** Whether a language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return /^(ar|fa|he|ur)\b/i.test(language);
}

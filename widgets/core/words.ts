import en from "./words/en.json" with { type: "json" };

export type Words = typeof en;

/** Languages that are fetched when first needed. */
const packs: Record<string, () => Promise<{ default: Words }>> = {
  hi: () => import("./words/hi.json"),
  es: () => import("./words/es.json"),
  de: () => import("./words/de.json"),
  ar: () => import("./words/ar.json"),
};

export const english = en;

/** The words of a language tag; English where it is not known. */
export async function loadWords(language: string): Promise<Words> {
  const pack = packs[language.toLowerCase().split("-")[0] ?? ""];
  return pack ? (await pack()).default : en;
}

/** Whether a language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return /^(ar|fa|he|ur)\b/i.test(language);
}

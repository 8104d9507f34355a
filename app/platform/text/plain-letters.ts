import { normalized } from "./normalized.ts";

/** A text to be searched in: small letters without accents, so that neither counts. */
export function plainLetters(text: string): string {
  return normalized(text, "NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether a text holds every word that is sought, in whatever case, with or without accents; nothing sought is in each. */
export function holdsWords(sought: string): (text: string) => boolean {
  const words = plainLetters(sought).split(/\s+/).filter(Boolean);
  return (text) => {
    const plain = plainLetters(text);
    return words.every((word) => plain.includes(word));
  };
}

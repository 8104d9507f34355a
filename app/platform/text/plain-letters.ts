import { normalized } from "./normalized.ts";

/** A text to be searched in: small letters without accents, so that neither counts. */
export function plainLetters(text: string): string {
  return normalized(text, "NFD").replace(/\p{M}/gu, "").toLowerCase();
}

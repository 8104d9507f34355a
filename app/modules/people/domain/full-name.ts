import { normalized } from "#app/platform/text/normalized.ts";
export type PersonName = {
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredFirstName: string | null;
  readonly displayName: string | null;
};

/** Keeps Arabic letters from joining, which would turn two initials into a word. */
const zeroWidthNonJoiner = "\u200c";
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The name in the register: first and last name; either may be empty. */
export function fullName({ firstName, lastName }: PersonName): string {
  return joined(firstName, lastName);
}

/** The name a person goes by: the display name where they set one, else preferred or first name with last name. */
export function displayName(name: PersonName): string {
  return name.displayName?.trim() || joined(name.preferredFirstName?.trim() || name.firstName, name.lastName);
}

/**
 * One or two initials of a name in any script: the first written letter of its first and last word, with the vowel signs
 * that belong to it in Devanagari, in capitals where the script has them, unjoined in Arabic. Empty for a name without letters.
 */
export function initials(name: string): string {
  const letters = normalized(name)
    .split(/\s+/u)
    .map(firstLetter)
    .filter((letter) => letter !== "");
  const [first = "", last = ""] = [letters[0], letters.length > 1 ? letters.at(-1) : ""];
  const separator = /\p{Script=Arabic}/u.test(first + last) && last !== "" ? zeroWidthNonJoiner : "";
  return first + separator + last;
}

function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word)) {
    if (/^[\p{L}\p{N}]/u.test(segment)) return capital(segment);
  }
  return "";
}

/** German has a capital of ß of two letters; an initial stays one. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return [...graphemes.segment(upper)].length === 1 ? upper : letter;
}

function joined(...parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
}

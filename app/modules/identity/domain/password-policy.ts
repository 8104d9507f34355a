import { commonPasswords, commonWords, productWords } from "./common-passwords.ts";

export const minimumLength = 8;
/** Far beyond what anybody types; it only bounds the work of hashing. Nothing is ever cut off. */
export const maximumLength = 1_024;

export const passwordRules = ["length", "upper", "lower", "digit", "special", "uncommon"] as const;
export type PasswordRule = (typeof passwordRules)[number];

export type PasswordChecks = Readonly<Record<PasswordRule, boolean>>;

/**
 * Which rules a password meets. `ownWords` are those a stranger would try first: the company's name,
 * the person's name and address. The same answer in the browser while typing and on the server.
 */
export function checkPassword(password: string, ownWords: readonly string[] = []): PasswordChecks {
  const text = password.normalize("NFC");
  const length = [...text].length;
  return {
    length: length >= minimumLength && length <= maximumLength,
    upper: /\p{Lu}/u.test(text),
    lower: /\p{Ll}/u.test(text),
    digit: /\p{Nd}/u.test(text),
    special: /[^\p{L}\p{M}\p{N}]/u.test(text),
    uncommon: text !== "" && !isCommon(text, ownWords),
  };
}

export function meetsPolicy(password: string, ownWords: readonly string[] = []): boolean {
  return Object.values(checkPassword(password, ownWords)).every(Boolean);
}

function isCommon(text: string, ownWords: readonly string[]): boolean {
  const lower = text.toLowerCase();
  if (commonPasswords.has(lower) || new Set(lower).size < 4) return true;
  const refused = new Set([...productWords, ...ownWords.flatMap(wordsOf)]);
  return coresOf(lower).some((core) => commonWords.has(core) || refused.has(core));
}

/** What is left when the digits and signs around it are gone, as written and with the usual replacements undone. */
function coresOf(lower: string): string[] {
  const core = lower.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, "");
  return [core, core.replace(/[@$]+$/, ""), undone(core), undone(core.replace(/[@$]+$/, ""))].map((word) => word.replace(/[^\p{L}\p{M}]/gu, ""));
}

const replacements: Readonly<Record<string, string>> = { "@": "a", "4": "a", "3": "e", "1": "i", "0": "o", $: "s", "5": "s", "7": "t" };

function undone(word: string): string {
  return word.replace(/[@431057$]/g, (sign) => replacements[sign]!);
}

/** "Acme Robotics" is refused as acme, robotics and acmerobotics; words of two letters are left alone. */
function wordsOf(text: string): string[] {
  const words = text.normalize("NFC").toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...words, words.join("")].map((word) => word.replace(/[^\p{L}\p{M}]/gu, "")).filter((word) => word.length > 2);
}

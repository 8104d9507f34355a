import { normalized } from "#app/platform/text/normalized.ts";
import { withoutTrailing } from "#app/platform/text/without-trailing.ts";
import { commonPasswords, commonWords, productWords } from "./common-passwords.ts";

/** How a company wants passwords: of four classes, or simply long. */
export const passwordRuleKinds = ["COMPOSITION", "LENGTH"] as const;
export type PasswordRuleKind = (typeof passwordRuleKinds)[number];

/** What a password must be to satisfy every company of a person. */
export type PasswordDemand = { minimumLength: number; classes: boolean };

export const usualDemand: PasswordDemand = { minimumLength: 8, classes: true };

/** The strictest of several companies: as long as the longest asks, with classes where one asks for them. */
export function demandOf(kinds: readonly PasswordRuleKind[]): PasswordDemand {
  if (kinds.length === 0) return usualDemand;
  return { minimumLength: kinds.includes("LENGTH") ? 15 : 8, classes: kinds.includes("COMPOSITION") };
}

/** Far beyond what anybody types; it only bounds the work of hashing. Nothing is ever cut off. */
export const maximumLength = 1_024;

export const passwordRules = ["length", "upper", "lower", "digit", "special", "uncommon"] as const;
export type PasswordRule = (typeof passwordRules)[number];

export type PasswordChecks = Readonly<Record<PasswordRule, boolean>>;

/** The rules that count under a demand, in the order they are shown. */
export function rulesUnder({ classes }: PasswordDemand): readonly PasswordRule[] {
  return classes ? passwordRules : ["length", "uncommon"];
}

/**
 * Which rules a password meets. `ownWords` are those a stranger would try first: the company's name,
 * the person's name and address. The same answer in the browser while typing and on the server.
 */
export function checkPassword(
  password: string,
  ownWords: readonly string[] = [],
  { minimumLength }: PasswordDemand = usualDemand,
): PasswordChecks {
  const text = normalized(password);
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

export function meetsPolicy(
  password: string,
  ownWords: readonly string[] = [],
  demand: PasswordDemand = usualDemand,
): boolean {
  const checks = checkPassword(password, ownWords, demand);
  return rulesUnder(demand).every((rule) => checks[rule]);
}

function isCommon(text: string, ownWords: readonly string[]): boolean {
  const lower = text.toLowerCase();
  if (commonPasswords.has(lower) || new Set(lower).size < 4) return true;
  const refused = new Set([...productWords, ...ownWords.flatMap(wordsOf)]);
  return coresOf(lower).some((core) => commonWords.has(core) || refused.has(core));
}

/** What is left when the digits and signs around it are gone, as written and with the usual replacements undone. */
function coresOf(lower: string): string[] {
  const core = lower.replace(/^[^\p{L}@$]+/u, "").replace(/(?<![^\p{L}@$])[^\p{L}@$]+$/u, "");
  const bare = withoutTrailing(core, "@$");
  return [core, bare, undone(core), undone(bare)].map((word) => word.replace(/[^\p{L}\p{M}]/gu, ""));
}

const replacements: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

function undone(word: string): string {
  return word.replace(/[@431057$]/g, (sign) => replacements[sign]!);
}

/** "Acme Robotics" is refused as acme, robotics and acmerobotics; words of two letters are left alone. */
function wordsOf(text: string): string[] {
  const words = normalized(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...words, words.join("")]
    .map((word) => word.replace(/[^\p{L}\p{M}]/gu, ""))
    .filter((word) => word.length > 2);
}

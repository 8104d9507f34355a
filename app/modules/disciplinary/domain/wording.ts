import { normalized } from "#app/platform/text/normalized.ts";
import {
  cuesOf,
  findByRules,
  patternOf,
  replaceFindings,
  type RuleFinding,
} from "#app/platform/wording/rule-findings.ts";
import { cues, wordingParts, wordingRules, type WordingPart, type WordingRule } from "./wording-cues.ts";

/** Words that do not hold, where they stand in the text, by the rule that says why. */
export type WordingFinding = RuleFinding<WordingRule>;

export type Wording = {
  findings: WordingFinding[];
  /** What the note must say and does not. */
  missing: WordingPart[];
  /** Too short to be judged. */
  short: boolean;
};

/** Shorter texts are left alone: nobody is corrected while they begin. */
const judgedFrom = 25;

/**
 * What in a text is no fact, and what is missing from it, by rules that stand in this program alone. Rules of the language
 * and of English are asked: people write in it whatever the screen says.
 */
export function judgeWording(text: string, language: string): Wording {
  const words = normalized(text);
  const judged = words.trim().length >= judgedFrom;
  return {
    findings: findingsIn(words, language),
    missing: judged ? wordingParts.filter((part) => !found(words, cuesOf(cues, part, language))) : [],
    short: !judged,
  };
}

/**
 * The text with each finding replaced by what is to be filled in for its rule, in brackets: nothing is made up, and nothing
 * that was claimed stays claimed. `asks` are the words in the brackets.
 */
export function rephrase(text: string, language: string, asks: Readonly<Record<WordingRule, string>>): string {
  const words = normalized(text);
  return replaceFindings(words, findingsIn(words, language), asks);
}

/** The same for formatted text: what stands between its marks. */
export function rephraseRich(html: string, language: string, asks: Readonly<Record<WordingRule, string>>): string {
  return html
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith("<") ? part : rephrase(part, language, asks)))
    .join("");
}

function findingsIn(words: string, language: string): WordingFinding[] {
  return findByRules(words, language, { rules: wordingRules, cues });
}

function found(words: string, asked: readonly string[]): boolean {
  return words.search(patternOf(asked)) >= 0;
}

import { claimCues } from "#app/platform/wording/claim-cues.ts";
import { findByRules, replaceFindings, type RuleCues, type RuleFinding } from "#app/platform/wording/rule-findings.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { vagueWords } from "#app/platform/wording/vague-words.ts";
import type { Sentiment } from "./sentiment.ts";
import { analyseText } from "./text-analysis.ts";

/** What makes a feedback hard to take or to use: a label on the person, a sweeping word, one that says too little. */
export const phrasingRules = ["LABEL", "SWEEPING", "VAGUE"] as const;
export type PhrasingRule = (typeof phrasingRules)[number];

/** What a feedback is to have and lacks: an example, and for advice a wish. */
export const missingParts = ["EXAMPLE", "WISH"] as const;
export type MissingPart = (typeof missingParts)[number];

export type Phrasing = {
  findings: RuleFinding<PhrasingRule>[];
  missing: MissingPart[];
  /** What is still to be filled in, as it stands in brackets. */
  open: string[];
};

/** The words that stand in brackets until somebody fills them in. */
export type FillIns = Readonly<Record<PhrasingRule | MissingPart, string>>;

const cues: RuleCues<PhrasingRule> = Object.fromEntries(
  Object.entries(claimCues).map(([language, { LABEL, SWEEPING }]) => [
    language,
    { LABEL, SWEEPING, VAGUE: vagueWords[language] ?? [] },
  ]),
);

/** What may be said better in a feedback of a kind, by rules that stand in this program alone. */
export function judgePhrasing(text: string, language: string, sentiment: Sentiment): Phrasing {
  const words = normalized(text);
  const { parts, judged } = analyseText(withoutFillIns(words), language);
  const lacks = (name: string) => judged && parts.some(({ part, score }) => part === name && score === 0);
  const open = bracketsIn(words);
  return {
    findings: findByRules(words, language, { rules: phrasingRules, cues }),
    missing: [
      ...(lacks("observations") && open.length === 0 ? (["EXAMPLE"] as const) : []),
      ...(sentiment === "CONSTRUCTIVE" && lacks("next_steps") && open.length === 0 ? (["WISH"] as const) : []),
    ],
    open,
  };
}

/** The text with one finding replaced by what is to be filled in, or with all of them. */
export function rephrase(
  text: string,
  language: string,
  { fillIns, sentiment, only }: { fillIns: FillIns; sentiment: Sentiment; only?: RuleFinding<PhrasingRule> },
): string {
  const words = normalized(text);
  const { findings } = judgePhrasing(words, language, sentiment);
  const replaced = only ? findings.filter(({ at, rule }) => at === only.at && rule === only.rule) : findings;
  return replaceFindings(words, replaced, fillIns);
}

/** The text with the beginning of a sentence that it lacks, to be filled in. */
export function withPart(text: string, part: MissingPart, fillIns: FillIns): string {
  return `${text.trimEnd()} [${fillIns[part]}]`.trimStart();
}

const brackets = /\[[^[\]\n]{2,120}\]/gu;

/** What somebody wrote: what is still to be filled in shows nothing. */
export function withoutFillIns(text: string): string {
  return text.replaceAll(brackets, " ");
}

function bracketsIn(words: string): string[] {
  return [...words.matchAll(brackets)].map(([found]) => found);
}

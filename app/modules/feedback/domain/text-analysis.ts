import { findWords } from "#app/platform/wording/find-words.ts";
import { vagueWordsOf } from "#app/platform/wording/vague-words.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { cuesOf } from "./text-cues.ts";

/** What a good feedback has: when and where, what was seen, what it led to, and what comes next. */
export const textParts = ["context", "observations", "impact", "next_steps"] as const;
export type TextPart = (typeof textParts)[number];

/** One part as it was found: the words that show it, and 0, 60 or 100 by none, one or more of them. */
export type FoundPart = { part: TextPart; score: number; cited: string[] };
export type TextAnalysis = {
  parts: FoundPart[];
  /** Words that say too much at once, as they stand in the text. */
  vague: string[];
  /** Long enough to be judged. */
  judged: boolean;
};

/** Shorter texts are left alone: nobody is corrected while they begin. */
const judgedFrom = 25;

/** What a text has and lacks, by rules that stand in this program alone; each finding cites the words it rests on. */
export function analyseText(text: string, language: string): TextAnalysis {
  const words = normalized(text);
  return {
    parts: textParts.map((part) => {
      const cited = findWords(words, cuesOf(part, language));
      return { part, score: cited.length === 0 ? 0 : cited.length === 1 ? 60 : 100, cited };
    }),
    vague: findWords(words, vagueWordsOf(language)),
    judged: words.trim().length >= judgedFrom,
  };
}

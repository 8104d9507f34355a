import { cuesOf, vagueWordsOf } from "./text-cues.ts";

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

const mostCited = 3;
/** Shorter texts are left alone: nobody is corrected while they begin. */
const judgedFrom = 25;

/** What a text has and lacks, by rules that stand in this program alone; each finding cites the words it rests on. */
export function analyseText(text: string, language: string): TextAnalysis {
  const words = text.normalize("NFC");
  return {
    parts: textParts.map((part) => {
      const cited = found(words, cuesOf(part, language));
      return { part, score: cited.length === 0 ? 0 : cited.length === 1 ? 60 : 100, cited };
    }),
    vague: found(words, vagueWordsOf(language)),
    judged: words.trim().length >= judgedFrom,
  };
}

/** The cues that stand in the text as whole words, as they are written there, in their order. */
function found(text: string, cues: readonly string[]): string[] {
  const hits = cues.flatMap((cue) => {
    const match = new RegExp(`(?<![\\p{L}\\p{M}])${cue}(?![\\p{L}\\p{M}])`, "iu").exec(text);
    return match ? [{ at: match.index, words: match[0] }] : [];
  });
  const inOrder = hits.sort((a, b) => a.at - b.at || b.words.length - a.words.length);
  const apart = inOrder.filter(
    ({ at }, index) => index === 0 || at >= inOrder[index - 1]!.at + inOrder[index - 1]!.words.length,
  );
  return apart.slice(0, mostCited).map(({ words }) => words);
}

import { normalized } from "#app/platform/text/normalized.ts";
import { cues, wordingParts, wordingRules, type WordingPart, type WordingRule } from "./wording-cues.ts";

/** Words that do not hold, where they stand in the text, by the rule that says why. */
export type WordingFinding = { rule: WordingRule; at: number; words: string };

export type Wording = {
  findings: WordingFinding[];
  /** What the note must say and does not. */
  missing: WordingPart[];
  /** Too short to be judged. */
  short: boolean;
};

/** Shorter texts are left alone: nobody is corrected while they begin. */
const judgedFrom = 25;
const mostFindings = 50;

/**
 * What in a text is no fact, and what is missing from it, by rules that stand in this program alone. Rules of the language
 * and of English are asked: people write in it whatever the screen says.
 */
export function judgeWording(text: string, language: string): Wording {
  const words = normalized(text);
  const judged = words.trim().length >= judgedFrom;
  return {
    findings: findingsIn(words, language),
    missing: judged ? wordingParts.filter((part) => !found(words, cuesOf(part, language))) : [],
    short: !judged,
  };
}

/**
 * The text with each finding replaced by what is to be filled in for its rule, in brackets: nothing is made up, and nothing
 * that was claimed stays claimed. `asks` are the words in the brackets.
 */
export function rephrase(text: string, language: string, asks: Readonly<Record<WordingRule, string>>): string {
  const words = normalized(text);
  let said = "";
  let from = 0;
  for (const { rule, at, words: bad } of findingsIn(words, language)) {
    said += `${words.slice(from, at)}[${asks[rule]}]`;
    from = at + bad.length;
  }
  return said + words.slice(from);
}

/** The same for formatted text: what stands between its marks. */
export function rephraseRich(html: string, language: string, asks: Readonly<Record<WordingRule, string>>): string {
  return html
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith("<") ? part : rephrase(part, language, asks)))
    .join("");
}

function findingsIn(words: string, language: string): WordingFinding[] {
  const hits = wordingRules.flatMap((rule) =>
    [...words.matchAll(patternOf(cuesOf(rule, language)))].map((match) => ({
      rule,
      at: match.index,
      words: match[0],
    })),
  );
  const inOrder = hits.sort((one, other) => one.at - other.at || other.words.length - one.words.length);
  const apart: WordingFinding[] = [];
  for (const hit of inOrder) {
    const last = apart.at(-1);
    if (!last || hit.at >= last.at + last.words.length) apart.push(hit);
  }
  return apart.slice(0, mostFindings);
}

function found(words: string, asked: readonly string[]): boolean {
  return words.search(patternOf(asked)) >= 0;
}

function cuesOf(name: WordingRule | WordingPart, language: string): readonly string[] {
  const code = language.slice(0, 2);
  const own = Object.hasOwn(cues, code) ? cues[code]![name] : [];
  return code === "en" ? own : [...own, ...cues["en"]![name]];
}

/** Only cues of this program, none of which repeats within a repetition. Longer ones first, so that the whole is found. */
function patternOf(asked: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${asked.join("|")})(?![\\p{L}\\p{M}\\d])`, "giu");
}

/** By language, the cues of each rule: parts of patterns that stand as whole words. */
export type RuleCues<Rule extends string> = Readonly<Record<string, Readonly<Record<Rule, readonly string[]>>>>;

/** Words that a rule speaks against, where they stand in the text. */
export type RuleFinding<Rule extends string> = { rule: Rule; at: number; words: string };

const mostFindings = 50;

/**
 * What rules find in a text, in its order and without overlaps; the longer of two that begin together. The text is in
 * composed form (`normalized`).
 */
export function findByRules<Rule extends string>(
  text: string,
  language: string,
  { rules, cues }: { rules: readonly Rule[]; cues: RuleCues<Rule> },
): RuleFinding<Rule>[] {
  const hits = rules.flatMap((rule) =>
    [...text.matchAll(patternOf(cuesOf(cues, rule, language)))].map((match) => ({
      rule,
      at: match.index,
      words: match[0],
    })),
  );
  const inOrder = hits.sort((one, other) => one.at - other.at || other.words.length - one.words.length);
  const apart: RuleFinding<Rule>[] = [];
  for (const hit of inOrder) {
    const last = apart.at(-1);
    if (!last || hit.at >= last.at + last.words.length) apart.push(hit);
  }
  return apart.slice(0, mostFindings);
}

/** The text with each finding replaced by what is to be filled in for its rule, in brackets: nothing is made up. */
export function replaceFindings<Rule extends string>(
  text: string,
  findings: readonly RuleFinding<Rule>[],
  asks: Readonly<Record<Rule, string>>,
): string {
  let said = "";
  let from = 0;
  for (const { rule, at, words } of findings) {
    said += `${text.slice(from, at)}[${asks[rule]}]`;
    from = at + words.length;
  }
  return said + text.slice(from);
}

/** The cues of a language with those of English: people write in it whatever the screen says. */
export function cuesOf<Rule extends string>(cues: RuleCues<Rule>, rule: Rule, language: string): readonly string[] {
  const code = language.slice(0, 2);
  const own = Object.hasOwn(cues, code) ? cues[code]![rule] : [];
  return code === "en" ? own : [...own, ...cues["en"]![rule]];
}

/** Only cues of this program, none of which repeats within a repetition. */
export function patternOf(asked: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${asked.join("|")})(?![\\p{L}\\p{M}\\d])`, "giu");
}

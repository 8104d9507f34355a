/** Characters of a token, roughly; what a question may cost is not underestimated. */
const charactersOfToken = 3;

/** Tokens that a question and its answer may take at most. */
export function mostTokensOf({ instructions, text }: { instructions: string; text: string }, answer: number): number {
  return Math.ceil((instructions.length + text.length) / charactersOfToken) + answer;
}

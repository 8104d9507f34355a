const mostFound = 3;

/** The cues (parts of patterns) that stand in a text as whole words, as they are written there, in their order. */
export function findWords(text: string, cues: readonly string[]): string[] {
  const hits = cues.flatMap((cue) => {
    const match = new RegExp(`(?<![\\p{L}\\p{M}])${cue}(?![\\p{L}\\p{M}])`, "iu").exec(text);
    return match ? [{ at: match.index, words: match[0] }] : [];
  });
  const inOrder = hits.sort((a, b) => a.at - b.at || b.words.length - a.words.length);
  const apart = inOrder.filter(
    ({ at }, index) => index === 0 || at >= inOrder[index - 1]!.at + inOrder[index - 1]!.words.length,
  );
  return apart.slice(0, mostFound).map(({ words }) => words);
}

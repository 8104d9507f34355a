export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** What stands between the cells: that which cuts the first lines into the same number of parts, and into most. */
export function guessDelimiter(text: string): Delimiter {
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, "")
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, 20);
  const scored = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const first = counts[0] ?? 0;
    return { delimiter, score: first === 0 ? 0 : counts.filter((count) => count === first).length * 100 + first };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

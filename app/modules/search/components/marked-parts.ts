import { plainLetters } from "#app/platform/text/plain-letters.ts";

export type MarkedPart = { part: string; isMarked: boolean };

/** The text in pieces, those that are one of the words told apart; case and accents do not count. */
export function markedParts(text: string, words: readonly string[]): MarkedPart[] {
  const letters = [...text];
  const plain = letters.map(plainLetters);
  const marked = letters.map(() => false);
  for (const word of words.map((one) => [...one].map(plainLetters).join(""))) {
    if (word === "") continue;
    for (let start = 0; start < letters.length; start += 1) {
      const end = endOf(plain, start, word);
      if (end > start) marked.fill(true, start, end);
    }
  }
  const parts: MarkedPart[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    if (last && last.isMarked === marked[index]) last.part += letter;
    else parts.push({ part: letter, isMarked: marked[index]! });
  });
  return parts;
}

/** Where a word that begins at `start` ends; `start` itself where another text stands there. */
function endOf(plain: readonly string[], start: number, word: string): number {
  let read = "";
  for (let index = start; index < plain.length; index += 1) {
    read += plain[index]!;
    if (read === word) return index + 1;
    if (!word.startsWith(read)) return start;
  }
  return start;
}

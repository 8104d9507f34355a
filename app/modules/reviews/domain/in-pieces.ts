/** As long as a cell of a printed table shows without being cut. */
const longest = 240;

/** A text in pieces that a printed table shows whole: its lines, and long ones parted between words. */
export function inPieces(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const pieces: string[] = [];
    for (const word of line.split(/\s+/).filter(Boolean)) {
      const last = pieces.at(-1);
      if (last !== undefined && last.length + word.length < longest) pieces[pieces.length - 1] = `${last} ${word}`;
      else pieces.push(word);
    }
    return pieces;
  });
}

/** As long as a cell of a printed table shows without being cut. */
const longest = 240;

/** A text in pieces that a printed table shows whole: its lines, and long ones parted between words. */
export function inPieces(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const pieces: string[] = [];
    let piece = "";
    for (const word of line.split(/\s+/).filter(Boolean)) {
      const longer = piece === "" ? word : `${piece} ${word}`;
      if (piece !== "" && longer.length > longest) {
        pieces.push(piece);
        piece = word;
      } else piece = longer;
    }
    return piece === "" ? pieces : [...pieces, piece];
  });
}

/** Says that a page holds something that is not drawn here: React draws it then. */
export class NeedsReact extends Error {}

/** A part of a page as it was written, or as it is sent. */
export type Piece = string | Buffer;

/** What is written of the page that is being drawn. Nothing waits while one is drawn, so one is enough for the process. */
export const page = {
  /** What stands before `html`. */
  pieces: [] as Piece[],
  html: "",
  /** Whether the last that was written is text: React parts two texts by an empty comment, to find them again. */
  afterText: false,
  /** The value of the `select` around an option, or null. */
  selected: null as unknown,
  /** Rooms whose words were asked for. */
  namespaces: new Set<string>(),
};

/** Characters of a piece: one letter that is not Latin makes a text twice as long in memory, and so its own piece alone. */
const pieceLength = 8_192;

/** Ends a piece where it is long enough. */
export function endPiece(): void {
  if (page.html.length < pieceLength) return;
  page.pieces.push(page.html);
  page.html = "";
}

/** Pieces as they are sent, in one. */
export function bytesOf(pieces: readonly Piece[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((length, piece) => length + Buffer.byteLength(piece), 0));
  let end = 0;
  for (const piece of pieces) end += typeof piece === "string" ? bytes.write(piece, end) : piece.copy(bytes, end);
  return bytes;
}

const special = /["&'<>]/;
const everySpecial = /["&'<>]/g;
const escapes: Record<string, string> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

/** A text as it may stand between tags and in an attribute. */
export function escaped(text: string): string {
  return special.test(text) ? text.replace(everySpecial, (letter) => escapes[letter]!) : text;
}

import { posix } from "node:path";

/** What a bundler says of a file it made: which place in which source each piece of it comes from. */
export type SourceMap = { readonly sources: readonly string[]; readonly mappings: string };

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * Where the lines of a built file come from, for the log to ask with a few bytes read (`platform/config/in-sources.ts`): a map
 * would have to be held whole, many megabytes for one line of an error. It is the length of the names of sources, the names as
 * JSON, then four numbers for each piece, in order: its line and column in the file, the number of its source, the line there.
 * `below` is where the file lies within the project.
 */
export function sourcePlaces({ sources, mappings }: SourceMap, below: string): Uint8Array {
  const names = Buffer.from(JSON.stringify(sources.map((source) => posix.join(below, source))));
  const pieces: number[] = [];
  for (const piece of piecesOf(mappings)) {
    const at = pieces.length - 4;
    // Columns of one line of a source are not told apart.
    const isNews = piece[0] !== pieces[at] || piece[2] !== pieces[at + 2] || piece[3] !== pieces[at + 3];
    if (isNews) pieces.push(...piece);
  }
  const length = Buffer.alloc(4);
  length.writeUInt32LE(names.length);
  return Buffer.concat([length, names, new Uint8Array(Uint32Array.from(pieces).buffer)]);
}

/** Line and column in the file, from one and from zero, source and line there. */
function* piecesOf(mappings: string): Generator<[number, number, number, number]> {
  let [source, line] = [0, 0];
  for (const [index, ofLine] of mappings.split(";").entries()) {
    let column = 0;
    for (const segment of ofLine.split(",").filter(Boolean)) {
      const [columns = 0, sources, lines = 0] = numbersOf(segment);
      column += columns;
      if (sources === undefined) continue;
      source += sources;
      line += lines;
      yield [index + 1, column, source, line + 1];
    }
  }
}

/** Numbers as maps write them: five bits a sign, the least first, the very least for what is below zero. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const sign of segment) {
    const digit = digits.indexOf(sign);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

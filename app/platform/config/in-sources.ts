import { closeSync, openSync, readSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const place = /(file:\/\/\S+?\.js):(\d+):(\d+)/g;
/** Bytes of one piece: line and column in the built file, number of the source, line there. */
const piece = 16;

/** A stack in which places of the built server are those of the sources it was built from, as `app/x.ts:12`. */
export function inSources(stack: string): string {
  return stack.replace(place, (said, file: string, line: string, column: string) => {
    try {
      return sourceOf(fileURLToPath(file), Number(line), Number(column) - 1) ?? said;
    } catch {
      // Beside what is not built, as libraries and sources, there is no such table.
      return said;
    }
  });
}

/** By the table that the build left beside the file; a few bytes of it are read, and nothing is kept. */
function sourceOf(file: string, line: number, column: number): string | null {
  const table = openSync(`${file}.places`, "r");
  try {
    const read = (at: number, length: number) => {
      const bytes = Buffer.alloc(length);
      readSync(table, bytes, 0, length, at);
      return bytes;
    };
    const start = 4 + read(0, 4).readUInt32LE();
    const isAfter = (index: number) => {
      const found = read(start + index * piece, 8);
      const itsLine = found.readUInt32LE(0);
      return itsLine > line || (itsLine === line && found.readUInt32LE(4) > column);
    };
    let [from, to] = [0, (statSync(`${file}.places`).size - start) / piece];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (isAfter(middle)) to = middle;
      else from = middle + 1;
    }
    if (from === 0) return null;
    const found = read(start + (from - 1) * piece, piece);
    const names = JSON.parse(read(4, start - 4).toString()) as string[];
    return `${names[found.readUInt32LE(8)]}:${found.readUInt32LE(12)}`;
  } finally {
    closeSync(table);
  }
}

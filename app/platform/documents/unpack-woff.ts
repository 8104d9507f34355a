import { inflateSync } from "node:zlib";

const woff = 0x774f4646;
const head = { woff: 44, font: 12 } as const;
const entry = { woff: 20, font: 16 } as const;

/**
 * A font as it was before it was packed for the web. Whoever draws with a packed one unpacks its tables anew each time
 * they are read, which takes longer than all the drawing.
 */
export function unpackWoff(packed: Buffer): Buffer {
  if (packed.readUInt32BE(0) !== woff) return packed;
  const count = packed.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(packed, head.woff + index * entry.woff));
  const font = Buffer.alloc(tables.reduce((size, { bytes }) => size + padded(bytes.length), bodyOf(count)));
  writeHead(font, packed.readUInt32BE(4), count);
  let at = bodyOf(count);
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const line = head.font + index * entry.font;
    [tag, checksum, at, bytes.length].forEach((value, field) => font.writeUInt32BE(value, line + field * 4));
    bytes.copy(font, at);
    at += padded(bytes.length);
  }
  return font;
}

const bodyOf = (count: number) => head.font + count * entry.font;
const padded = (length: number) => Math.ceil(length / 4) * 4;

function tableAt(packed: Buffer, at: number): { tag: number; checksum: number; bytes: Buffer } {
  const [tag, from, length, unpacked, checksum] = [0, 4, 8, 12, 16].map((field) => packed.readUInt32BE(at + field));
  const bytes = packed.subarray(from!, from! + length!);
  return { tag: tag!, checksum: checksum!, bytes: length === unpacked ? bytes : inflateSync(bytes) };
}

/** The kind of font, how many tables it has, and what helps to find one among them by halves. */
function writeHead(font: Buffer, flavour: number, count: number): void {
  const halves = Math.floor(Math.log2(count));
  const range = 2 ** halves * entry.font;
  font.writeUInt32BE(flavour, 0);
  [count, range, halves, count * entry.font - range].forEach((value, field) =>
    font.writeUInt16BE(value, 4 + field * 2),
  );
}

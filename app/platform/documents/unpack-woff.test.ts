import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scriptFonts } from "./script-fonts.ts";
import { unpackWoff } from "./unpack-woff.ts";

const tags = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    return {
      tag: font.toString("latin1", at, at + 4),
      checksum: font.readUInt32BE(at + 4),
      from: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    };
  });

/** The sum a font's directory gives of each of its tables: of four bytes each, within 32 bits. */
function sumOf(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

test.each(scriptFonts.map(({ name, file }) => [name, file(400)]))("%s is unpacked whole, table by table", (_, file) => {
  const font = unpackWoff(readFileSync(file));
  const tables = tags(font);
  expect(tables.map(({ tag }) => tag)).toContain("glyf");
  // Its head counts the whole file, itself left out: another sum by its nature.
  for (const { checksum, from, length } of tables.filter(({ tag }) => tag !== "head"))
    expect(sumOf(font.subarray(from, from + length))).toBe(checksum);
});

test("what is not packed stays as it is", () => {
  const plain = unpackWoff(readFileSync(scriptFonts[0]!.file(600)));
  expect(unpackWoff(plain)).toBe(plain);
});

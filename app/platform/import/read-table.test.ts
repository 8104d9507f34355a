import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { archive } from "./testing/archive.ts";
import { readTable } from "./read-table.ts";

const automatic = { encoding: null, delimiter: null };
const workbook = new Uint8Array(readFileSync(join(import.meta.dirname, "./testing/two-rows.xlsx")));

test("a workbook is read as the text of its cells, dates as local dates", async () => {
  expect(await readTable(workbook, automatic)).toEqual({
    headers: ["Email", "Joined", "Months"],
    rows: [{ line: 2, cells: ["a@b.test", "2026-03-01", "7"] }],
  });
});

test("a CSV file keeps the line a row stands in, over empty lines and line breaks in cells", async () => {
  const { rows } = await readTable(
    Buffer.from('Name,Mail\r\n"two\r\nlines",a@b.test\r\n\r\nlast,c@d.test\r\n'),
    automatic,
  );
  expect(rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
    [3, "a@b.test"],
    [5, "c@d.test"],
  ]);
});

describe("a workbook", () => {
  const endRecord = workbook.length - 22;
  const entry = new DataView(workbook.buffer, workbook.byteOffset).getUint32(endRecord + 16, true);

  test.each([[0xffffffff], [0x7fffffff]])(
    "that says it is larger than it may be is refused before it is opened (%i)",
    async (size) => {
      const bomb = workbook.slice();
      new DataView(bomb.buffer).setUint32(entry + 24, size, true);
      await expect(readTable(bomb, automatic)).rejects.toMatchObject({ code: "platform.file-too-large" });
    },
  );

  test("that holds more than it says is not unpacked further than it says", async () => {
    const bomb = archive({ "xl/worksheets/sheet1.xml": Buffer.alloc(300 * 1024 * 1024, " ") }, { said: 1_000 });
    await expect(readTable(bomb, automatic)).rejects.toMatchObject({ code: "platform.file-too-large" });
  });

  test("of 2,000 files, or of one packed a thousandfold, is refused", async () => {
    const many = archive(
      Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`${index}.xml`, Buffer.from("a")])),
    );
    await expect(readTable(many, automatic)).rejects.toMatchObject({ code: "platform.file-too-large" });
    await expect(readTable(archive({ "a.xml": Buffer.alloc(50 * 1024 * 1024) }), automatic)).rejects.toMatchObject({
      code: "platform.file-too-large",
    });
  });

  test("that says other sizes to readers of files beyond 4 GB is refused", async () => {
    const extra = Buffer.alloc(12);
    extra.set([1, 0, 8, 0, 100]);
    const small = archive({ "xl/worksheets/sheet1.xml": Buffer.alloc(100) }, { said: 0xffffffff, extra });
    await expect(readTable(small, automatic)).rejects.toMatchObject({ code: "platform.file-too-large" });
    const plain = Buffer.from(archive({ "xl/worksheets/sheet1.xml": Buffer.alloc(50 * 1024 * 1024) }));
    const end = plain.length - 22;
    const emptyDirectory = Buffer.alloc(56);
    emptyDirectory.writeUInt32LE(0x06064b50);
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50);
    locator.writeUInt32LE(end, 8);
    const two = Buffer.concat([plain.subarray(0, end), emptyDirectory, locator, plain.subarray(end)]);
    await expect(readTable(two, automatic)).rejects.toMatchObject({ code: "platform.file-not-workbook" });
  });

  test.each([
    ["A1048576", "platform.file-too-long"],
    ["XFD1", "platform.file-too-wide"],
    ["ZZZZZZ9", "platform.file-too-wide"],
    ["A99999999999", "platform.file-too-long"],
  ])("with a cell in %s does not become all the cells before it", async (cell, code) => {
    const far = archive({
      "xl/worksheets/sheet1.xml": Buffer.from(
        `<worksheet><sheetData><row><c r="${cell}"><v>1</v></c></row></sheetData></worksheet>`,
      ),
    });
    await expect(readTable(far, automatic)).rejects.toMatchObject({ code });
  });
});

describe("a CSV file", () => {
  test.each([
    ["of too many lines", `Email\n${"a@b.test\n".repeat(100_001)}`, "platform.file-too-long"],
    ["with a line wider than the head may be", `Email\n${",".repeat(200)}x`, "platform.file-too-wide"],
    ["with a cell of 40,000 characters", `Email\n${"x".repeat(40_000)}`, "platform.file-cell-too-long"],
    ["whose quotation mark never ends", `Email\n"${"x\n".repeat(200_000)}`, "platform.file-line-too-long"],
  ])("%s says so", async (_, text, code) => {
    await expect(readTable(Buffer.from(text), automatic)).rejects.toMatchObject({ code });
  });
});

test("whatever the bytes, the answer is a table or a refusal in words", async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 400 }),
    fc.tuple(fc.nat({ max: workbook.length - 1 }), fc.nat({ max: 255 })).map(([at, value]) => workbook.with(at, value)),
    fc
      .array(fc.constantFrom('"', ",", ";", "\n", "\r\n", "a", "=1", "\t", "é"), { maxLength: 60 })
      .map((parts) => new Uint8Array(Buffer.from(parts.join("")))),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (file) => {
      const answer = await readTable(file, automatic).catch((error: unknown) => error);
      expect(answer instanceof AppError || (answer as { rows: unknown[] }).rows.length > 0).toBe(true);
    }),
    { numRuns: 1_500 },
  );
}, 60_000);

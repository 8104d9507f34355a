import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guessImportColumns } from "./columns.ts";
import { dateFormats } from "#app/platform/import/date-formats.ts";
import { guessDateFormat, parseDate } from "#app/platform/import/dates.ts";
import { guessDelimiter } from "#app/platform/import/delimiter.ts";
import { decodeText, detectEncoding, type Encoding } from "#app/platform/import/encoding.ts";
import { readLine } from "./read-line.ts";

function bytesOf(text: string, encoding: Encoding, mark: boolean): Uint8Array {
  if (encoding === "windows-1252") return Buffer.from(text, "latin1");
  if (encoding === "utf-8") return Buffer.from((mark ? "\ufeff" : "") + text, "utf8");
  const little = Buffer.from((mark ? "\ufeff" : "") + text, "utf16le");
  return encoding === "utf-16le" ? little : little.swap16();
}

test.each<[Encoding, boolean]>([
  ["utf-8", true],
  ["utf-8", false],
  ["utf-16le", true],
  ["utf-16le", false],
  ["utf-16be", true],
  ["utf-16be", false],
  ["windows-1252", false],
])("%s, with its mark: %s, is told and read", (encoding, mark) => {
  const text = "Name;Stadt\nJürgen Öztürk;Köln\n";
  const bytes = bytesOf(text, encoding, mark);
  expect(detectEncoding(bytes)).toBe(encoding);
  expect(decodeText(bytes, encoding)).toBe(text);
});

test.each([
  ["a,b\n1,2", ","],
  ['a;b\n"x,y,z";2\n1;2', ";"],
  ["a\tb\n1\t2", "\t"],
  ["a|b|c\n1|2|3", "|"],
  ["alone", ","],
])("%j is cut by %j", (text, delimiter) => {
  expect(guessDelimiter(text)).toBe(delimiter);
});

describe("dates", () => {
  test.each([
    ["2026-03-01", "yyyy-MM-dd", "2026-03-01"],
    ["01/02/2026", "dd/MM/yyyy", "2026-02-01"],
    ["01/02/2026", "MM/dd/yyyy", "2026-01-02"],
    ["1.12.2026", "dd.MM.yyyy", "2026-12-01"],
    ["05 Mar 2026", "dd MMM yyyy", "2026-03-05"],
    ["Mar 5, 2026", "MMM dd, yyyy", "2026-03-05"],
    ["2026-02-30", "yyyy-MM-dd", null],
    ["31/02/2026", "dd/MM/yyyy", null],
    ["1/1/26", "dd/MM/yyyy", null],
    ["soon", "dd/MM/yyyy", null],
  ] as const)("%s as %s is %s", (text, format, date) => expect(parseDate(text, format)).toBe(date));

  test("the format is guessed from what fits most", () => {
    expect(guessDateFormat(["13/02/2026", "01/02/2026"])).toBe("dd/MM/yyyy");
    expect(guessDateFormat(["02/13/2026", "01/02/2026", ""])).toBe("MM/dd/yyyy");
    expect(guessDateFormat([])).toBe("yyyy-MM-dd");
  });

  test("whatever a cell holds, it is a real day or none", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...dateFormats), (text, format) => {
        const date = parseDate(text, format);
        expect(date === null || !Number.isNaN(Date.parse(date))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

test("columns are told by their headers in several languages, each once", () => {
  expect(
    guessImportColumns(["E-Mail Address", "Vorname", "Nachname", "Date of joining", "Line manager", "Email"]),
  ).toEqual({
    firstName: 1,
    lastName: 2,
    workEmail: 5,
    joinedOn: 3,
    manager: 4,
  });
  expect(guessImportColumns(["?", "", "42"])).toEqual({});
});

describe("a line", () => {
  const read = (cells: string[], mapping: Parameters<typeof readLine>[2]) => readLine(2, cells, mapping, "yyyy-MM-dd");

  test.each(["=HYPERLINK(1)", "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+3+cmd"])(
    "with the formula %s is refused",
    (cell) => {
      expect(read([cell], { firstName: 0 }).problems).toEqual([{ code: "formula", field: "firstName" }]);
    },
  );

  test("takes back what an export neutralised, as text to be judged", () => {
    expect(read(["'=1+1"], { firstName: 0 }).problems).toEqual([{ code: "formula", field: "firstName" }]);
    expect(read(["O'Brien"], { lastName: 0 }).facts).toEqual({ lastName: "O'Brien" });
  });

  test("leaves out what is empty or not there, and never throws", () => {
    expect(read(["", "  "], { firstName: 0, lastName: 1, grade: 7 })).toMatchObject({
      facts: {},
      places: {},
      problems: [],
    });
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary-ascii" })), fc.integer({ min: 0, max: 5 }), (cells, column) => {
        const line = read(cells, {
          firstName: column,
          workEmail: column,
          gender: column,
          joinedOn: column,
          experienceBeforeJoiningMonths: column,
          manager: column,
        });
        expect(JSON.stringify(line)).not.toContain("\\u0000");
      }),
      { numRuns: 1_000 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readNumber } from "#app/platform/import/read-number.ts";
import { guessMapping } from "#app/modules/imports/domain/columns.ts";
import { linesOfRecords, readLine } from "#app/modules/imports/domain/read-line.ts";
import { goalColumns, uploadKinds, type UploadKind } from "./fields.ts";
import { goalLine, objectiveOf, type GoalLine } from "./goal-line.ts";
import { readFrame, readLevel, readMeasure, readVisibility } from "./read-values.ts";

const columnsOf = (kind: UploadKind) => goalColumns(kind, { owner: "", timeFrame: "2026-Q3", currency: "EUR" });
const guessed = (kind: UploadKind, headers: string[]) => guessMapping(columnsOf(kind), headers);

describe("values as people write them", () => {
  test.each([
    ["12", 12],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1 234,5", 1234.5],
    ["1,234", 1234],
    ["1,5", 1.5],
    ["45 %", 45],
    ["€ 300", 300],
    ["-7", -7],
    ["٤٥", 45],
    ["४५", 45],
    ["1.234.567,8", 1234567.8],
    ["", null],
    ["abc", null],
    ["1,2,3", null],
    ["1e5", null],
    ["Infinity", null],
    ["1,23.4", null],
  ])("%j is %j", (text, number) => expect(readNumber(text)).toBe(number));

  test("a number written in any of the usual ways is read back", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.constantFrom("en-US", "de-DE", "en-IN"),
        (number, locale) => {
          fc.pre(locale !== "en-IN" || Math.abs(number) < 100_000);
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(number);
          expect(readNumber(text)).toBe(number);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("measures, levels, visibility and time frames", () => {
    expect([
      readMeasure("%"),
      readMeasure("number"),
      readMeasure("eur"),
      readMeasure("litres"),
      readMeasure("XYZ"),
    ]).toEqual([
      { measureType: "PERCENTAGE", currency: null },
      { measureType: "COUNT", currency: null },
      { measureType: "CURRENCY", currency: "EUR" },
      null,
      null,
    ]);
    expect([readLevel("team"), readLevel("Abteilung"), readLevel("galaxy")]).toEqual(["TEAM", "DEPARTMENT", null]);
    expect([readVisibility("public"), readVisibility("Private"), readVisibility("some")]).toEqual([
      "GLOBAL",
      "PRIVATE",
      null,
    ]);
    expect(["Q4 2026", "2026 q4", "2026-H1", "2026", "h2/2027", "soon"].map(readFrame)).toEqual([
      "2026-Q4",
      "2026-Q4",
      "2026-H1",
      "2026",
      "2027-H2",
      "SOON",
    ]);
  });
});

test("columns are guessed by their headers, each once", () => {
  expect(guessed("OKRS", ["Title", "Key result", "Owner e-mail", "Quarter", "Ziel"])).toEqual({
    objective: 4,
    keyResult: 1,
    timeFrame: 3,
    owner: 2,
  });
  expect(guessed("KEY_RESULTS", ["Objective", "Title", "Target"])).toEqual({
    objective: 0,
    keyResult: 1,
    target: 2,
  });
  for (const kind of uploadKinds) expect(guessed(kind, [])).toEqual({});
});

describe("a line", () => {
  const mapping = { objective: 0, keyResult: 1, measure: 2, start: 3, target: 4 };
  const read = (...cells: string[]) => readLine(columnsOf("OKRS"), goalLine, mapping, { line: 2, cells });

  test("is understood with money in minor units", () => {
    expect(read("Trust", "Revenue", "EUR", "1,5", "2.000,00")).toMatchObject({
      value: { measure: { currency: "EUR" }, start: 150, target: 200_000 },
      problems: [],
    });
  });

  test("says what is wrong with it, column by column", () => {
    expect(read("=cmd|'/c calc'!A1", "Revenue", "EUR", "-€ 5", "").problems).toEqual([
      { code: "imports.formula", field: "objective" },
    ]);
    expect(read("Trust", "Revenue", "bananas", "x", "").problems).toEqual([
      { code: "imports.not-understood", field: "measure", params: { value: "bananas" } },
      { code: "imports.not-understood", field: "start", params: { value: "x" } },
    ]);
    expect(read("x".repeat(501)).problems).toEqual([{ code: "goal-upload.too-long", field: "objective" }]);
    expect(read("'=1+1 is what we sell").said.objective).toBe("=1+1 is what we sell");
  });

  test("that names the same objective belongs to it", () => {
    const goals = [read("Trust", "A"), read("Growth", "B"), read("trust", "C")].map((goal, index) => ({
      ...goal,
      line: index + 2,
    }));
    const lines = (belongsTo?: typeof objectiveOf) =>
      linesOfRecords(goals, belongsTo).map((record) => record.map(({ line }) => line));
    expect(lines(objectiveOf)).toEqual([[2, 4], [3]]);
    expect(lines()).toEqual([[2], [3], [4]]);
  });

  test("of any content is read without failing, and stores nothing a database refuses", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.string({ maxLength: 40 }),
      fc.constantFrom("=1", "\u0000", "1e999", "-", "+", "@x", "٣"),
    );
    fc.assert(
      fc.property(fc.constantFrom(...uploadKinds), fc.array(cell, { maxLength: 14 }), (kind, cells) => {
        const columns = columnsOf(kind);
        const all = Object.fromEntries(columns.map(({ name }, index) => [name, index]));
        const { said, value, problems } = readLine(columns, goalLine, all, { line: 2, cells });
        const { start, target, weightage } = (value ?? { start: 0, target: 0, weightage: 0 }) as GoalLine;
        expect([start, target, weightage].every(Number.isFinite)).toBe(true);
        expect(value === null).toBe(problems.length > 0);
        expect(Object.values(said).some((text) => text.includes("\u0000"))).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });
});

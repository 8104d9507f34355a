import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { archive } from "#app/platform/import/testing/archive.ts";

const workbook = new Uint8Array(
  readFileSync(join(import.meta.dirname, "../../../platform/import/testing/two-rows.xlsx")),
);
const headings = [
  "Email",
  "First name",
  "Last name",
  "Hire date",
  "Manager",
  "Grade",
  "Employee ID",
  "Gender",
  "Date of birth",
  "=1+1",
  "",
  "Name",
  "\u202eliamE",
];
const formulas = [
  "=1+1",
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|x",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  '=HYPERLINK("http://x","y")',
  "'=1+1",
  "＝1+1",
  "﹣1+x",
];

const cell = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      "a@b.test",
      "c@d.test",
      "asha@acme.test",
      "Lena",
      "2026-12-01",
      "2026-02-30",
      "G5",
      "E1",
      "",
      "0",
      "-5",
      "m",
      "ß",
      "अ",
      "ع",
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...formulas) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "\u0000",
      "\ufeff",
      "\ud800",
      "x".repeat(300),
      '"',
      "a\nb",
      "<script>",
      "'; drop table employee; --",
      "{{x}}",
      "$1",
      "?",
      "{employee}",
    ),
  },
);
const quoted = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const table = fc
  .tuple(
    fc.shuffledSubarray(headings, { minLength: 1 }),
    fc.array(fc.array(cell, { maxLength: 10 }), { minLength: 1, maxLength: 12 }),
    fc.constantFrom(",", ";", "\t", "|"),
    fc.constantFrom("\n", "\r\n", "\r"),
    fc.boolean(),
  )
  .map(([head, rows, between, end, wrapped]) =>
    [head, ...rows].map((cells) => cells.map((text) => (wrapped ? quoted(text) : text)).join(between)).join(end),
  );
/** Mostly sense: a few people, some of them here already, with a strange cell now and then. */
const good: Record<string, readonly string[]> = {
  Email: ["a@b.test", "c@d.test", "e@f.test", "asha@acme.test", "admin@acme.test"],
  "First name": ["Lena", "Jürgen", "अ"],
  "Last name": ["", "O'Brien", "ß"],
  "Hire date": ["2026-12-01", "2026-11-16"],
  Manager: ["", "asha@acme.test", "a@b.test", "c@d.test"],
  Grade: ["", "G5"],
};
const strange = (likely: readonly string[]) =>
  fc.oneof({ weight: 24, arbitrary: fc.constantFrom(...likely) }, { weight: 1, arbitrary: cell });
const sensible = fc
  .array(fc.tuple(...Object.values(good).map(strange)), { minLength: 1, maxLength: 5 })
  .map((rows) => [Object.keys(good), ...rows].map((cells) => cells.map(quoted).join(",")).join("\n"));
const sheet = fc
  .array(
    fc.tuple(
      fc.constantFrom("A1", "B1", "A2", "B2", "Z9", "", "A0", "AA", "1"),
      fc.constantFrom("s", "str", "n", "b", "e", "d", "inlineStr", ""),
      fc.constantFrom("0", "99", "x", "1e400", "&lt;", "&#0;", "2026-03-01"),
    ),
    { maxLength: 8 },
  )
  .map((cells) =>
    archive({
      "xl/worksheets/sheet1.xml": Buffer.from(
        `<worksheet><sheetData><row>${cells.map(([r, t, v]) => `<c r="${r}" t="${t}"><v>${v}</v></c>`).join("")}</row></sheetData></worksheet>`,
      ),
    }),
  );

/** A file somebody might give, by mistake or on purpose. */
const anyFile: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: sensible.map((text) => new Uint8Array(Buffer.from(text, "utf8"))) },
  { weight: 6, arbitrary: table.map((text) => new Uint8Array(Buffer.from(text, "utf8"))) },
  { weight: 1, arbitrary: table.map((text) => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.tuple(fc.nat({ max: workbook.length - 1 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 })
      .map((changes) => changes.reduce((bytes, [at, value]) => bytes.with(at, value), workbook)),
  },
  { weight: 1, arbitrary: fc.nat({ max: workbook.length }).map((length) => workbook.slice(0, length)) },
  { weight: 1, arbitrary: sheet },
);

/** So many files, the same for the same seed. */
export function filesOf(seed: number, count: number): Uint8Array[] {
  return fc.sample(anyFile, { seed, numRuns: count });
}

/** What a spreadsheet would run. */
export const runs = /^([\s\p{Cf}]*[=+\-@＝＋﹣－＠]|[\t\r])/u;

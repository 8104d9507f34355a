import { expect, test } from "vitest";
import { readPdf } from "#tests/support/read-pdf.ts";
import { paperOf } from "./paper-of.ts";
import type { Report } from "./report.ts";
import { writeReport } from "./write-report.ts";

const names = ["Zoë Ångström", "سارة العتيبي", "राहुल क्षत्रिय", "Łukasz Żółć"];
const long = "Grow what returning customers order in all regions, those opened in the second half of the year too, "
  .repeat(4)
  .trim();

const report = (language: Report["language"], rows: number): Report => ({
  language,
  paper: "A4",
  company: "Acme",
  title: "How goals stand",
  facts: [{ label: "Whose goals", value: "The whole company" }],
  figures: [{ label: "Objectives", value: "120", hint: "3 of 4 open" }],
  madeBy: "Made by Ana",
  madeAt: new Date("2026-11-21T09:00:00Z"),
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  tables: [
    {
      title: "Lines",
      columns: [
        { header: "Head of the titles", share: 4 },
        { header: "Owner", share: 2 },
        { header: "Progress", share: 2, tone: "green" },
      ],
      rows: Array.from({ length: rows }, (_, index) => ({
        cells: [
          index === 1 ? long : `Row ${index}`,
          names[index % names.length]!,
          { parts: [{ share: 0.4, tone: "orange" as const }], text: "40 %" },
        ],
      })),
    },
  ],
});
const letters = (text: string) => [...text.normalize("NFKC").replace(/[^\p{L}]/gu, "")].sort().join("");

test("names in any of our scripts stand in one table, as text", async () => {
  const { text, title, language } = await readPdf(await writeReport(report("en", 4)));
  expect([title, language]).toEqual(["How goals stand – Acme", "en"]);
  for (const words of ["Acme", "Whose goals: The whole company", "120", "Zoë Ångström", "Łukasz Żółć", "40 %"])
    expect(text).toContain(words);
  const arabic = text.normalize("NFKC").match(/[\p{Script=Arabic} ]{6,}/gu) ?? [];
  expect(arabic.map((found) => letters(found))).toContain(letters("سارة العتيبي"));
  const devanagari = text.match(/[\p{Script=Devanagari} ]{6,}/gu) ?? [];
  expect(devanagari.join("")).toContain("राहुल");
});

test("a long title is wrapped and none of it is lost", async () => {
  const { text } = await readPdf(await writeReport(report("en", 2)));
  expect(text.replace(/\s+/gu, " ")).toContain(long);
});

test("each page bears the head of the table, its number, and no line twice", async () => {
  const { pages, text } = await readPdf(await writeReport(report("de", 120)));
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((page, index) => {
    expect(page).toContain("Head of the titles");
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  });
  for (let row = 2; row < 120; row += 1) expect(text.match(new RegExp(`Row ${row}\\b`, "gu"))).toHaveLength(1);
});

test("of an Arabic page the first column stands at the right", async () => {
  const { placed, language } = await readPdf(await writeReport(report("ar", 3)));
  const x = (text: string) => placed.find((piece) => piece.text.includes(text))!.x;
  expect(language).toBe("ar");
  expect(x("Row 0")).toBeGreaterThan(x("Zoë Ångström"));
  expect(x("Zoë Ångström")).toBeGreaterThan(x("40"));
});

test("the paper is Letter where English is read in the United States, and A4 elsewhere", () => {
  expect(paperOf({ language: "en", timeZone: "America/New_York" })).toBe("LETTER");
  expect(paperOf({ language: "es", timeZone: "America/New_York" })).toBe("A4");
  expect(paperOf({ language: "en", timeZone: "America/Sao_Paulo" })).toBe("A4");
  expect(paperOf({ language: "en", timeZone: "Asia/Kolkata" })).toBe("A4");
});

import { expect, test } from "vitest";
import { languages } from "#app/platform/i18n/languages.ts";
import { roomWords } from "#app/platform/i18n/room-words.ts";
import { loanFields, loanWords } from "../testing/loan-fields.ts";
import { importColumnsOf, sheetColumnsOf } from "./field-columns.ts";

const inGerman = {
  ...loanWords,
  field: { ...loanWords.field, title: "Titel", sort: "Art", price: "Preis", "price-currency": "Währung" },
  choice: {
    state: { LENT: "Verliehen", RETURNED: "Zurück", LOST: "Verloren" },
    sort: { TOOL: "Werkzeug", COMPUTER: "PC" },
  },
};
const wordsOf = roomWords("equipment", { en: loanWords, de: inGerman, es: loanWords, hi: loanWords, ar: loanWords });
const loan = {
  title: "Drill",
  state: "LOST",
  sort: "TOOL",
  price: { minorUnits: 1250, currency: "EUR" },
  insured: true,
};

test("a workbook of records has the labels of their fields and the words of their choices, without more being said", () => {
  const columns = sheetColumnsOf<typeof loan>(loanFields, wordsOf);
  for (const language of languages)
    expect(columns.filter(({ head }) => head(language).startsWith("field."))).toEqual([]);
  const read = (column: (typeof columns)[number]) => (column.said ?? column.value)(loan, "de");
  expect(columns.slice(0, 3).map((column) => [column.header, column.head("de"), read(column)])).toEqual([
    ["title", "Titel", "Drill"],
    ["state", "State", "Verloren"],
    ["sort", "Art", "Werkzeug"],
  ]);
  expect(columns.map(({ head }) => head("de"))).toEqual(expect.arrayContaining(["Preis", "Währung"]));
  expect(columns.find(({ header }) => header === "state")!.value(loan)).toBe("LOST");
});

test("such a workbook is read again: its heads and its words are understood in every language", () => {
  const columns = importColumnsOf(loanFields, wordsOf);
  const one = (name: string) => columns.find((column) => column.name === name)!;
  expect(one("title").heads).toEqual(["title", "Title", "Titel"]);
  expect(one("price.amount").heads).toEqual(["price_amount", "price", "Price", "Preis"]);
  expect(one("price.currency").heads).toEqual(["price_currency", "Currency", "Währung"]);
  expect([...one("sort").codes!]).toEqual([
    ["tool", "TOOL"],
    ["computer", "COMPUTER"],
    ["werkzeug", "TOOL"],
    ["pc", "COMPUTER"],
  ]);
});

test("people, audiences, formatted text and files stand in a workbook by their names and words, everybody in its language", () => {
  const row = {
    helpers: [{ name: "Asha Rao" }, { name: "Ravi Kumar" }],
    forWhom: { rule: {}, everyone: true, names: [], without: 0 },
    terms: "<p>Bring it <strong>back</strong>.</p><p>Soon.</p>",
    papers: [{ fileName: "terms.pdf" }, { fileName: "map.png" }],
  };
  const columns = sheetColumnsOf<typeof row>(loanFields, wordsOf);
  const read = (name: string, language: "en" | "de") => {
    const column = columns.find(({ header }) => header === name)!;
    return (column.said ?? ((of: typeof row) => column.value(of)))(row, language);
  };
  expect(["helpers", "for_whom", "terms", "papers"].map((name) => read(name, "de"))).toEqual([
    ...["Asha Rao; Ravi Kumar", "Alle im Unternehmen", "Bring it back.\nSoon.", "terms.pdf; map.png"],
  ]);
  expect(read("for_whom", "en")).toBe("Everybody in the company");
});

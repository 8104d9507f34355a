import { strFromU8, unzipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { tableOf } from "../documents/sheet-table.ts";
import { createFormat } from "../i18n/create-format.ts";
import { roomWords } from "../i18n/room-words.ts";
import { csvOf } from "./sheet-csv.ts";
import { sheetsIn, wordForCode } from "./sheet-words.ts";
import { workbookOf } from "./sheet-workbook.ts";

const en = {
  tasks: "Tasks [of / all]",
  state: "Status",
  round: "Round {number}",
  states: { OPEN: "Open", LATE: "Late" },
};
const de = {
  tasks: "Aufgaben",
  state: "Stand",
  round: "Runde {number}",
  states: { OPEN: "Offen", LATE: "Überfällig" },
};
const ar = { tasks: "المهام", state: "الحالة", round: "الجولة {number}", states: { OPEN: "مفتوحة", LATE: "متأخرة" } };
const wordsOf = roomWords("tasks", { en, de, ar, es: en, hi: en });
const { sheet, text, moment, number, yesNo } = sheetsIn(wordsOf);

type Row = {
  note: string;
  state: "OPEN" | "LATE" | null;
  own: string;
  at: string | null;
  done: boolean;
  points: number;
};
const columns = [
  text("note", { text: "Own field: note" }, (row: Row) => row.note),
  text("state", "state", (row: Row) => row.state, "states"),
  text("own_state", { key: "round", params: { number: 2 } }, (row: Row) => row.own, "states"),
  moment("at", { common: "date" }, (row: Row) => row.at),
  yesNo("done", { common: "status" }, (row: Row) => row.done),
  number("points", { common: "people" }, ({ points }: Row) => points),
];
const late: Row = { note: "n", state: "LATE", own: "OPEN", at: "2026-11-16T23:00:00Z", done: true, points: 3 };
const unknown: Row = { note: "", state: null, own: "GONE", at: null, done: false, points: 0 };
const rows = sheet("tasks", columns, [late, unknown, { ...unknown, own: "Done: see files.note" }]);

const berlin = (language: string) => ({ language, timeZone: "Europe/Berlin" });
const workbook = async (language: string, of = rows) => Buffer.from(await workbookOf(of, berlin(language)));
const part = async (language: string, name: string, of = rows) =>
  strFromU8(unzipSync(new Uint8Array(await workbook(language, of)))[`xl/${name}.xml`]!);

test("heads and codes of a workbook are words of its reader's language; a code without a word stays as it is", async () => {
  const [heads, first, second, third] = await readSheet(await workbook("de"));
  expect(heads).toEqual(["Own field: note", "Stand", "Runde 2", "Datum", "Status", "Personen"]);
  expect(first).toEqual(["n", "Überfällig", "Offen", new Date("2026-11-17T00:00:00Z"), true, 3]);
  expect(second).toEqual([null, null, "GONE", null, false, 0]);
  expect(third![2]).toBe("Done: see files.note");
  expect((await readSheet(await workbook("ar")))[1]!.slice(1, 3)).toEqual(["متأخرة", "مفتوحة"]);
});

test("programs are told heads, codes and moments as ever", () => {
  expect(csvOf(rows).split("\r\n").slice(0, 3)).toEqual([
    "\ufeffnote,state,own_state,at,done,points",
    "n,LATE,OPEN,2026-11-16T23:00:00Z,yes,3",
    ",,GONE,,no,0",
  ]);
});

test("an import reads its own workbook again, whatever language it was made in", async () => {
  const [heads, first] = await readSheet(await workbook("de", { ...rows, readAgain: true }));
  expect(heads).toEqual(["note", "state", "own_state", "at", "done", "points"]);
  expect(first!.slice(1, 3)).toEqual(["LATE", "OPEN"]);
});

test("print has the words too", () => {
  const reader = { language: "de" as const, format: createFormat("de", "UTC"), yes: "ja", no: "nein" };
  const { columns: heads, rows: lines } = tableOf(rows, "Aufgaben", reader);
  expect(heads.map(({ header }) => header).slice(1, 3)).toEqual(["Stand", "Runde 2"]);
  expect(lines[0]!.cells.slice(1, 3)).toEqual(["Überfällig", "Offen"]);
});

test("a workbook runs from right to left for who reads so, and its sheet has a name that spreadsheets take", async () => {
  expect(await part("ar", "worksheets/sheet1")).toContain('rightToLeft="1"');
  expect(await part("de", "worksheets/sheet1")).not.toContain("rightToLeft");
  expect(await part("de", "workbook")).toContain('name="Aufgaben"');
  expect(await part("en", "workbook")).toContain('name="Tasks  of   all"');
});

test("columns are as wide as what they hold, and neither a strip nor a screen wide", async () => {
  const long = { ...late, note: "x".repeat(400), own: "a text of thirty characters ok" };
  const widths = [
    ...(await part("de", "worksheets/sheet1", sheet("tasks", columns, [long]))).matchAll(/width="([\d.]+)"/g),
  ];
  expect(widths.map(([, width]) => Math.round(Number(width)))).toEqual([60, 11, 31, 17, 9, 9]);
});

test("only what is a code is looked up", () => {
  const t = (key: string) => (key === "states.OPEN" ? "Open" : key);
  expect(["OPEN", "GONE", "a: b", "a.b", "ü"].map((code) => wordForCode(t, "states", code))).toEqual([
    ...["Open", "GONE", "a: b", "a.b", "ü"],
  ]);
});

test("a head or a group of codes that the room has no words for is refused by the types", () => {
  // @ts-expect-error -- there is no such head
  text("note", "nothing", (row: Row) => row.note);
  // @ts-expect-error -- codes without their words
  text("state", "state", (row: Row) => row.state);
  // @ts-expect-error -- a group that has not all of them
  text("state", "state", (): "OPEN" | "PAUSED" => "OPEN", "states");
  expect(text("state", "state", (): "OPEN" => "OPEN", "states").head("de")).toBe("Stand");
});

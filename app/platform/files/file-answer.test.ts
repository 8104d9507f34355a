import { expect, test } from "vitest";
import { calendarAnswer, fileNameSaid, namedFileAnswer, paperAnswer } from "./file-answer.ts";
import { sheetAnswer } from "./sheet-file.ts";
import { sheetsForPrograms } from "./sheets-for-programs.ts";

const { sheet, text } = sheetsForPrograms;
const reader = { language: "en", timeZone: "UTC" };

test("a file is kept by who asked for it alone, and is what it says it is", async () => {
  const answer = paperAnswer(new Uint8Array([1, 2]), "goals");
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="goals.pdf"',
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2]);
  expect(await namedFileAnswer("a", "a.txt", "text/plain").text()).toBe("a");
  expect(calendarAnswer("BEGIN", "task").headers.get("content-disposition")).toBe('attachment; filename="task.ics"');
});

test("a name in any script is said whole, and in plain signs to programs that read no other", () => {
  expect(fileNameSaid("प्र – (1)'*.pdf")).toBe(
    "filename=\"___ _ (1)'*.pdf\"; filename*=UTF-8''%E0%A4%AA%E0%A5%8D%E0%A4%B0%20%E2%80%93%20%281%29%27%2A.pdf",
  );
  expect(fileNameSaid('a"b\\c\r\n.pdf')).toBe("filename=\"a_b_c__.pdf\"; filename*=UTF-8''a%22b%5Cc%0D%0A.pdf");
  expect(new Headers({ "Content-Disposition": fileNameSaid("Größe 😀.pdf") }).get("content-disposition")).toContain(
    "filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%F0%9F%98%80.pdf",
  );
});

test("rows are answered as the file that was asked for", async () => {
  const rows = sheet([text("name", (name: string) => name)], ["Asha"]);
  const csv = await sheetAnswer(rows, "people", "CSV", reader);
  expect([csv.headers.get("content-disposition"), await csv.text()]).toEqual([
    'attachment; filename="people.csv"',
    "name\r\nAsha\r\n",
  ]);
  const workbook = await sheetAnswer(rows, "people", "XLSX", reader);
  expect(workbook.headers.get("content-disposition")).toBe('attachment; filename="people.xlsx"');
  expect(new TextDecoder().decode((await workbook.arrayBuffer()).slice(0, 2))).toBe("PK");
});

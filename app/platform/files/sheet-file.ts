import { fileAnswer } from "./file-answer.ts";
import type { sheetFormats } from "./file-kinds.ts";
import { csvAnswer, csvOf } from "./sheet-csv.ts";
import type { Sheet } from "./sheet.ts";

type SheetFormat = (typeof sheetFormats)[number];

/** Rows as the bytes of a file: for programs, or a workbook whose heads and dates are as readers of the language know them. */
export async function sheetFile(sheet: Sheet, format: SheetFormat, language: string): Promise<Uint8Array> {
  if (format === "CSV") return Buffer.from(csvOf(sheet));
  const { workbookOf } = await import("./sheet-workbook.ts");
  return workbookOf(sheet, language);
}

/** The same as an answer under a name without ending; what programs read is written while it is sent. */
export async function sheetAnswer(
  sheet: Sheet,
  name: string,
  format: SheetFormat,
  language: string,
): Promise<Response> {
  if (format === "CSV") return csvAnswer(sheet, name);
  return fileAnswer(await sheetFile(sheet, format, language), name, format);
}

import { z } from "zod";
import { fileAnswer } from "./file-answer.ts";
import { sheetFormats } from "./file-kinds.ts";
import { csvAnswer, csvOf, csvPieces } from "./sheet-csv.ts";
import type { LongSheet, Sheet, SheetReader } from "./sheet.ts";

/** In which of the two a list is asked for; a link without it is one of a program. */
export const sheetFormatInput = z.enum(sheetFormats).catch("CSV").default("CSV");

export type SheetFormat = (typeof sheetFormats)[number];

/** Rows as the bytes of a file: for programs, or a workbook in the words of its reader. */
export async function sheetFile(sheet: Sheet, format: SheetFormat, reader: SheetReader): Promise<Uint8Array> {
  if (format === "CSV") return Buffer.from(csvOf(sheet));
  const { workbookOf } = await import("./sheet-workbook.ts");
  return workbookOf(sheet, reader);
}

/** The same piece by piece, of a list as long as it likes. */
export async function* sheetPieces(
  sheet: LongSheet,
  format: SheetFormat,
  reader: SheetReader,
): AsyncGenerator<Uint8Array> {
  if (format === "XLSX") return yield* (await import("./sheet-workbook.ts")).workbookPieces(sheet, reader);
  const encoder = new TextEncoder();
  for await (const piece of csvPieces(sheet)) yield encoder.encode(piece);
}

/** The same as an answer under a name without ending; what programs read is written while it is sent. */
export async function sheetAnswer(
  sheet: Sheet,
  name: string,
  format: SheetFormat,
  reader: SheetReader,
): Promise<Response> {
  if (format === "CSV") return csvAnswer(sheet, name);
  return fileAnswer(await sheetFile(sheet, format, reader), name, format);
}

import writeWorkbook from "write-excel-file/node";
import { writeCsv } from "#app/platform/files/write-csv.ts";
import type { SheetFormat } from "../domain/goal-export.ts";
import type { Cell, Sheet } from "./goal-sheet.ts";

/** A sheet as the bytes of a file. No text in it becomes a formula in somebody's spreadsheet. */
export async function writeSheet({ headers, lines }: Sheet, format: SheetFormat): Promise<Uint8Array> {
  if (format === "CSV")
    return Buffer.from(
      writeCsv(
        headers.map((header, index) => [header, (line: readonly Cell[]) => line[index]] as const),
        lines,
      ),
    );
  const head = headers.map((value) => ({ value, fontWeight: "bold" as const }));
  return writeWorkbook([head, ...lines.map((line) => line.map(typed))], { stickyRowsCount: 1 }).toBuffer();
}

/** Text is said to be text, whatever it begins with. */
function typed(value: Cell) {
  if (value === null) return null;
  return typeof value === "number" ? { value, type: Number } : { value: value.slice(0, 32_767), type: String };
}

import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportColumn } from "#app/platform/contributions/importable.ts";
import { sheetFormats } from "#app/platform/files/file-kinds.ts";
import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { workbookOf } from "#app/platform/files/sheet-workbook.ts";
import { sheetsForPrograms } from "#app/platform/files/sheets-for-programs.ts";
import { requireImportable } from "../data/importable-of.ts";
import { ids } from "../domain/ids.ts";

const { sheet, text } = sheetsForPrograms;

export const sampleFileInput = z.object({
  kind: ids.kind,
  format: z.enum(sheetFormats).catch("CSV").default("CSV"),
});

/** A file to fill in: its heads are known, and its lines could be brought in as they stand. */
export async function sampleFile(
  context: Context,
  { kind, format }: z.output<typeof sampleFileInput>,
): Promise<Uint8Array> {
  const columns = await (await requireImportable(context, kind)).columns(context);
  const count = Math.max(...columns.map(({ examples }) => examples.length));
  const sample = sheet(
    columns.map((column) => text<number>(headOf(column), (line) => column.examples[line] ?? "")),
    Array.from({ length: count }, (_, line) => line),
  );
  return format === "CSV" ? Buffer.from(csvOf(sample)) : workbookOf(sample, context.actor);
}

function headOf({ name, heads }: ImportColumn): string {
  return heads[0] ?? name;
}

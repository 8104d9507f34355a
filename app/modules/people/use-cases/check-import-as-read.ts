import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireImport } from "../data/import/import-record.ts";
import { peopleImport } from "./people-import.ts";
import { checkImportInput } from "./check-import.ts";

/** What is left out stays as it was last chosen, at first as it was guessed. */
export const checkImportAsReadInput = z.object({
  importId: ids.import,
  column: checkImportInput.shape.column
    .unwrap()
    .optional()
    .describe("The column, counted from 0, that each fact is read from."),
  field: checkImportInput.shape.field
    .unwrap()
    .optional()
    .describe("The column, counted from 0, that each of the company's own fields is read from, by its id."),
  dateFormat: checkImportInput.shape.dateFormat.optional().describe("How days are written in the file."),
  from: checkImportInput.shape.from
    .optional()
    .describe("The first day on which what the file says holds; left out, as before."),
  retireMissing: z.boolean().optional().describe("Whether people the file does not name leave."),
});
export type CheckImportAsReadInput = z.output<typeof checkImportAsReadInput>;

/** The dry run of rows sent by a program. */
export async function checkImportAsRead(
  context: Context,
  { importId, ...said }: CheckImportAsReadInput,
): Promise<void> {
  await authorize(context, "create", { kind: "Employee" });
  const { mapping, fields = {}, dateFormat, from, retireMissing } = (await requireImport(context, importId)).settings;
  const before = { column: mapping, field: fields, dateFormat, from, retireMissing };
  await peopleImport.ask.CHECK(context, {
    importId,
    ...before,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  });
}

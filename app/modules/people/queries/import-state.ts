import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { importTaskStates } from "./import-task.ts";
import { importAddress, importScreen } from "./import-screen.ts";

const text = z.string().nullable();
const counts = z.object({
  CREATED: z.number().describe("People who join."),
  CHANGED: z.number().describe("People whose facts change."),
  MOVED: z.number().describe("People who change places."),
  RETIRED: z.number().describe("People who leave."),
  REFUSED: z.number().describe("Rows that are refused."),
  UNCHANGED: z.number().describe("Rows that change nothing."),
  present: z.number().describe("How many people the company has today."),
});
const change = z
  .object({
    field: z.string().describe("The field it is about."),
    before: text.default(null).describe("What it said before; null where nothing."),
    after: text.describe("What it would say; null where nothing."),
  })
  .meta({ id: "ImportChange" });
const problem = z
  .object({
    code: z.string().describe("A stable message code."),
    field: z.string().optional().describe("The field it is about."),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .describe("Facts that the message names, by name."),
  })
  .meta({ id: "ImportProblem" });

export const importStateInput = importAddress;
export const importState = z
  .object({
    importId: ids.import,
    fileName: z.string().describe("What the file is called."),
    status: z.enum(["READ", "CHECKED", "APPLIED", "UNDONE"]).describe("How far the import has come."),
    /** What goes on in the background, or how it ended. */
    work: z
      .object({
        kind: z.enum(["CHECK", "APPLY"]).describe("What is being done."),
        state: z.enum(importTaskStates).describe("How far it has come."),
        done: z.number().describe("How many rows are done."),
        total: z.number().describe("How many rows there are."),
        error: z
          .object({ code: z.string().describe("A stable message code.") })
          .nullable()
          .describe("Why it failed; null where it did not."),
      })
      .nullable()
      .describe("What goes on in the background, or how it ended; null where nothing does."),
    headers: z.array(z.string()).describe("The heads of the columns as they stand in the file."),
    rows: z.number().describe("How many rows the file has."),
    /** The column of each fact, counted from 0, and of each of the company's own fields by its id. */
    column: z.record(z.string(), z.number()).describe("The column, counted from 0, that each fact is read from."),
    field: z
      .record(z.string(), z.number())
      .describe("The column, counted from 0, that each of the company's own fields is read from, by its id."),
    dateFormat: z.string().describe("How days are written in the file."),
    from: z.string().describe("The first day on which what it says holds."),
    counts: counts.nullable().describe("What the import would do, or did; null before a check."),
    lines: z
      .array(
        z.object({
          line: z.number().nullable().describe("The line of the file, from 1; null for people who are not in it."),
          outcome: z.string().describe("What comes of the row."),
          name: z.string().describe("The person's name."),
          changes: z.array(change).describe("What changes, fact by fact."),
          problems: z.array(problem).describe("What is wrong; empty where nothing is."),
        }),
      )
      .describe("A page of what the import would do, or did."),
    next: z.number().nullable().describe("Where to go on, as `after`; null where there is no more."),
  })
  .meta({ id: "EmployeeImport" });

/** Where an import is, and a page of what it would do or did. */
export async function stateOfImport(
  context: Context,
  address: z.output<typeof importStateInput>,
): Promise<z.input<typeof importState>> {
  const { record, task, lines, next } = await importScreen(context, address);
  const { mapping, fields = {}, dateFormat, from } = record.settings;
  return {
    importId: record.id,
    fileName: record.fileName,
    status: record.status,
    work: task,
    headers: record.headers,
    rows: record.rowCount,
    column: mapping,
    field: fields,
    dateFormat,
    from,
    counts: record.counts,
    lines: [...lines].map((line) => ({ ...line, changes: [...line.changes], problems: [...line.problems] })),
    next,
  };
}

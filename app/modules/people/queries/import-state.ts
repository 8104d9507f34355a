import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { importAddress, importScreen } from "./import-screen.ts";

const text = z.string().nullable();
const counts = z.object({
  CREATED: z.number(),
  CHANGED: z.number(),
  MOVED: z.number(),
  RETIRED: z.number(),
  REFUSED: z.number(),
  UNCHANGED: z.number(),
  present: z.number(),
});
const change = z.object({ field: z.string(), before: text.default(null), after: text });
const problem = z.object({
  code: z.string(),
  field: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export const importStateInput = importAddress;
export const importState = z.object({
  importId: z.string(),
  fileName: z.string(),
  status: z.enum(["READ", "CHECKED", "APPLIED", "UNDONE"]),
  /** What goes on in the background, or how it ended. */
  work: z
    .object({
      kind: z.enum(["CHECK", "APPLY"]),
      state: z.enum(["WAITING", "RUNNING", "DONE", "FAILED"]),
      done: z.number(),
      total: z.number(),
      error: z.object({ code: z.string() }).nullable(),
    })
    .nullable(),
  headers: z.array(z.string()),
  rows: z.number(),
  /** The column of each fact, counted from 0, and of each of the company's own fields by its id. */
  column: z.record(z.string(), z.number()),
  field: z.record(z.string(), z.number()),
  dateFormat: z.string(),
  from: z.string(),
  counts: counts.nullable(),
  lines: z.array(
    z.object({
      line: z.number().nullable(),
      outcome: z.string(),
      name: z.string(),
      changes: z.array(change),
      problems: z.array(problem),
    }),
  ),
  next: z.number().nullable(),
});

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

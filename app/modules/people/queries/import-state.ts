import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { fileWork, requireFile, verdictsOf, type FileWork } from "#app/modules/imports/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { columnsIn } from "../data/import/judge-people.ts";
import { lineOutcomes } from "#app/platform/contributions/judged-as-set.ts";
import type { importSettingsInput } from "../domain/import/settings.ts";
import { peopleImport } from "../people-import.ts";

const taskStates = ["WAITING", "RUNNING", "DONE", "FAILED", "CANCELLED"] as const;
const linesAnAnswer = 50;

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

export const importStateInput = z.object({
  importId: ids.import,
  outcome: z
    .enum(lineOutcomes)
    .optional()
    .catch(undefined)
    .describe("Only rows of this outcome; left out, all that change something."),
  after: z.coerce
    .number()
    .int()
    .min(0)
    .catch(0)
    .describe("How many entries to pass over: the `next` of the page before."),
});

export const importState = z
  .object({
    importId: ids.import,
    fileName: z.string().describe("What the file is called."),
    status: z.enum(["READ", "CHECKED", "APPLIED", "UNDONE"]).describe("How far the import has come."),
    /** What goes on in the background, or how it ended. */
    work: z
      .object({
        kind: z.enum(["CHECK", "APPLY", "UNDO"]).describe("What is being done."),
        state: z.enum(taskStates).describe("How far it has come."),
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

/** A file of people; a file of anything else is not there. */
export async function requireImport(context: Context, importId: string) {
  const file = await requireFile(context, importId);
  if (file.kind !== peopleImport.kind) throw notFound("The import");
  return file;
}

/** Where an import is, and a page of what it would do or did, in the words these addresses have had. */
export async function stateOfImport(
  context: Context,
  { importId, outcome, after }: z.output<typeof importStateInput>,
): Promise<z.input<typeof importState>> {
  const file = await requireImport(context, importId);
  const work = await fileWork(context, importId);
  // Without a filter what changes nothing is left out, so that what matters is seen first.
  const wanted = outcome ? { outcome } : { but: "UNCHANGED" as const };
  const lines = await verdictsOf(context, importId, { ...wanted, offset: after, limit: linesAnAnswer + 1 });
  const { facts: column, own: field } = columnsIn(file.mapping);
  const { dateFormat, from } = file.settings as z.output<typeof importSettingsInput>;
  return {
    importId,
    fileName: file.fileName,
    status: file.status,
    work: work && workOf(work),
    headers: [...file.headers],
    rows: file.lineCount,
    column,
    field,
    dateFormat,
    from,
    counts: (file.counts as z.input<typeof counts> | null | undefined) ?? null,
    lines: lines.slice(0, linesAnAnswer).map(({ line, outcome: came, name, changes, problems }) => ({
      ...{ line, outcome: came, name },
      changes: changes.map((each) => ({ before: null, ...each })),
      problems: problems.map(({ params, ...each }) => ({ ...each, ...(params && { params: { ...params } }) })),
    })),
    next: lines.length > linesAnAnswer ? after + linesAnAnswer : null,
  };
}

function workOf({ kind, state, done, total, error }: FileWork) {
  return { kind, state: state === "QUEUED" ? ("WAITING" as const) : state, done, total, error };
}

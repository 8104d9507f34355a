import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { requireFile } from "../data/hold-file.ts";
import { requireImportable } from "../data/importable-of.ts";
import { ids } from "../domain/ids.ts";
import { countOutcomes, fileStates, lineOutcomes } from "../domain/imported-file.ts";
import { fileWork, workKinds } from "./file-work.ts";
import { taskStates } from "#app/platform/tasks/task-record.ts";

const linesAnAnswer = 200;

const outcome = z
  .enum(lineOutcomes)
  .describe("What the line makes or made: a record, a change, nothing new, a refusal.");

export const fileStateInput = z.object({
  fileId: ids.file,
  outcome: outcome.optional(),
  after: z.coerce.number().int().min(0).default(0).describe("Lines after the one with this number."),
});

const params = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .describe("Facts that the message names, by name.");

const lineShape = z
  .object({
    line: z.number().describe("The line of the file, from 1."),
    outcome,
    said: z.record(z.string(), z.string()).describe("What the line says, by field."),
    problems: z
      .array(
        z.object({
          code: z.string().describe("A stable message code."),
          field: z.string().optional().describe("The field it is about; missing where it is about the whole line."),
          params: params.optional(),
        }),
      )
      .describe("What is wrong with the line; empty where nothing is."),
  })
  .meta({ id: "ImportedLine" });

export const fileState = z
  .object({
    id: recordId.describe("The id of the file."),
    kind: ids.kind,
    fileName: z.string().describe("What the file is called."),
    status: z.enum(fileStates).describe("How far the file has come."),
    headers: z.array(z.string()).describe("The heads of the columns as they stand in the file."),
    columns: z.record(z.string(), z.number()).describe("By field, the column, counted from 0, that it is read from."),
    lines: z.number().describe("How many lines the file has."),
    counts: z.record(z.enum(lineOutcomes), z.number()).describe("How many lines have each outcome."),
    work: z
      .object({
        kind: z.enum(workKinds).describe("What is being done with the file."),
        state: z.enum(taskStates).describe("Where it is."),
        done: z.number().describe("How many lines are done."),
        total: z.number().describe("How many lines there are to do."),
        error: z
          .object({ code: z.string().describe("A stable message code."), params })
          .nullable()
          .describe("Why it failed; null where it did not."),
      })
      .nullable()
      .describe("What goes on in the background, or how it ended; null where nothing does."),
    verdicts: z.array(lineShape).nullable().describe("What each line would do, or did; null before a check."),
    next: z.number().nullable().describe("The line to ask for as `after`; null where there are no more."),
  })
  .meta({ id: "ImportedFile" });

/** Where a file is, and line by line what it would do or did. */
export async function stateOfFile(
  context: Context,
  { fileId, outcome: wantedOutcome, after }: z.output<typeof fileStateInput>,
): Promise<z.input<typeof fileState>> {
  const file = await requireFile(context, fileId);
  await requireImportable(context, file.kind);
  const { id, kind, fileName, status, headers, mapping, lines, plan } = file;
  const work = await fileWork(context, fileId);
  const wanted = plan?.filter(
    (verdict) => verdict.line > after && (wantedOutcome === undefined || verdict.outcome === wantedOutcome),
  );
  const shown = wanted?.slice(0, linesAnAnswer);
  return {
    id,
    kind,
    fileName,
    status,
    headers: [...headers],
    columns: { ...mapping },
    lines: lines.length,
    counts: countOutcomes(plan ?? []),
    work: work && { kind: work.kind, state: work.state, done: work.done, total: work.total, error: work.error },
    verdicts: shown ? structuredClone(shown as z.input<typeof lineShape>[]) : null,
    next: wanted && wanted.length > linesAnAnswer ? shown!.at(-1)!.line : null,
  };
}

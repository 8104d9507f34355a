import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { requireFile } from "../data/hold-file.ts";
import { outcomesOf, requireImportable } from "../data/importable-of.ts";
import { verdictsOf, type KeptVerdict } from "../data/verdicts.ts";
import { ids } from "../domain/ids.ts";
import { fileStates, lineOutcomes } from "../domain/imported-file.ts";
import { fileWork, workKinds } from "./file-work.ts";
import { taskStates } from "#app/platform/tasks/task-record.ts";

const linesAnAnswer = 200;

const outcome = z
  .enum(lineOutcomes)
  .describe("What the line makes or made: a record, a change, nothing new, a refusal; or that a record goes or moves.");

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
    line: z.number().nullable().describe("The line of the file, from 1; null for a record the file does not name."),
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
    settings: z.record(z.string(), z.unknown()).describe("What was said besides of how it is read, by name."),
    lines: z.number().describe("How many lines the file has."),
    counts: z.partialRecord(z.enum(lineOutcomes), z.number()).describe("How many lines have each outcome."),
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
  const { id, kind, fileName, status, headers, mapping, settings, lineCount, counts } = file;
  const outcomes = outcomesOf(await requireImportable(context, kind));
  const work = await fileWork(context, fileId);
  const limit = linesAnAnswer + 1;
  const wanted = counts ? await verdictsOf(context, fileId, { outcome: wantedOutcome, after, limit }) : null;
  return {
    id,
    kind,
    fileName,
    status,
    headers: [...headers],
    columns: { ...mapping },
    settings: { ...settings },
    lines: lineCount,
    counts: Object.fromEntries(outcomes.map((each) => [each, counts?.[each] ?? 0])),
    work: work && { kind: work.kind, state: work.state, done: work.done, total: work.total, error: work.error },
    verdicts: wanted && wanted.slice(0, linesAnAnswer).map(lineOf),
    next: wanted && wanted.length > linesAnAnswer ? wanted[linesAnAnswer - 1]!.place : null,
  };
}

function lineOf({ line, outcome: came, changes, problems }: KeptVerdict): z.input<typeof lineShape> {
  const said = Object.fromEntries(changes.map(({ field, after }) => [field, after ?? ""]));
  return { line, outcome: came, said, problems: structuredClone(problems) as z.input<typeof lineShape>["problems"] };
}

import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUpload } from "../data/upload-record.ts";
import { uploadFields, uploadKinds } from "../domain/fields.ts";
import { findUploadTask, uploadTaskKinds, uploadTaskStates } from "./upload-task.ts";

const pageSize = 200;

export const uploadStateInput = z.object({
  uploadId: ids.upload,
  outcome: z.enum(["CREATED", "REFUSED"]).optional().describe("Whether the line makes a goal or is refused."),
  /** Lines after the one with this number. */
  after: z.coerce.number().int().min(0).default(0).describe("Lines after the one with this number."),
});

const params = z.record(z.string(), z.union([z.string(), z.number()]));
const verdictShape = z
  .object({
    line: z.number().describe("The line of the file, from 1."),
    outcome: z.enum(["CREATED", "REFUSED"]).describe("Whether the line makes a goal or is refused."),
    said: z.partialRecord(z.enum(uploadFields), z.string()).describe("What the line says, by field."),
    problems: z
      .array(
        z.object({
          code: z.string().describe("A stable message code."),
          field: z
            .enum(uploadFields)
            .optional()
            .describe("The field it is about; missing where it is about the whole line."),
          params: params.optional().describe("Facts that the message names, by name."),
        }),
      )
      .describe("What is wrong with the line; empty where nothing is."),
  })
  .meta({ id: "GoalUploadLine" });

export const uploadState = z
  .object({
    id: recordId.describe("The id of the record, a UUID."),
    kind: z.enum(uploadKinds).describe("What the file is of, or what is being done with it."),
    fileName: z.string().describe("What the file is called."),
    status: z.enum(["READ", "CHECKED", "APPLIED", "UNDONE"]).describe("How far the file has come."),
    headers: z.array(z.string()).describe("The heads of the columns as they stand in the file."),
    /** The column, counted from 0, of each field. */
    columns: z
      .partialRecord(z.enum(uploadFields), z.number())
      .describe("The column, counted from 0, that each field is read from."),
    lines: z.number().describe("How many lines the file has."),
    created: z.number().describe("How many lines make or made a goal."),
    refused: z.number().describe("How many lines are refused."),
    task: z
      .object({
        kind: z.enum(uploadTaskKinds).describe("What the file is of, or what is being done with it."),
        state: z.enum(uploadTaskStates).describe("Where it is."),
        done: z.number().describe("How many lines are done."),
        total: z.number().describe("How many lines there are to do."),
        error: z
          .object({
            code: z.string().describe("A stable message code."),
            params: params.describe("Facts that the message names, by name."),
          })
          .nullable()
          .describe("Why it failed; null where it did not."),
      })
      .nullable()
      .describe("What goes on in the background, or how it ended; null where nothing does."),
    /** What each line would do, or did; null before a check. */
    verdicts: z.array(verdictShape).nullable().describe("What each line would do, or did; null before a check."),
    /** The line to ask for as `after`; null where there are no more. */
    next: z.number().nullable().describe("The line to ask for as `after`; null where there are no more."),
  })
  .meta({ id: "GoalUpload" });

/** Where a file of goals is, and line by line what it would do or did. */
export async function stateOfUpload(
  context: Context,
  { uploadId, outcome, after }: z.output<typeof uploadStateInput>,
): Promise<z.input<typeof uploadState>> {
  const { id, kind, fileName, status, headers, mapping, lines, plan } = await requireUpload(context, uploadId);
  const task = await findUploadTask(context, uploadId);
  const wanted =
    plan?.filter((verdict) => verdict.line > after && (outcome === undefined || verdict.outcome === outcome)) ?? null;
  const count = (which: "CREATED" | "REFUSED") => plan?.filter((verdict) => verdict.outcome === which).length ?? 0;
  return {
    id,
    kind,
    fileName,
    status,
    headers,
    columns: mapping,
    lines: lines.length,
    created: count("CREATED"),
    refused: count("REFUSED"),
    task: task && {
      kind: task.kind,
      state: task.state,
      done: task.done,
      total: task.total,
      error: task.error,
    },
    verdicts:
      wanted?.slice(0, pageSize).map(({ line, outcome: became, said, problems }) => ({
        line,
        outcome: became,
        said,
        problems: problems.map((problem) => ({
          ...problem,
          ...(problem.params ? { params: { ...problem.params } } : {}),
        })),
      })) ?? null,
    next: wanted && wanted.length > pageSize ? wanted[pageSize - 1]!.line : null,
  };
}

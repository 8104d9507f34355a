import { z } from "zod";
import { requireFile, stateOfFile } from "#app/modules/imports/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { importKinds, uploadFields, uploadKinds, type UploadKind } from "../domain/fields.ts";
import { ids } from "../domain/ids.ts";

const taskKinds = ["CHECK", "APPLY", "UNDO"] as const;
const taskStates = ["WAITING", "RUNNING", "DONE", "FAILED", "CANCELLED"] as const;

export const uploadStateInput = z.object({
  uploadId: ids.upload,
  outcome: z.enum(["CREATED", "REFUSED"]).optional().describe("Whether the line makes a goal or is refused."),
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
    columns: z
      .partialRecord(z.enum(uploadFields), z.number())
      .describe("The column, counted from 0, that each field is read from."),
    lines: z.number().describe("How many lines the file has."),
    created: z.number().describe("How many lines make or made a goal."),
    refused: z.number().describe("How many lines are refused."),
    task: z
      .object({
        kind: z.enum(taskKinds).describe("What the file is of, or what is being done with it."),
        state: z.enum(taskStates).describe("Where it is."),
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
    verdicts: z.array(verdictShape).nullable().describe("What each line would do, or did; null before a check."),
    next: z.number().nullable().describe("The line to ask for as `after`; null where there are no more."),
  })
  .meta({ id: "GoalUpload" });

/** A file of goals the actor gave, with the columns it was last read by; a file of anything else is not there. */
export async function requireUpload(context: Context, uploadId: string) {
  const { kind: importKind, mapping } = await requireFile(context, uploadId);
  const kind = uploadKinds.find((one) => importKinds[one] === importKind);
  if (!kind) throw notFound("The upload");
  return { kind, mapping };
}

/** Where a file of goals is, in the words these addresses have had. */
export async function stateOfUpload(
  context: Context,
  { uploadId: fileId, outcome, after }: z.output<typeof uploadStateInput>,
): Promise<z.input<typeof uploadState>> {
  const kind: UploadKind = (await requireUpload(context, fileId)).kind;
  const { counts, work, verdicts, ...file } = await stateOfFile(context, { fileId, outcome, after });
  const state = {
    ...file,
    kind,
    created: counts.CREATED,
    refused: counts.REFUSED,
    task: work && { ...work, state: work.state === "QUEUED" ? "WAITING" : work.state },
    verdicts: verdicts && verdicts.map((line) => ({ ...line, problems: line.problems.map(inShort) })),
  };
  return state as z.input<typeof uploadState>;
}

/** Codes of files and lines have gone without a room here. */
function inShort<Problem extends { code: string }>(problem: Problem): Problem {
  return { ...problem, code: problem.code.replace(/^(imports|goal-upload)\./, "") };
}

import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUpload } from "../data/upload-record.ts";
import { findUploadTask, uploadTaskKinds, uploadTaskStates } from "../data/upload-task.ts";
import { uploadFields, uploadKinds } from "../domain/upload/fields.ts";

const pageSize = 200;

export const uploadStateInput = z.object({
  uploadId: recordId,
  outcome: z.enum(["CREATED", "REFUSED"]).optional(),
  /** Lines after the one with this number. */
  after: z.coerce.number().int().min(0).default(0),
});

const params = z.record(z.string(), z.union([z.string(), z.number()]));
const verdictShape = z.object({
  line: z.number(),
  outcome: z.enum(["CREATED", "REFUSED"]),
  said: z.partialRecord(z.enum(uploadFields), z.string()),
  problems: z.array(z.object({ code: z.string(), field: z.enum(uploadFields).optional(), params: params.optional() })),
});

export const uploadState = z.object({
  id: recordId,
  kind: z.enum(uploadKinds),
  fileName: z.string(),
  status: z.enum(["READ", "CHECKED", "APPLIED", "UNDONE"]),
  headers: z.array(z.string()),
  /** The column, counted from 0, of each field. */
  columns: z.partialRecord(z.enum(uploadFields), z.number()),
  lines: z.number(),
  created: z.number(),
  refused: z.number(),
  task: z
    .object({
      kind: z.enum(uploadTaskKinds),
      state: z.enum(uploadTaskStates),
      done: z.number(),
      total: z.number(),
      error: z.object({ code: z.string(), params }).nullable(),
    })
    .nullable(),
  /** What each line would do, or did; null before a check. */
  verdicts: z.array(verdictShape).nullable(),
  /** The line to ask for as `after`; null where there are no more. */
  next: z.number().nullable(),
});

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
      state: task.stalled ? "FAILED" : task.state,
      done: task.done,
      total: task.total,
      error: task.stalled ? { code: "goals.upload-stalled", params: {} } : task.error,
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

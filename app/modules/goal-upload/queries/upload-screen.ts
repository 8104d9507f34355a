import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { findAddress } from "#app/platform/contributions/find-address.ts";
import { uploadAddresses, type CheckInAddress } from "#app/modules/goals/domain.ts";
import { goalNamesOf, type GoalNames, requireArea } from "#app/modules/goals/index.ts";
import { requireUpload, type LineVerdict, type UploadRecord } from "../data/upload-record.ts";
import type { UploadKind } from "../domain/fields.ts";
import { findUploadTask, type UploadTask } from "./upload-task.ts";
import { instant, sql } from "#tenancy/sql.ts";

export const uploadScreenInput = z.object({
  upload: z.uuid().optional(),
  outcome: z.enum(["CREATED", "REFUSED"]).optional(),
  page: z.coerce.number().int().min(1).max(1_000).catch(1).default(1),
});
export type UploadScreenInput = z.output<typeof uploadScreenInput>;

/** So many lines stand on a page. */
const pageSize = 100;

export type EarlierUpload = {
  id: string;
  kind: UploadKind;
  fileName: string;
  status: UploadRecord["status"];
  lines: number;
  at: string;
};
export type UploadScreen = {
  address: CheckInAddress;
  names: GoalNames;
  /** The file that is looked at, with its first lines to know its columns by. */
  upload:
    | (Omit<UploadRecord, "lines" | "plan" | "goalIds"> & {
        sample: string[][];
        lineCount: number;
        counts: Record<"CREATED" | "REFUSED", number>;
        verdicts: LineVerdict[] | null;
        page: number;
        pages: number;
      })
    | null;
  /** The work on it in the background, the last or the present one; null where there was none. */
  task: UploadTask | null;
  outcome: "CREATED" | "REFUSED" | null;
  earlier: EarlierUpload[];
};

/** The screen of files of goals: those the actor gave, or one of them. */
export async function uploadScreen(
  context: Context,
  { upload, outcome, page }: UploadScreenInput,
  pathname: string,
): Promise<UploadScreen> {
  const address = findAddress(uploadAddresses, pathname);
  if (!address) throw notFound("This address");
  requireArea(context, address);
  return {
    address,
    names: await goalNamesOf(context),
    outcome: outcome ?? null,
    upload: upload ? shown(await requireUpload(context, upload), outcome, page) : null,
    task: upload ? await findUploadTask(context, upload) : null,
    earlier: upload ? [] : await earlierUploads(context),
  };
}

function shown(
  { lines, plan, goalIds: _, ...record }: UploadRecord,
  outcome: "CREATED" | "REFUSED" | undefined,
  page: number,
): UploadScreen["upload"] {
  const count = (which: "CREATED" | "REFUSED") => plan?.filter((verdict) => verdict.outcome === which).length ?? 0;
  const verdicts = plan?.filter((verdict) => outcome === undefined || verdict.outcome === outcome) ?? null;
  return {
    ...record,
    sample: lines.slice(0, 2).map(({ cells }) => cells.map((cell) => cell.slice(0, 40))),
    lineCount: lines.length,
    counts: { CREATED: count("CREATED"), REFUSED: count("REFUSED") },
    verdicts: verdicts?.slice((page - 1) * pageSize, page * pageSize) ?? null,
    page,
    pages: Math.max(1, Math.ceil((verdicts?.length ?? 0) / pageSize)),
  };
}

function earlierUploads(context: Context): Promise<EarlierUpload[]> {
  return context.rows<EarlierUpload>(
    sql`select id, kind, file_name as "fileName", status, jsonb_array_length(lines) as lines,
            ${instant(sql`created_at`)} as at
       from {goal_upload} where created_by = ${context.actor.employeeId} order by created_at desc limit 20`,
  );
}

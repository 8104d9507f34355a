import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { findUploadAddress, type CheckInAddress } from "../check-in-addresses.ts";
import { requireUpload, type LineVerdict, type UploadRecord } from "../data/upload-record.ts";
import { templateOf } from "../data/template-record.ts";
import type { UploadKind } from "../domain/upload/fields.ts";
import { goalNames, type GoalNames } from "./goal-names.ts";
import { requireArea } from "./goal-page.ts";

export const uploadScreenInput = z.object({ upload: z.uuid().optional(), outcome: z.enum(["CREATED", "REFUSED"]).optional() });

export type EarlierUpload = { id: string; kind: UploadKind; fileName: string; status: UploadRecord["status"]; lines: number; at: string };
export type UploadScreen = {
  address: CheckInAddress;
  names: GoalNames;
  /** The file that is looked at, with its first lines to know its columns by. */
  upload: (Omit<UploadRecord, "lines" | "plan" | "goalIds"> & { sample: string[][]; lineCount: number; counts: Record<"CREATED" | "REFUSED", number>; verdicts: LineVerdict[] | null }) | null;
  outcome: "CREATED" | "REFUSED" | null;
  earlier: EarlierUpload[];
};

/** The screen of files of goals: those the actor gave, or one of them. */
export async function uploadScreen(context: Context, { upload, outcome }: z.output<typeof uploadScreenInput>, pathname: string): Promise<UploadScreen> {
  const address = findUploadAddress(pathname);
  if (!address) throw notFound("This address");
  requireArea(context, address);
  return {
    address, names: goalNames((await templateOf(context)).template), outcome: outcome ?? null,
    upload: upload ? shown(await requireUpload(context, upload), outcome) : null,
    earlier: upload ? [] : await earlierUploads(context),
  };
}

function shown({ lines, plan, goalIds: _, ...record }: UploadRecord, outcome: "CREATED" | "REFUSED" | undefined): UploadScreen["upload"] {
  const count = (which: "CREATED" | "REFUSED") => plan?.filter((verdict) => verdict.outcome === which).length ?? 0;
  return {
    ...record, sample: lines.slice(0, 2).map(({ cells }) => cells.map((cell) => cell.slice(0, 40))), lineCount: lines.length,
    counts: { CREATED: count("CREATED"), REFUSED: count("REFUSED") },
    verdicts: plan?.filter((verdict) => outcome === undefined || verdict.outcome === outcome) ?? null,
  };
}

function earlierUploads(context: Context): Promise<EarlierUpload[]> {
  return context.rows<EarlierUpload>(
    `select id, kind, file_name as "fileName", status, jsonb_array_length(lines) as lines,
            to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
       from {goal_upload} where created_by = ? order by created_at desc limit 20`, [context.actor.employeeId]);
}

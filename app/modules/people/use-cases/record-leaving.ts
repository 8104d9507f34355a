import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { addDays } from "#app/platform/time/days.ts";
import { accessEndsAtInput, setAccessEnd } from "../data/access-end.ts";
import { loadTimeline } from "../data/assignment-rows.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { naming } from "../data/naming.ts";
import { asOf } from "../domain/effective-dating.ts";
import { moveReportsTask, type MovingReports } from "../jobs/move-reports.task.ts";
import { changeAssignment } from "./change-assignment.ts";
import { managerOn, moveReports, reportsAtOnce, reportsFrom } from "./move-reports.ts";

/** What becomes of those who report to somebody who leaves. */
export const reportsAfterLeaving = ["UP", "TO", "NOBODY"] as const;

export const recordLeavingInput = z.object({
  employeeId: ids.employee,
  lastDay: z.iso.date({ error: "date-required" }).describe("Their last day with the company, as `2026-11-30`."),
  /** UP: to the manager above; TO: to `newManagerId`; NOBODY: their line ends. */
  reports: z
    .enum(reportsAfterLeaving)
    .default("UP")
    .describe("Who gets their reports: the leaver's own manager (UP), the one `newManagerId` names (TO), or nobody."),
  newManagerId: z
    .union([z.literal(""), z.uuid()])
    .nullish()
    .transform((value) => value || null)
    .describe("With TO: the employee the reports get as their manager."),
  accessEndsAt: accessEndsAtInput.optional(),
});
export type RecordLeavingInput = z.output<typeof recordLeavingInput>;

/**
 * A person leaves after their last day, for good; whoever reports to them then, or is planned to, gets another manager
 * from that day on.
 */
export function recordLeaving(context: Context, input: RecordLeavingInput): Promise<Leaving> {
  return leave(context, { ...input, quiet: false });
}

/**
 * The same for whoever tells their reports themselves, on the day: no message speaks of the leaving before. With `recorded`
 * the register says already that they leave, and only their reports are seen to.
 */
export function recordLeavingQuietly(
  context: Context,
  input: RecordLeavingInput,
  { recorded = false } = {},
): Promise<Leaving> {
  return leave(context, { ...input, quiet: true, recorded });
}

type Leaving = { employeeId: string; from: string; moved: number };

type LeavingInput = RecordLeavingInput & { quiet: boolean; recorded?: boolean };

async function leave(context: Context, input: LeavingInput): Promise<Leaving> {
  const { employeeId, lastDay, quiet, recorded = false } = input;
  await authorize(context, "change-assignment", await requireEmployeeSubject(context, employeeId));
  const from = addDays(lastDay, 1);
  const moving: MovingReports = { employeeId, managerId: await heir(context, input, from), from, quiet };
  const reports = await reportsFrom(context, moving);
  if (reports.length > 0 && input.reports === "TO" && !moving.managerId)
    throw invalid("people.value-required", "A manager is needed.", {
      fields: { newManagerId: "people.value-required" },
    });
  await moveReports(context, moving, reports.slice(0, reportsAtOnce));
  if (!recorded && !(await onlyTimeChanges(context, input, from)))
    await naming(
      { from: "lastDay", value: "lastDay" },
      changeAssignment(context, { employeeId, kind: "STATUS", from, value: "LEFT", future: "REPLACE" }),
    );
  // The others follow at once, a piece a transaction: thousands in one would keep everybody else from changing a line.
  if (reports.length > reportsAtOnce) await startTask(context, moveReportsTask, moving, { aboutId: employeeId });
  if (input.accessEndsAt !== undefined) await setAccessEnd(context, employeeId, input.accessEndsAt);
  return { employeeId, from, moved: reports.length };
}

/** The register has that last day already, and another time at which access ends is said. */
async function onlyTimeChanges(
  context: Context,
  { employeeId, lastDay, accessEndsAt }: LeavingInput,
  from: string,
): Promise<boolean> {
  if (accessEndsAt === undefined) return false;
  const timeline = await loadTimeline(context, employeeId, "STATUS");
  return asOf(timeline, from)?.value === "LEFT" && asOf(timeline, lastDay)?.value !== "LEFT";
}

async function heir(
  context: Context,
  { employeeId, reports, newManagerId }: RecordLeavingInput,
  from: string,
): Promise<string | null> {
  if (reports === "NOBODY") return null;
  return reports === "TO" ? newManagerId : managerOn(context, employeeId, from);
}

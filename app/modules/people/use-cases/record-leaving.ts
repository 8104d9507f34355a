import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { addDays } from "#app/platform/time/days.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { naming } from "../data/naming.ts";
import { changeAssignment } from "./change-assignment.ts";
import { sql } from "#tenancy/sql.ts";

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
});
export type RecordLeavingInput = z.output<typeof recordLeavingInput>;

type Report = { employeeId: string; from: string };

/**
 * A person leaves after their last day, for good; whoever reports to them then, or is planned to, gets another manager
 * from that day on.
 */
export async function recordLeaving(
  context: Context,
  input: RecordLeavingInput,
): Promise<{ employeeId: string; from: string; moved: number }> {
  const { employeeId, lastDay } = input;
  await authorize(context, "change-assignment", await requireEmployeeSubject(context, employeeId));
  const from = addDays(lastDay, 1);
  const reports = await reportsFrom(context, employeeId, from);
  const managerId = await heir(context, input, from);
  if (reports.length > 0 && input.reports === "TO" && !managerId)
    throw invalid("people.value-required", "A manager is needed.", {
      fields: { newManagerId: "people.value-required" },
    });
  for (const report of reports) {
    const value = managerId === report.employeeId ? await managerOn(context, employeeId, report.from) : managerId;
    await naming(
      { value: "newManagerId", from: "lastDay" },
      changeAssignment(context, { ...report, kind: "REPORTING_LINE", value, future: "KEEP" }),
    );
  }
  await naming(
    { from: "lastDay", value: "lastDay" },
    changeAssignment(context, { employeeId, kind: "STATUS", from, value: "LEFT", future: "REPLACE" }),
  );
  return { employeeId, from, moved: reports.length };
}

/** Who reports to a person from a day on, each from the first day of theirs. */
function reportsFrom(context: Context, managerId: string, from: string): Promise<Report[]> {
  return context.rows<Report>(
    sql`select a.employee_id as "employeeId", greatest(lower(a.valid), ${from}::date)::text as "from" from {assignment} a
      where a.manager_id = ${managerId} and a.kind = 'REPORTING_LINE' and a.superseded_at is null
        and a.valid && daterange(${from}::date, null)
        and exists (select from {assignment} s where s.employee_id = a.employee_id and s.kind = 'STATUS'
          and s.superseded_at is null
                     and s.status <> 'LEFT' and s.valid && a.valid * daterange(${from}::date, null))
      order by lower(a.valid), a.employee_id`,
  );
}

async function heir(
  context: Context,
  { employeeId, reports, newManagerId }: RecordLeavingInput,
  from: string,
): Promise<string | null> {
  if (reports === "NOBODY") return null;
  return reports === "TO" ? newManagerId : managerOn(context, employeeId, from);
}

async function managerOn(context: Context, employeeId: string, day: string): Promise<string | null> {
  const [line] = await context.rows<{ managerId: string | null }>(
    sql`select manager_id as "managerId" from {assignment} where employee_id = ${employeeId} and kind = 'REPORTING_LINE'
      and superseded_at is null and valid @> ${day}::date`,
  );
  return line?.managerId ?? null;
}

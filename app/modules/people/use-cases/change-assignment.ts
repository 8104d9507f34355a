import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { type AssignmentRow, loadTimeline, storeChange } from "../data/assignment-rows.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { lockEmployee, lockReportingLines } from "../data/locks.ts";
import { refuseLoop } from "../data/refuse-loop.ts";
import { requireKnownValue } from "../data/require-known-value.ts";
import { assignmentKinds } from "../domain/assignment.ts";
import { applyChange, asOf } from "../domain/effective-dating.ts";
import type { AssignmentChanged, ManagerChanged } from "../events.ts";
import { storeResignation } from "../data/store-resignation.ts";

/** From `from` on, `kind` is `value`: an id or a status; empty where nobody is meant. `future` as in the domain. */
export const changeAssignmentInput = z.object({
  employeeId: z.uuid(),
  kind: z.enum(assignmentKinds),
  from: z.iso.date({ error: "date-required" }),
  value: z.string().trim().max(64).nullish().transform((value) => value || null),
  future: z.enum(["KEEP", "REPLACE"]).default("KEEP"),
});
export type ChangeAssignmentInput = z.output<typeof changeAssignmentInput>;

/**
 * Changes where somebody stands from a date on. Refuses an unknown value, a date before they joined, what is already so,
 * and a reporting line that would close a loop on any date (`people.reporting-loop`, with the way round as names).
 */
export async function changeAssignment(context: Context, input: ChangeAssignmentInput): Promise<{ employeeId: string; from: string }> {
  const { employeeId, kind, from, value, future } = input;
  await authorize(context, "change-assignment", await requireEmployeeSubject(context, employeeId));
  // Lines of other people decide about loops too, so changes of lines go one at a time in a company.
  if (kind === "REPORTING_LINE") await lockReportingLines(context);
  const employee = await lockEmployee(context, employeeId);
  if (from < employee.joinedOn) throw invalid("people.before-joining", "A change before the person joined.", { params: { date: employee.joinedOn }, fields: { from: "people.before-joining" } });
  await requireKnownValue(context, input);
  const rows = await loadTimeline(context, employeeId, kind);
  const running = asOf(rows, from);
  if (running?.value === value && (future === "KEEP" || running.validTo === null)) throw invalid("people.no-change", "It is already so on that date.", { fields: { value: "people.no-change" } });
  const recordedAt = latest(rows, context.clock.now().toISOString());
  const change = applyChange(rows, { from, value, future, recordedAt, newId: context.newId });
  await refuseLoop(context, employeeId, kind, change.added);
  await storeChange(context, employeeId, kind, change, recordedAt);
  if (kind === "STATUS") await storeResignation(context, employeeId, change.rows);
  await announce(context, input, running?.value ?? null);
  return { employeeId, from };
}

async function announce(context: Context, { employeeId, kind, from, value, future }: ChangeAssignmentInput, former: string | null): Promise<void> {
  const changed: AssignmentChanged = { name: "people.assignment-changed", payload: { employeeId, kind, from, value } };
  await recordEvent(context, changed);
  const manager: ManagerChanged = { name: "people.manager-changed", payload: { employeeId, managerId: value, formerManagerId: former, from } };
  if (kind === "REPORTING_LINE") await recordEvent(context, manager);
  await writeAuditEntry(context, { action: "people.change-assignment", subjectType: "Employee", subjectId: employeeId, detail: { kind, from, value, former, future } });
}

/** Knowledge only grows, also where two machines' clocks differ by a little. */
function latest(rows: readonly AssignmentRow[], now: string): string {
  return rows.flatMap((row) => [row.recordedAt, row.supersededAt ?? ""]).reduce((one, other) => (one > other ? one : other), now);
}

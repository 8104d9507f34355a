import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { loadTimeline } from "../data/assignment-rows.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { lockEmployee, lockReportingLines } from "../data/locks.ts";
import { recordAssignment } from "../data/record-assignment.ts";
import { requireKnownValue } from "../data/require-known-value.ts";
import { assignmentKinds } from "../domain/assignment.ts";
import { applyChange, asOf } from "../domain/effective-dating.ts";

/** From `from` on, `kind` is `value`: an id or a status; empty where nobody is meant. `future` as in the domain. */
export const changeAssignmentInput = z.object({
  employeeId: ids.employee,
  kind: z
    .enum(assignmentKinds)
    .describe("What changes: manager, dotted line, org unit, role, grade, location or status."),
  from: z.iso.date({ error: "date-required" }).describe("The first day on which it holds, as `2026-11-16`."),
  value: z
    .string()
    .trim()
    .max(64)
    .nullish()
    .transform((value) => value || null)
    .describe(
      "What it is from then on: the id of a person, org unit, role, grade or location, or a status; empty for none.",
    ),
  future: z
    .enum(["KEEP", "REPLACE"])
    .default("KEEP")
    .describe("KEEP leaves planned changes as they are, REPLACE takes them away."),
});
export type ChangeAssignmentInput = z.output<typeof changeAssignmentInput>;

/**
 * Changes where somebody stands from a date on. Refuses an unknown value, a date before they joined, what is already so,
 * and a reporting line that would close a loop on any date (`people.reporting-loop`, with the way round as names).
 */
export function changeAssignment(
  context: Context,
  input: ChangeAssignmentInput,
): Promise<{ employeeId: string; from: string }> {
  return change(context, { ...input, quiet: false });
}

/** The same for whoever tells those concerned themselves: no message goes out, and what is planned stays secret until then. */
export function changeAssignmentQuietly(
  context: Context,
  input: ChangeAssignmentInput,
): Promise<{ employeeId: string; from: string }> {
  return change(context, { ...input, quiet: true });
}

async function change(
  context: Context,
  input: ChangeAssignmentInput & { quiet: boolean },
): Promise<{ employeeId: string; from: string }> {
  const { employeeId, kind, from, value, future, quiet } = input;
  await authorize(context, "change-assignment", await requireEmployeeSubject(context, employeeId));
  // Lines of other people decide about loops too, so changes of lines go one at a time in a company.
  if (kind === "REPORTING_LINE") await lockReportingLines(context);
  const employee = await lockEmployee(context, employeeId);
  if (from < employee.joinedOn)
    throw invalid("people.before-joining", "A change before the person joined.", {
      params: { date: employee.joinedOn },
      fields: { from: "people.before-joining" },
    });
  await requireKnownValue(context, input);
  const rows = await loadTimeline(context, employeeId, kind);
  const running = asOf(rows, from);
  if (running?.value === value && (future === "KEEP" || running.validTo === null))
    throw invalid("people.no-change", "It is already so on that date.", { fields: { value: "people.no-change" } });
  return recordAssignment(
    context,
    { employeeId, kind, from, value, quiet },
    rows,
    (known) => applyChange(rows, { from, value, future, ...known }),
    {
      action: "people.change-assignment",
      detail: { future },
    },
  );
}

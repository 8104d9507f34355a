import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { addDays } from "#app/platform/time/days.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { type HeldRow, holdAssignment } from "../data/hold-assignment.ts";
import { recordAssignment } from "../data/record-assignment.ts";
import { requireKnownValue } from "../data/require-known-value.ts";
import { asOf, correct } from "../domain/effective-dating.ts";

/** From `from` to the last day `until` (empty: without end) it was, is or will be `value`. */
export const correctAssignmentInput = z.object({
  employeeId: ids.employee,
  assignmentId: ids.assignment,
  from: z.iso.date({ error: "date-required" }).describe("The first day it really held."),
  until: z
    .union([z.literal(""), z.iso.date({ error: "date-required" })])
    .nullish()
    .transform((value) => value || null)
    .describe("The day from which it was otherwise again; left out, up to the next entry."),
  value: z
    .string()
    .trim()
    .max(64)
    .nullish()
    .transform((value) => value || null)
    .describe("What it really was: an id or a status; empty for none."),
});
export type CorrectAssignmentInput = z.output<typeof correctAssignmentInput>;

/** What was recorded was wrong, so it is recorded anew. What was known before stays readable as such. */
export async function correctAssignment(
  context: Context,
  input: CorrectAssignmentInput,
): Promise<{ employeeId: string; from: string }> {
  const { employeeId, assignmentId, from, until, value } = input;
  await authorize(context, "change-assignment", await requireEmployeeSubject(context, employeeId));
  const held = await holdAssignment(context, employeeId, assignmentId);
  const { kind, rows } = held;
  refusePeriod(held, input);
  await requireKnownValue(context, { kind, value, from, employeeId });
  const to = until && addDays(until, 1);
  const running = asOf(rows, from);
  if (running && running.value === value && endsNoLater(to, running.validTo))
    throw invalid("people.no-change", "It is recorded so.", { fields: { value: "people.no-change" } });
  return recordAssignment(
    context,
    { employeeId, kind, from, value },
    rows,
    (known) => correct(rows, { from, to, value, ...known }),
    {
      action: "people.correct-assignment",
      detail: { until },
    },
  );
}

function refusePeriod({ joinedOn }: HeldRow, { from, until }: CorrectAssignmentInput): void {
  if (from < joinedOn)
    throw invalid("people.before-joining", "Before the person joined.", {
      params: { date: joinedOn },
      fields: { from: "people.before-joining" },
    });
  if (until !== null && until < from)
    throw invalid("people.ends-before-start", "It ends before it begins.", {
      fields: { until: "people.ends-before-start" },
    });
}

function endsNoLater(to: string | null, running: string | null): boolean {
  return running === null || (to !== null && to <= running);
}

import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { announceAssignment } from "../data/announce-assignment.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { holdAssignment } from "../data/hold-assignment.ts";
import { requireKnownValue } from "../data/require-known-value.ts";
import { recordedAfter, storeTimeline } from "../data/store-timeline.ts";
import { valueBefore, withdraw } from "../domain/effective-dating.ts";

export const withdrawPlannedChangeInput = z.object({ employeeId: ids.employee, assignmentId: ids.assignment });
export type WithdrawPlannedChangeInput = z.output<typeof withdrawPlannedChangeInput>;

/** A planned change is not to be: what held before it holds on. Refused once its day has come: then it is to be corrected. */
export async function withdrawPlannedChange(
  context: Context,
  { employeeId, assignmentId }: WithdrawPlannedChangeInput,
): Promise<{ employeeId: string; from: string }> {
  await authorize(context, "change-assignment", await requireEmployeeSubject(context, employeeId));
  const { kind, row, rows } = await holdAssignment(context, employeeId, assignmentId);
  const from = row.validFrom;
  if (from <= context.today()) throw conflict("people.no-longer-planned", "The change holds already.");
  const before = valueBefore(rows, row);
  // Whoever is yet to join has no state before the first one.
  if (kind === "STATUS" && !before) throw conflict("people.nothing-before", "Nothing holds before it.");
  if (before && before.value !== null)
    await requireKnownValue(context, { kind, value: before.value, from, employeeId });
  const recordedAt = recordedAfter(rows, context.clock.now().toISOString());
  await storeTimeline(context, employeeId, kind, withdraw(rows, row, { recordedAt, newId: context.newId }), recordedAt);
  await announceAssignment(
    context,
    { employeeId, kind, from, value: before?.value ?? null, former: row.value },
    "people.withdraw-planned-change",
  );
  return { employeeId, from };
}

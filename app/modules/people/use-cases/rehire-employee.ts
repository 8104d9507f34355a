import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { setAccessEnd } from "../data/access-end.ts";
import { loadTimeline } from "../data/assignment-rows.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { naming } from "../data/naming.ts";
import { placeKinds, type Places } from "../domain/assignment.ts";
import { asOf } from "../domain/effective-dating.ts";
import { changeAssignment } from "./change-assignment.ts";
import { refuseErased } from "./erase-employee.ts";
import { placesInput } from "./places-input.ts";

export const rehireEmployeeInput = placesInput.extend({
  employeeId: ids.employee,
  from: z.iso.date({ error: "date-required" }).describe("The first day on which it holds, as `2026-11-16`."),
});
export type RehireEmployeeInput = z.output<typeof rehireEmployeeInput>;

/** Somebody who left comes back under the same record, from a day on; where nothing is named for a place, it is as it was. */
export async function rehireEmployee(
  context: Context,
  input: RehireEmployeeInput,
): Promise<{ employeeId: string; from: string }> {
  const { employeeId, from } = input;
  await authorize(context, "change-assignment", await requireEmployeeSubject(context, employeeId));
  await refuseErased(context, employeeId);
  const status = asOf(await loadTimeline(context, employeeId, "STATUS"), from);
  if (status?.value !== "LEFT")
    throw conflict("people.not-left", "They are with the company on that day.", {
      fields: { from: "people.not-left" },
    });
  await changeAssignment(context, { employeeId, kind: "STATUS", from, value: "ACTIVE", future: "REPLACE" });
  await setAccessEnd(context, employeeId, null);
  for (const field of Object.keys(placeKinds) as (keyof Places)[]) await place(context, input, field);
  return { employeeId, from };
}

/** A former manager may have left too: then a line to them ends, unless somebody else is named. */
async function place(context: Context, input: RehireEmployeeInput, field: keyof Places): Promise<void> {
  const { employeeId, from } = input;
  const kind = placeKinds[field];
  const running = asOf(await loadTimeline(context, employeeId, kind), from)?.value ?? null;
  const value =
    input[field] ??
    (field === "managerId" && running && !(await isWithCompany(context, running, from)) ? null : running);
  if (value === running) return;
  await naming({ value: field }, changeAssignment(context, { employeeId, kind, from, value, future: "REPLACE" }));
}

async function isWithCompany(context: Context, employeeId: string, day: string): Promise<boolean> {
  const status = asOf(await loadTimeline(context, employeeId, "STATUS"), day);
  return status !== null && status.value !== "LEFT";
}

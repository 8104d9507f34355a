import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { lockEmployee } from "../data/locks.ts";
import { firstDepartments, type FirstPlaces } from "../queries/first-places.ts";
import { writeDown } from "./write-down.ts";

/** One that there is, or the name of a new one. */
export const firstPlaceInput = z.object({
  placeId: z.uuid().optional(),
  name: textInput({ most: 100, tooLong: "too-long" }).default(""),
});
export type FirstPlaceInput = z.output<typeof firstPlaceInput>;

/** The department somebody says they are in while joining: once, and never in place of one that was given to them. */
export async function chooseFirstDepartment(context: Context, input: FirstPlaceInput): Promise<void> {
  const { joinedOn } = await lockEmployee(context, context.actor.employeeId);
  const orgUnitId = await chosen(context, input, await firstDepartments(context), (name, id) =>
    insertRows(context, "org_unit", "id uuid, name text, kind text", [{ id, name, kind: "DEPARTMENT" }]),
  );
  await sitIn(context, orgUnitId, joinedOn);
}

/** The person sits in the unit from today, or from their first day. */
export async function sitIn(context: Context, orgUnitId: string, joinedOn: string): Promise<void> {
  const { employeeId } = context.actor;
  const from = joinedOn > context.today() ? joinedOn : context.today();
  await insertRows(
    context,
    "assignment",
    "id uuid, employee_id uuid, kind text, org_unit_id uuid, valid daterange, recorded_at timestamptz, recorded_by uuid",
    [
      {
        id: context.newId(),
        employee_id: employeeId,
        kind: "ORG_UNIT",
        org_unit_id: orgUnitId,
        valid: `[${from},)`,
        recorded_at: context.clock.now().toISOString(),
        recorded_by: employeeId,
      },
    ],
  );
  await writeDown(
    context,
    "people.assignment-changed",
    { employeeId, kind: "ORG_UNIT", from, value: orgUnitId },
    { action: "choose-first-department", subject: "Employee", id: employeeId, detail: { orgUnitId, from } },
  );
}

/** The place that is meant: one of the choices, or a new one where the person may name it. */
export async function chosen(
  context: Context,
  { placeId, name }: FirstPlaceInput,
  { placed, choices, mayCreate }: FirstPlaces,
  create: (name: string, id: string) => Promise<void>,
): Promise<string> {
  if (placed) throw conflict("people.placed-already", "The person has a place already.");
  if (placeId) {
    if (!choices.some((choice) => choice.id === placeId)) throw notFound("The place");
    return placeId;
  }
  if (!name)
    throw invalid("people.nothing-chosen", "Neither one there is nor a new one.", { fields: { name: "required" } });
  if (!mayCreate) throw notFound("The place");
  const id = context.newId();
  await create(name, id);
  return id;
}

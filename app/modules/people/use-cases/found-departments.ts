import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { isAdmin } from "#app/platform/context/actor.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { announceShape } from "../data/announce-shape.ts";
import { lockCompanyShape, lockEmployee } from "../data/locks.ts";
import { firstDepartments } from "../queries/first-places.ts";
import { sitIn } from "./choose-first-department.ts";

const name = textInput({ most: 100, tooLong: "too-long" });
const most = 50;

/** A form sends a name for each ticked box, and an empty one where nothing of one's own was added. */
const listed = (sent: unknown) => [sent ?? []].flat().filter((one) => one !== undefined && one !== "");

export const foundDepartmentsInput = z.object({
  departments: z.preprocess(listed, z.array(name).max(most, { error: "too-long" })),
  /** The name of the one the founder works in; none where they choose later. */
  own: name.default(""),
});
export type FoundDepartmentsInput = z.output<typeof foundDepartmentsInput>;

/** Whoever founds the company says which departments it has, and in which of them they work. Only while it has none. */
export async function foundDepartments(context: Context, { departments, own }: FoundDepartmentsInput): Promise<void> {
  if (!isAdmin(context.actor, "PLATFORM_ADMIN")) throw notFound("The departments");
  await lockCompanyShape(context);
  const { joinedOn } = await lockEmployee(context, context.actor.employeeId);
  const { placed, choices } = await firstDepartments(context);
  if (placed || choices.length > 0) throw conflict("people.placed-already", "There are departments already.");
  const units = unitsOf(context, [...departments, own]);
  if (units.length === 0)
    throw invalid("people.nothing-chosen", "No department was named.", { fields: { departments: "required" } });
  await insertRows(context, "org_unit", "id uuid, name text, kind text", units);
  for (const { id, name: called, kind } of units)
    await announceShape(context, { id, what: "ORG_UNIT", change: "ADDED" }, "people.add-org-unit", {
      name: called,
      kind,
      parentId: null,
    });
  const seat = units.find(({ name: called }) => sameName(called) === sameName(own));
  if (seat) await sitIn(context, seat.id, joinedOn);
}

const sameName = (called: string) => called.toLowerCase();

/** Each name once. */
function unitsOf(context: Context, names: readonly string[]) {
  const known = new Map(names.filter(Boolean).map((called) => [sameName(called), called]));
  return [...known.values()].map((called) => ({ id: context.newId(), name: called, kind: "DEPARTMENT" }));
}

import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { announceShape } from "../data/announce-shape.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { moveSeats, type Seat, seatsAhead } from "../data/move-seats.ts";
import { requireOrgUnit, requireUnitOutside } from "../data/org-units.ts";
import { sql } from "#tenancy/sql.ts";

export const retireOrgUnitInput = z.object({
  orgUnitId: ids.orgUnit,
  /** Where those who sit in it, now or as planned, and the units below it go; needed unless it is empty. */
  moveTo: z
    .union([z.literal(""), z.uuid()])
    .nullish()
    .transform((value) => value || null)
    .describe("The org unit that takes in who and what is in it."),
});
export type RetireOrgUnitInput = z.output<typeof retireOrgUnitInput>;

/** A unit is no more from today on; what was recorded of it stays. Refused while somebody or something is left in it. */
export async function retireOrgUnit(
  context: Context,
  { orgUnitId, moveTo }: RetireOrgUnitInput,
): Promise<{ orgUnitId: string; moved: number }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  await lockCompanyShape(context);
  const { name } = await requireOrgUnit(context, orgUnitId);
  const seats = await seatsAhead(context, orgUnitId);
  const below = await context.rows<{ id: string }>(
    sql`select id from {org_unit} where parent_id = ${orgUnitId} and retired_at is null`,
  );
  if (moveTo) await moveAll(context, { orgUnitId, moveTo, seats });
  else if (seats.length + below.length > 0)
    throw invalid("people.unit-not-empty", "Somebody or something is left in the unit.", {
      fields: { moveTo: "people.unit-not-empty" },
    });
  await context.rows(sql`update {org_unit} set retired_at = ${context.clock.now()} where id = ${orgUnitId}`);
  const moved = new Set(seats.map((seat) => seat.employeeId)).size;
  await announceShape(context, { id: orgUnitId, what: "ORG_UNIT", change: "REMOVED" }, "people.retire-org-unit", {
    name,
    moveTo,
    moved,
    unitsMoved: below.length,
  });
  return { orgUnitId, moved };
}

async function moveAll(
  context: Context,
  { orgUnitId, moveTo, seats }: { orgUnitId: string; moveTo: string; seats: readonly Seat[] },
): Promise<void> {
  await requireUnitOutside(context, { unitId: moveTo, orgUnitId, field: "moveTo" });
  const alike = await context.rows(
    sql`select from {org_unit} child join {org_unit} there on lower(there.name) = lower(child.name)
      and there.parent_id = ${moveTo} and there.retired_at is null and there.id <> ${orgUnitId}
      where child.parent_id = ${orgUnitId} and child.retired_at is null`,
  );
  if (alike.length > 0)
    throw conflict("people.unit-name-taken", "Two units would have one name.", {
      fields: { moveTo: "people.unit-name-taken" },
    });
  await context.rows(
    sql`update {org_unit} set parent_id = ${moveTo} where parent_id = ${orgUnitId} and retired_at is null`,
  );
  await moveSeats(context, seats, moveTo);
}

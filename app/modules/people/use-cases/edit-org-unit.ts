import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceShape } from "../data/announce-shape.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { refuseUnitNameTaken, requireOrgUnit, requireUnitOutside } from "../data/org-units.ts";
import { addOrgUnitInput } from "./add-org-unit.ts";
import { sql } from "#tenancy/sql.ts";

export const editOrgUnitInput = addOrgUnitInput.extend({ orgUnitId: ids.orgUnit });
export type EditOrgUnitInput = z.output<typeof editOrgUnitInput>;

/** A unit gets another name, kind or place; everything below moves with it. It never hangs below itself. */
export async function editOrgUnit(
  context: Context,
  { orgUnitId, name, kind, parentId }: EditOrgUnitInput,
): Promise<{ orgUnitId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  // Other units decide about loops too, so the tree changes one step at a time.
  await lockCompanyShape(context);
  const before = await requireOrgUnit(context, orgUnitId);
  if (parentId) await requireUnitOutside(context, { unitId: parentId, orgUnitId, field: "parentId" });
  await refuseUnitNameTaken(context, { name, parentId, except: orgUnitId });
  await context.rows(
    sql`update {org_unit} set name = ${name}, kind = ${kind}, parent_id = ${parentId} where id = ${orgUnitId}`,
  );
  await announceShape(context, { id: orgUnitId, what: "ORG_UNIT", change: "CHANGED" }, "people.edit-org-unit", {
    before,
    after: { name, kind, parentId },
  });
  return { orgUnitId };
}

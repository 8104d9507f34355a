import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { announceShape } from "../data/announce-shape.ts";
import { OrgUnit } from "../data/entities.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { refuseUnitNameTaken, requireUnitOutside } from "../data/org-units.ts";
import { addOrgUnitInput } from "./add-org-unit.ts";

export const editOrgUnitInput = addOrgUnitInput.extend({ orgUnitId: ids.orgUnit, version: versionRead });
export type EditOrgUnitInput = z.output<typeof editOrgUnitInput>;

/** A unit gets another name, kind or place; everything below moves with it. It never hangs below itself. */
export async function editOrgUnit(
  context: Context,
  { orgUnitId, version, name, kind, parentId }: EditOrgUnitInput,
): Promise<{ orgUnitId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  // Other units decide about loops too, so the tree changes one step at a time.
  await lockCompanyShape(context);
  const unit = await holdRecord(
    context,
    OrgUnit,
    { id: orgUnitId, retiredAt: null },
    { version, subject: "OrgUnit", changedBy: ["people.edit-org-unit"] },
  );
  if (parentId) await requireUnitOutside(context, { unitId: parentId, orgUnitId, field: "parentId" });
  await refuseUnitNameTaken(context, { name, parentId, except: orgUnitId });
  const before = { name: unit.name, kind: unit.kind, parentId: unit.parentId };
  Object.assign(unit, { name, kind, parentId });
  await context.em.flush();
  await announceShape(context, { id: orgUnitId, what: "ORG_UNIT", change: "CHANGED" }, "people.edit-org-unit", {
    before,
    after: { name, kind, parentId },
  });
  return { orgUnitId };
}

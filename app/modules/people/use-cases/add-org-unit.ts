import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceShape } from "../data/announce-shape.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { refuseUnitNameTaken, requireUnitOutside } from "../data/org-units.ts";
import { orgUnitKinds } from "../domain/org-units.ts";
import { shapeName } from "./shape-name.ts";
import { sql } from "#tenancy/sql.ts";

export const addOrgUnitInput = z.object({
  name: shapeName.describe("The name as people see it."),
  kind: z.enum(orgUnitKinds).default("DEPARTMENT").describe("What kind it is of."),
  /** Empty for a unit at the top. */
  parentId: z
    .union([z.literal(""), z.uuid()])
    .nullish()
    .transform((value) => value || null)
    .describe("The id of the org unit above; null at the top."),
});
export type AddOrgUnitInput = z.output<typeof addOrgUnitInput>;

/** The company gets a unit, under another or at the top. */
export async function addOrgUnit(
  context: Context,
  { name, kind, parentId }: AddOrgUnitInput,
): Promise<{ orgUnitId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  await lockCompanyShape(context);
  if (parentId) await requireUnitOutside(context, { unitId: parentId, orgUnitId: null, field: "parentId" });
  await refuseUnitNameTaken(context, { name, parentId, except: null });
  const orgUnitId = context.newId();
  await context.rows(
    sql`insert into {org_unit} (id, name, kind, parent_id) values (${orgUnitId}, ${name}, ${kind}, ${parentId})`,
  );
  await announceShape(context, { id: orgUnitId, what: "ORG_UNIT", change: "ADDED" }, "people.add-org-unit", {
    name,
    kind,
    parentId,
  });
  return { orgUnitId };
}

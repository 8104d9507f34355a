import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** A unit that is, held until the transaction ends. */
export async function requireOrgUnit(
  context: Context,
  orgUnitId: string,
): Promise<{ name: string; kind: string; parentId: string | null }> {
  const [unit] = await context.rows<{ name: string; kind: string; parentId: string | null }>(
    sql`select name, kind, parent_id as "parentId" from {org_unit} where id = ${orgUnitId} and retired_at is null for update`,
  );
  if (!unit) throw notFound("The org unit");
  return unit;
}

/** Refuses, beside the field, a unit that is not, or one that is `orgUnitId` itself or hangs below it. */
export async function requireUnitOutside(
  context: Context,
  { unitId, orgUnitId, field }: { unitId: string; orgUnitId: string | null; field: string },
): Promise<void> {
  const above = await context.rows<{ id: string }>(
    sql`with recursive above(id, parent_id) as (
       select id, parent_id from {org_unit} where id = ${unitId} and retired_at is null
       union select u.id, u.parent_id from above join {org_unit} u on u.id = above.parent_id)
     select id from above`,
  );
  if (above.length === 0)
    throw invalid("people.unknown-value", "No such unit.", { fields: { [field]: "people.unknown-value" } });
  if (above.some(({ id }) => id === orgUnitId))
    throw invalid("people.unit-below-itself", "The unit would hang below itself.", {
      fields: { [field]: "people.unit-below-itself" },
    });
}

/** Refuses a name that another unit under the same one has. */
export async function refuseUnitNameTaken(
  context: Context,
  { name, parentId, except }: { name: string; parentId: string | null; except: string | null },
): Promise<void> {
  const taken = await context.rows(
    sql`select from {org_unit} where retired_at is null and parent_id is not distinct from ${parentId}::uuid
      and lower(name) = lower(${name}) and id is distinct from ${except}::uuid`,
  );
  if (taken.length > 0)
    throw conflict("people.unit-name-taken", "A unit beside it has this name.", {
      fields: { name: "people.unit-name-taken" },
    });
}

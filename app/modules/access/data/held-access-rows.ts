import type { AdminKind } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { CustomAccessEntry } from "../domain/admin-kinds.ts";
import { normalAccess, type HeldAccess } from "../domain/held-access.ts";
import { sql } from "#tenancy/sql.ts";

type Row = { kinds: { kind: AdminKind; orgUnitIds: string[] | null }[]; entries: CustomAccessEntry[] };

/** What makes somebody an admin; throws not found where this company has no such person. */
export async function requireHeldAccess(context: Context, employeeId: string): Promise<HeldAccess> {
  const [row] = await context.rows<Row>(
    sql`select (select coalesce(json_agg(k), '[]') from (
               select kind, null::uuid[] as "orgUnitIds" from {admin_access} where employee_id = e.id
               union all
               select kind, array_agg(org_unit_id) from {scoped_admin_access} where employee_id = e.id
                  and kind not in (select kind from {admin_access} where employee_id = e.id) group by kind) k) as kinds,
            array(select entry from {custom_access} where employee_id = e.id) as entries
       from {employee} e where e.id = ${employeeId}`,
  );
  if (!row) throw notFound("The employee");
  return normalAccess(row);
}

/** Replaces what makes somebody an admin. Kinds that stay keep who gave them and when. */
export async function storeHeldAccess(context: Context, employeeId: string, access: HeldAccess): Promise<void> {
  const whole = access.kinds.filter(({ orgUnitIds }) => orgUnitIds === null).map(({ kind }) => kind);
  const given = { granted_by: context.actor.employeeId, granted_at: context.clock.now().toISOString() };
  await context.rows(
    sql`delete from {admin_access} where employee_id = ${employeeId} and not kind = any(${whole}::text[])`,
  );
  await context.rows(
    sql`insert into {admin_access} (employee_id, kind, granted_by, granted_at) select ${employeeId}, kind,
      ${given.granted_by}, ${given.granted_at} from unnest(${whole}::text[]) as kind on conflict do nothing`,
  );
  await context.rows(sql`delete from {scoped_admin_access} where employee_id = ${employeeId}`);
  await insertRows(
    context,
    "scoped_admin_access",
    "employee_id uuid, kind text, org_unit_id uuid, granted_by uuid, granted_at timestamptz",
    access.kinds.flatMap(({ kind, orgUnitIds }) =>
      (orgUnitIds ?? []).map((unit) => ({ employee_id: employeeId, kind, org_unit_id: unit, ...given })),
    ),
  );
  await context.rows(sql`delete from {custom_access} where employee_id = ${employeeId}`);
  await insertRows(
    context,
    "custom_access",
    "employee_id uuid, entry text",
    access.entries.map((entry) => ({ employee_id: employeeId, entry })),
  );
}

import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { CustomRole } from "../domain/custom-role.ts";

/** One role with its units and holders; not found where there is none. */
export async function requireCustomRole(
  context: Context,
  roleId: string,
  lock: "for update" | "" = "",
): Promise<CustomRole> {
  const [role] = await context.rows<CustomRole>(
    `select r.id, r.name, r.description, r.rights, r.version, r.fields, r.spares_self as "sparesSelf",
            case when r.scoped then array(select org_unit_id from {custom_role_unit} where role_id = r.id order by 1) end as "orgUnitIds",
            array(select employee_id from {custom_role_holder} where role_id = r.id order by 1) as "holderIds"
       from {custom_role} r where r.id = ? ${lock}`,
    [roleId],
  );
  if (!role) throw notFound("The role");
  return role;
}

/** Writes a role with its units and holders; who held it before keeps the day they got it. */
export async function storeCustomRole(context: Context, role: CustomRole): Promise<void> {
  const [now, by] = [context.clock.now(), context.actor.employeeId];
  await context.rows(
    `insert into {custom_role} (id, name, description, rights, scoped, version, created_by, created_at, updated_at, fields, spares_self)
     values (?, ?, ?, ?::text[], ?, ?, ?, ?, ?, ?::jsonb, ?)
     on conflict (id) do update set name = excluded.name, description = excluded.description, rights = excluded.rights, scoped = excluded.scoped,
       version = excluded.version, updated_at = excluded.updated_at, fields = excluded.fields, spares_self = excluded.spares_self`,
    [
      role.id,
      role.name,
      role.description,
      role.rights,
      role.orgUnitIds !== null,
      role.version,
      by,
      now,
      now,
      JSON.stringify(role.fields),
      role.sparesSelf,
    ],
  );
  await context.rows("delete from {custom_role_unit} where role_id = ?", [role.id]);
  await context.rows(
    "insert into {custom_role_unit} (role_id, org_unit_id) select ?, unit from unnest(?::uuid[]) as unit",
    [role.id, role.orgUnitIds ?? []],
  );
  await context.rows("delete from {custom_role_holder} where role_id = ? and employee_id <> all(?::uuid[])", [
    role.id,
    role.holderIds,
  ]);
  await context.rows(
    "insert into {custom_role_holder} (role_id, employee_id, granted_by, granted_at) select ?, who, ?, ? from unnest(?::uuid[]) as who on conflict do nothing",
    [role.id, by, now, role.holderIds],
  );
}

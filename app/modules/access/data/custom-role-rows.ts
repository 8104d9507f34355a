import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged } from "#app/platform/data/hold-record.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { CustomRole } from "../domain/custom-role.ts";
import { sql } from "#tenancy/sql.ts";

/** One role with its units and holders; not found where there is none. */
export async function requireCustomRole(
  context: Context,
  roleId: string,
  { held = false }: { held?: boolean } = {},
): Promise<CustomRole> {
  const [role] = await context.rows<CustomRole>(
    sql`select r.id, r.name, r.description, r.rights, r.version, r.fields, r.spares_self as "sparesSelf",
            case when r.scoped then array(select org_unit_id from {custom_role_unit} where role_id = r.id order by 1)
              end as "orgUnitIds",
            array(select employee_id from {custom_role_holder} where role_id = r.id and not by_sign_in order by 1)
              as "holderIds",
            array(select employee_id from {custom_role_holder} where role_id = r.id and by_sign_in order by 1)
              as "groupHolderIds"
       from {custom_role} r where r.id = ${roleId} ${held ? sql`for update` : sql``}`,
  );
  if (!role) throw notFound("The role");
  return role;
}

/** Refused where somebody has changed the role since it was read. */
export function requireRoleUnchanged(context: Context, role: CustomRole, version: number): Promise<void> {
  return requireUnchanged(context, role, { version, subject: "CustomRole", changedBy: ["access.save-custom-role"] });
}

/**
 * Writes a role with its units and those who hold it by hand; who held it before keeps the day they got it. Who is given by
 * hand what their groups gave them keeps it without the group.
 */
export async function storeCustomRole(context: Context, role: CustomRole): Promise<void> {
  const [now, by] = [context.clock.now(), context.actor.employeeId];
  await context.rows(
    sql`insert into {custom_role} (id, name, description, rights, scoped, version, created_by, created_at, updated_at,
      fields, spares_self)
     values (${role.id}, ${role.name}, ${role.description}, ${role.rights}::text[], ${role.orgUnitIds !== null},
       ${role.version}, ${by}, ${now}, ${now}, ${JSON.stringify(role.fields)}::jsonb, ${role.sparesSelf})
     on conflict (id) do update set name = excluded.name, description = excluded.description, rights = excluded.rights,
       scoped = excluded.scoped,
       version = excluded.version, updated_at = excluded.updated_at, fields = excluded.fields,
         spares_self = excluded.spares_self`,
  );
  await context.rows(sql`delete from {custom_role_unit} where role_id = ${role.id}`);
  await context.rows(
    sql`insert into {custom_role_unit} (role_id, org_unit_id) select ${role.id}, unit
      from unnest(${role.orgUnitIds ?? []}::uuid[]) as unit`,
  );
  await context.rows(
    sql`delete from {custom_role_holder}
      where role_id = ${role.id} and not by_sign_in and employee_id <> all(${role.holderIds}::uuid[])`,
  );
  await context.rows(
    sql`insert into {custom_role_holder} (role_id, employee_id, granted_by, granted_at) select ${role.id}, who, ${by},
      ${now} from unnest(${role.holderIds}::uuid[]) as who
      on conflict (role_id, employee_id) do update set by_sign_in = false`,
  );
}

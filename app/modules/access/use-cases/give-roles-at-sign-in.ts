import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * The custom roles that somebody holds because their company's provider says so, from now on: those are given, and what an
 * earlier sign-in gave is taken back. What an admin gave by hand stays. Roles that no longer exist are passed over.
 */
export async function giveRolesAtSignIn(
  context: Context,
  employeeId: string,
  roleIds: readonly string[],
): Promise<void> {
  await authorize(context, "edit", { kind: "CustomRole" });
  const taken = await context.rows<{ roleId: string }>(
    sql`delete from {custom_role_holder}
      where employee_id = ${employeeId} and by_sign_in and role_id <> all(${roleIds}::uuid[])
      returning role_id as "roleId"`,
  );
  const given = await context.rows<{ roleId: string }>(
    sql`with known as materialized (select id from {custom_role} where id = any(${roleIds}::uuid[]) order by id)
      insert into {custom_role_holder} (role_id, employee_id, granted_at, by_sign_in)
      select id, ${employeeId}, ${context.clock.now()}::timestamptz, true from known
      on conflict do nothing returning role_id as "roleId"`,
  );
  const changes = [...taken.map((one) => ({ ...one, held: false })), ...given.map((one) => ({ ...one, held: true }))];
  for (const { roleId, held } of changes)
    await writeDown(
      context,
      "access.role-given-by-group",
      { roleId, employeeId, held },
      { action: "save-custom-role", subject: "CustomRole", id: roleId, detail: { employeeId, heldByGroup: held } },
    );
}

import type { Database } from "#tenancy/database.ts";
import { anyOf, containing, sql } from "#tenancy/sql.ts";
import type { Marks } from "#tenancy/forget-person.ts";

/**
 * What the register of sign-ins and the queues hold of somebody in one company. The sign-in itself goes with the last of
 * their companies.
 */
export async function forgetSignIns(
  { control }: Pick<Database, "control">,
  tenantId: string,
  { id, texts }: Marks,
): Promise<void> {
  const ofThem = sql`tenant_id = ${tenantId} and employee_id = ${id}`;
  const { rows } = await control.query<{ id: string }>(
    sql`delete from control.membership where ${ofThem} returning identity_id as id`,
  );
  for (const table of ["session", "one_time_link", "access_token"] as const)
    await control.query(sql`delete from ${sql.raw(`control.${table}`)} where ${ofThem}`);
  const said = texts.filter((text) => text.includes("@"));
  await control.query(
    sql`delete from control.login_identity i where i.id = any(${rows.map((row) => row.id)}::uuid[])
      and not exists (select from control.membership m where m.identity_id = i.id)`,
  );
  if (texts.length === 0) return;
  const mentioned = texts.flatMap((text) =>
    ["subject", "body_text", "body_html"].map((column) => sql`${sql.ref(column)} ilike ${containing(text)}`),
  );
  await control.query(
    sql`delete from control.mailbox_message where tenant_id = ${tenantId}
      and (recipient = any(${said}::text[]) or ${anyOf(mentioned)})`,
  );
}

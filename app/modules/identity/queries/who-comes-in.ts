import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Which of these people can sign in: by an account of theirs, or at the company's own provider, where their first sign-in
 * makes one. Whoever was only invited cannot yet.
 */
export async function whoComesIn(
  { control }: Pick<Database, "control">,
  tenantId: string,
  people: readonly { id: string; email: string }[],
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const { rows } = await control.query<{ id: string }>(
    sql`select p.id from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ email }) => email)}::text[]) as p(id, email)
      left join control.membership m on m.tenant_id = ${tenantId} and m.employee_id = p.id
      where m.status = 'ACTIVE' or (m.status is null and exists (
        select from control.sso_connection c join control.sso_domain d on d.tenant_id = c.tenant_id
        where c.tenant_id = ${tenantId} and c.state = 'ON' and d.verified_at is not null
          and d.domain = split_part(p.email, '@', 2)::citext))`,
  );
  return new Set(rows.map(({ id }) => id));
}

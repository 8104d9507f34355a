import { randomUUID } from "node:crypto";
import { asProduct } from "#app/composition/create-company.ts";
import { registerLoginIdentity, sessionCookieName } from "#app/modules/identity/index.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { sql } from "#tenancy/sql.ts";
import type { Surroundings } from "./surroundings.ts";

export type SignedInPerson = { id: string; cookie: string };

/** Sessions of people of the company, as signing in makes them, without the time that passwords take. */
export async function signInPeople({ application, company }: Surroundings, count: number): Promise<SignedInPerson[]> {
  const people = await asProduct(application, company, (context) =>
    context.rows<{ id: string; email: string }>(
      sql`select e.id, e.work_email::text as email from {employee} e join {assignment} a on a.employee_id = e.id
        where a.kind = 'STATUS' and a.superseded_at is null and a.status = 'ACTIVE' and a.valid @> current_date
        order by e.id limit ${count}`,
    ),
  );
  await registerLoginIdentity(
    application,
    people.map(({ id, email }) => ({ email, tenantId: company.id, employeeId: id, passwordHash: null })),
  );
  const tokens = people.map(({ id }) => ({ id, ...newToken() }));
  await application.database.control.query(
    sql`insert into control.session (token_hash, id, identity_id, tenant_id, employee_id, user_agent, address, created_at,
        last_seen_at, expires_at)
      select t.hash, t.session, m.identity_id, m.tenant_id, m.employee_id, 'bench', '127.0.0.1', now(), now(),
        now() + interval '1 day'
      from unnest(${tokens.map(({ hash }) => hash)}::text[], ${tokens.map(() => randomUUID())}::uuid[],
        ${tokens.map(({ id }) => id)}::uuid[]) as t(hash, session, person)
      join control.membership m on m.employee_id = t.person and m.tenant_id = ${company.id}`,
  );
  return tokens.map(({ id, token }) => ({ id, cookie: `${sessionCookieName}=${token}` }));
}

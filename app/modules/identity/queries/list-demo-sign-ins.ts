import { demoSignIns } from "#app/modules/people/index.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { sql } from "#tenancy/sql.ts";

export type DemoSignIn = { email: string; role: (typeof demoSignIns)[number]; company: string };

type DemoRow = { email: string; company: string };

/** The people of the demo companies whose password everybody knows; nobody on any other installation. */
export async function listDemoSignIns({
  config,
  database,
  hostTenant,
}: Pick<RequestScope, "config" | "database" | "hostTenant">): Promise<DemoSignIn[]> {
  if (!config.demo) return [];
  const { rows } = await database.control.query<DemoRow>(
    sql`select i.email::text as email, t.name as company
       from control.login_identity i join control.membership m on m.identity_id = i.id join control.tenant t on t.id = m.tenant_id
      where i.email = any(array(select role || '@' || t.slug || '.test' from unnest(${demoSignIns}::text[]) as role)::citext[])
        and m.status = 'ACTIVE' and t.status = 'ACTIVE' and (${hostTenant?.id ?? null}::uuid is null
          or t.id = ${hostTenant?.id ?? null})
      order by t.name, array_position(${demoSignIns}::text[], split_part(i.email::text, '@', 1)) desc limit 8`,
  );
  return rows.map(({ email, company }) => ({
    email,
    company,
    role: demoSignIns.find((role) => email.startsWith(`${role}@`))!,
  }));
}

import { randomUUID } from "node:crypto";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

export type RegisterLoginIdentityInput = {
  email: string;
  tenantId: string;
  employeeId: string;
  /** Argon2id hash; null for somebody who has yet to follow an invitation. */
  passwordHash: string | null;
};

/** Lets a person of a company sign in. Somebody known from another company keeps their one identity and password. */
export async function registerLoginIdentity(
  { database, clock }: { database: Database; clock: Clock },
  people: readonly RegisterLoginIdentityInput[],
): Promise<void> {
  await database.control.query(
    sql`with given as (
       select * from unnest(${people.map(() => randomUUID())}::uuid[], ${people.map((person) => person.email)}::text[],
         ${people.map((person) => person.passwordHash)}::text[], ${people.map((person) => person.tenantId)}::uuid[],
         ${people.map((person) => person.employeeId)}::uuid[])
         as g (id, email, password_hash, tenant_id, employee_id)
     ), identity as (
       insert into control.login_identity (id, email, password_hash, password_changed_at, created_at)
       select id, email, password_hash, ${clock.now()}, ${clock.now()} from given
       on conflict (email) do update set email = excluded.email
       returning id, email
     )
     insert into control.membership (identity_id, tenant_id, employee_id)
     select identity.id, given.tenant_id, given.employee_id
       from given join identity on identity.email = given.email::citext
     on conflict do nothing`,
  );
}

import { randomUUID } from "node:crypto";
import type pg from "pg";
import { conflict } from "#app/platform/errors/app-error.ts";
import type { Database } from "#tenancy/database.ts";
import type { CompanyChoice } from "../queries/companies-of.ts";
import { linkSpent } from "../queries/find-open-link.ts";

/** Link, identity and membership change together: all of it or nothing. */
export async function inControl<Result>(
  { control }: Database,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await control.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

export async function spendLink(client: pg.PoolClient, tokenHash: string, now: Date): Promise<void> {
  const { rowCount } = await client.query(
    "update control.one_time_link set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2",
    [tokenHash, now],
  );
  if (rowCount !== 1) throw linkSpent();
}

/** Never over a password that came into being meanwhile. */
export async function createIdentity(
  client: pg.PoolClient,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into control.login_identity as known (id, email, password_hash, password_changed_at, created_at) values ($1, $2, $3, $4, $4)
     on conflict (email) do update set password_hash = excluded.password_hash, password_changed_at = excluded.password_changed_at
      where known.password_hash is null
     returning id`,
    [randomUUID(), email, passwordHash, now],
  );
  if (!rows[0]) throw linkSpent();
  return rows[0].id;
}

export async function becomeMember(
  client: pg.PoolClient,
  { tenant, employeeId }: CompanyChoice,
  identityId: string,
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into control.membership as known (identity_id, tenant_id, employee_id) values ($1, $2, $3)
     on conflict (identity_id, tenant_id) do update set status = 'ACTIVE' where known.employee_id = excluded.employee_id`,
    [identityId, tenant.id, employeeId],
  );
  if (rowCount !== 1)
    throw conflict("identity.already-member", "The address belongs to another member of this company.");
}

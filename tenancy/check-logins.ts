import pg from "pg";
import { openFunctions } from "./closed-functions.ts";
import type { Logins } from "./logins.ts";

export class LoginRoleError extends Error {
  override readonly name = "LoginRoleError";
}

type Role = { name: string; through: boolean; makes: boolean; creates: boolean; version: number; register: boolean };

/** Refuses to work through roles that the walls would not hold, or that could not build them. */
export async function checkOwner({ owner }: Logins): Promise<void> {
  const role = await lookAt(owner);
  if (role.version < 160_000) throw new LoginRoleError("The database in DATABASE_URL is older than PostgreSQL 16.");
  if (role.through)
    throw new LoginRoleError(
      `DATABASE_URL signs in as "${role.name}", which sees through the walls between companies. Use a role made by: create role cairn login createrole noinherit password '…'.`,
    );
  if (!role.makes || !role.creates)
    throw new LoginRoleError(`DATABASE_URL's role "${role.name}" needs CREATEROLE, and must own its database.`);
}

/**
 * The same for the logins of the register and of tenant work. Answers which functions the installation leaves open that
 * it should close: what a superuser has to do is no reason to stop, but one to say so.
 */
export async function checkLogins(logins: Logins): Promise<{ openFunctions: string[] }> {
  const control = await lookAt(logins.control);
  const tenants = await lookAt(logins.tenants);
  for (const role of [control, tenants]) {
    if (role.through || role.makes)
      throw new LoginRoleError(
        `The login "${role.name}" may do more than it is for; it needs LOGIN and NOINHERIT alone.`,
      );
  }
  if (!control.register)
    throw new LoginRoleError(`The login "${control.name}" may not read the register; run migrate.`);
  if (tenants.register)
    throw new LoginRoleError(`The login "${tenants.name}" may read the register, which it must not.`);
  return withClient(logins.tenants, async (client) => ({ openFunctions: await openFunctions(client) }));
}

/** What to tell the operator of functions that are left open; null where there are none. */
export function openFunctionsAdvice(open: readonly string[]): string | null {
  if (open.length === 0) return null;
  return `The walls between companies would be firmer: tenant work may call ${open.slice(0, 3).join(", ")}${open.length > 3 ? ` and ${open.length - 3} more` : ""}. A superuser closes them: node build/server.js set-up-database`;
}

async function lookAt(address: string): Promise<Role> {
  return withClient(address, async (client) => {
    const { rows } = await client.query<Role>(
      `select rolname as name, rolsuper or rolbypassrls or rolreplication as through, rolcreaterole as makes,
              has_database_privilege(current_database(), 'CREATE') as creates,
              current_setting('server_version_num')::int as version,
              coalesce((select has_table_privilege(c.oid, 'SELECT') and has_schema_privilege(n.oid, 'USAGE')
                          from pg_class c join pg_namespace n on n.oid = c.relnamespace
                         where n.nspname = 'control' and c.relname = 'login_identity'), false) as register
         from pg_roles where rolname = current_user`,
    );
    return rows[0]!;
  });
}

async function withClient<Result>(address: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return work(client).finally(() => client.end());
}

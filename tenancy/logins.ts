import { createHmac } from "node:crypto";
import pg from "pg";
import { compileSql, sql } from "./sql.ts";

/**
 * The three ways to sign in to PostgreSQL, as addresses. None of them can do what another is for, so that SQL which
 * somebody slips into a statement of tenant work reaches neither the register nor another company.
 */
export type Logins = {
  /** Owns the database, makes roles and schemas: provisioning and migration alone. */
  readonly owner: string;
  /** The register, sessions and jobs; no company's tables. */
  readonly control: string;
  /** Nothing of its own; it may take the role of any company, by a statement of its own. */
  readonly tenants: string;
  /** Whether this process was not given the owner's: asking for it throws. */
  readonly limited?: true;
};

/** The ways in of a process that serves and builds no walls: it cannot sign in as the owner, whatever its code does. */
export function limitedLogins(control: string, tenants: string): Logins {
  return {
    control,
    tenants,
    limited: true,
    get owner(): string {
      throw new OwnerMissingError();
    },
  };
}

export class OwnerMissingError extends Error {
  override readonly name = "OwnerMissingError";

  constructor() {
    super("DATABASE_URL is missing: web and worker do without it, and everything else signs in by it.");
  }
}

/**
 * The logins of an installation. Those that are not named are roles beside the owner's, `cairn_control` and
 * `cairn_tenants` for `cairn`, which `ensureLogins` makes; their passwords follow from the owner's.
 */
export function loginsOf(
  owner: string,
  named: { control?: string | undefined; tenants?: string | undefined } = {},
): Logins {
  return {
    owner,
    control: named.control ?? besideOwner(owner, "control"),
    tenants: named.tenants ?? besideOwner(owner, "tenants"),
  };
}

/** The role an address signs in as. */
export function roleOf(address: string): string {
  return decodeURIComponent(new URL(address).username);
}

/** The database of an address. */
export const databaseOf = (address: string) =>
  decodeURIComponent(new URL(address).pathname.slice(1)) || roleOf(address);

function besideOwner(owner: string, purpose: "control" | "tenants"): string {
  const address = new URL(owner);
  const password = decodeURIComponent(address.password);
  address.username = encodeURIComponent(`${roleOf(owner)}_${purpose}`);
  // Without a password the owner is known by other means (a socket, a certificate), and so are the others.
  if (password) address.password = createHmac("sha256", password).update(`cairn login ${purpose}`).digest("base64url");
  return address.href;
}

/** Makes the control and the tenant login where they are missing, and gives them the owner's newest password. */
export async function ensureLogins(logins: Logins): Promise<void> {
  for (const address of [logins.control, logins.tenants]) {
    if (await signsIn(address)) continue;
    await asOwner(logins, (client) => ensureLogin(client, address));
  }
  await asOwner(logins, async (client) => {
    const database = client.escapeIdentifier(databaseOf(logins.owner));
    await client.query(`revoke temporary, create on database ${database} from public`);
    await letConnect(client, logins);
  });
}

/** So that they come to the database also where everybody else may not any more. */
export async function letConnect(client: Pick<pg.ClientBase, "query">, logins: Logins): Promise<void> {
  const own = [logins.control, logins.tenants].map((login) => pg.escapeIdentifier(roleOf(login))).join(", ");
  await client.query(`grant connect on database ${pg.escapeIdentifier(databaseOf(logins.owner))} to ${own}`);
}

/** The control login reads and writes what stands in a schema of the owner's, and changes no table's shape. */
export async function openToControl(
  client: Pick<pg.ClientBase, "query">,
  logins: Logins,
  schema: "control" | "jobs",
): Promise<void> {
  const role = pg.escapeIdentifier(roleOf(logins.control));
  await client.query(`grant usage on schema ${schema} to ${role};
    grant select, insert, update, delete on all tables in schema ${schema} to ${role};
    grant usage on all sequences in schema ${schema} to ${role};
    grant execute on all functions in schema ${schema} to ${role}`);
}

async function ensureLogin(client: pg.Client, address: string): Promise<void> {
  const name = roleOf(address);
  const password = decodeURIComponent(new URL(address).password);
  const { rowCount } = await client.query(compileSql(sql`select from pg_roles where rolname = ${name}`));
  // What is none of these by itself, only a superuser could say again.
  const attributes = rowCount
    ? "login"
    : "login noinherit nosuperuser nocreaterole nocreatedb noreplication nobypassrls";
  await client
    .query(
      `${rowCount ? "alter" : "create"} role ${client.escapeIdentifier(name)} ${attributes}
       ${password ? `password ${client.escapeLiteral(password)}` : ""}`,
    )
    .catch((error: { code?: string }) => {
      // Another process of the installation made it at the same moment.
      if (!["42710", "23505", "XX000"].includes(error.code ?? "")) throw error as Error;
    });
}

async function signsIn(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // No such role, or another password: everything else is for the caller to see.
    if (["28P01", "28000", "42704"].includes((error as { code?: string }).code ?? "")) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function asOwner(logins: Logins, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: logins.owner });
  await client.connect();
  await work(client).finally(() => client.end());
}

import type { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { inTransaction } from "./in-transaction.ts";
import { roleOf, type Logins } from "./logins.ts";
import { compileSql, sql } from "./sql.ts";
import { schemaOwner } from "./tenant.ts";

/** A PostgreSQL cluster in which companies' tables lie. The register, sessions and jobs lie in the first one alone. */
export type Place = {
  readonly id: string;
  readonly orm: MikroORM;
  /** Connections for tenant work. */
  readonly tenants: pg.Pool;
  readonly owner: pg.Pool;
  readonly logins: Logins;
};

/** The cluster of the register, in which a company lies unless it was placed elsewhere. */
export const homePlace = "primary";

/** By name, how each further cluster is signed in to. */
export type PlaceLogins = Readonly<Record<string, Logins>>;

export class PlaceUnknownError extends Error {
  override readonly name = "PlaceUnknownError";

  constructor(id: string) {
    super(`The place "${id}" is not known here: DATABASE_PLACES names no such PostgreSQL cluster.`);
  }
}

/** The company's tables were closed where they lay: whoever asks again finds it in its new place. */
export class CompanyMovingError extends Error {
  override readonly name = "CompanyMovingError";
  readonly code = "company-moving";

  constructor(cause: unknown) {
    super("The company moves to another PostgreSQL cluster at this moment.", { cause });
  }
}

/**
 * Work of the owner on the cluster of a company, beside the transaction that is open on the register's: within it where both
 * are one cluster, in a transaction of its own that is committed first where they are two.
 */
export async function onPlace<Result>(
  register: pg.ClientBase,
  place: Pick<Place, "id" | "owner">,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  if (place.id === homePlace) return work(register);
  return inTransaction(place.owner, work);
}

/** Lets tenant work act as companies that were restored into this cluster. */
export async function letIntoPlace(logins: Logins, schemaNames: readonly string[]): Promise<void> {
  const login = roleOf(logins.tenants);
  const client = new pg.Client({ connectionString: logins.owner });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>(
      compileSql(
        sql`select rolname as role from pg_roles
          where rolname = any(${[...schemaNames]}) and not pg_has_role(${login}, rolname, 'set')`,
      ),
    );
    for (const { role } of rows)
      await client.query(`grant "${role}" to current_user, "${login}" with inherit false, set true`);
  } finally {
    await client.end();
  }
}

/**
 * What version a schema is at, written where it lies: away from the register the two cannot be changed in one transaction,
 * and whoever comes after an interruption reads it here.
 */
export async function markVersion(client: pg.ClientBase, schemaName: string, version: number): Promise<void> {
  await client.query(`set local role ${schemaOwner}`);
  await client.query(`comment on schema "${schemaName}" is '${version}'`);
  await client.query("reset role");
}

/** Null where none is written. */
export async function markedVersion(client: pg.ClientBase, schemaName: string): Promise<number | null> {
  const { rows } = await client.query<{ version: string | null }>(
    compileSql(
      sql`select obj_description(oid, 'pg_namespace') as version from pg_namespace where nspname = ${schemaName}`,
    ),
  );
  return /^\d+$/.test(rows[0]?.version ?? "") ? Number(rows[0]!.version) : null;
}

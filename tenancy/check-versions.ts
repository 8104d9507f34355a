import type { Database } from "./database.ts";
import { compileSql, sql } from "./sql.ts";

/** The newest steps a release knows: of the register, and of a company. */
export type KnownVersions = { readonly control: number; readonly tenant: number };

export class VersionError extends Error {
  override readonly name = "VersionError";
}

/**
 * Refuses a database that this release cannot work on: one a newer release migrated and, unless it is about to be
 * migrated, one that was not. A company that could not follow is no reason to stop the others: their number is answered.
 */
export async function checkVersions(
  database: Pick<Database, "owner" | "control" | "logins">,
  known: KnownVersions,
  { aboutToMigrate = false }: { aboutToMigrate?: boolean } = {},
): Promise<{ companiesBehind: number }> {
  // Before it is migrated nobody but the owner can look.
  const pool = database.logins.limited ? database.control.pool : database.owner;
  const control = await registerVersion(pool);
  if (control > known.control) throw newer(`its register is at version ${control}`, known.control);
  if (control < known.control) {
    if (aboutToMigrate) return { companiesBehind: 0 };
    throw behind(control === 0 ? "has no register yet" : `has its register at version ${control} of ${known.control}`);
  }
  const { rows } = await pool.query<{ newest: number; tenants: number; behind: number }>(
    compileSql(sql`select coalesce(max(schema_version), 0) as newest, count(*)::int as tenants,
            (count(*) filter (where schema_version < ${known.tenant}))::int as behind
       from control.tenant`),
  );
  const { newest, tenants, behind: companiesBehind } = rows[0]!;
  if (newest > known.tenant) throw newer(`a company is at version ${newest}`, known.tenant);
  if (!aboutToMigrate && tenants > 0 && companiesBehind === tenants)
    throw behind(`has none of its companies at version ${known.tenant}`);
  return { companiesBehind };
}

/** 0 where there is no register. */
async function registerVersion(owner: Database["owner"]): Promise<number> {
  const { rows: found } = await owner.query<{ there: boolean }>(
    "select to_regclass('control.migration') is not null as there",
  );
  if (!found[0]!.there) return 0;
  const { rows } = await owner.query<{ version: number }>(
    "select coalesce(max(version), 0) as version from control.migration",
  );
  return rows[0]!.version;
}

const behind = (how: string) =>
  new VersionError(`The database is not migrated: it ${how}. Run node build/server.js migrate, then start again.`);

const newer = (how: string, known: number) =>
  new VersionError(
    `The database was migrated by a newer release: ${how}, and this release knows ${known}. ` +
      "Start the newer release, or restore the backup made before the upgrade.",
  );

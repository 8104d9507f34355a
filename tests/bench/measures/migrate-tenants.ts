import { randomBytes } from "node:crypto";
import pg from "pg";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import { migrateTenants } from "#tenancy/migrate.ts";
import type { Migration } from "#tenancy/migration.ts";
import { provisionTenant } from "#tenancy/provision.ts";
import { listTenants } from "#tenancy/register.ts";
import { rawFanOut } from "../baseline/raw-tenant.ts";
import { against, show, type Finding, type Measure } from "../measure.ts";
import { interleave, median, spread } from "../statistics.ts";
import type { Surroundings } from "../surroundings.ts";
import { sql } from "#tenancy/sql.ts";

const connections = 2;

/** Many tenants: nothing to do, and a typical release, against the same change sent to each by hand. */
export const migrateTenantsMeasure: Measure = {
  id: "P10",
  about: "migrating many tenants: nothing to do, and a typical release",
  run: async (surroundings) => {
    const { application, databaseUrl, rounds, tenants } = surroundings;
    await makeTenants(surroundings);
    const schemas = (await listTenants(application.database)).map((tenant) => tenant.schemaName);
    const history: Migration[] = [...tenantMigrations];
    const { nothing, register, release, raw } = await interleave(rounds, {
      nothing: () => timed(() => migrateTenants(application.database, history, { parallel: connections })),
      register: () =>
        timed(() =>
          application.database.control.query(
            sql`select id, slug, name, schema_name, status, schema_version from control.tenant order by slug`,
          ),
        ),
      release: () =>
        timed(async () => {
          history.push({ version: history.at(-1)!.version + 1, name: "release", up: typicalRelease() });
          const report = await migrateTenants(application.database, history, { parallel: connections });
          if (report.failed.length > 0) throw new Error(report.failed[0]!.message);
        }),
      raw: () => rawFanOut(databaseUrl, schemas, typicalRelease(), connections),
    });
    return [
      against({
        id: "P10",
        what: `${schemas.length} tenants, nothing to do`,
        goal: "≤ 1 query",
        limit: 2,
        ours: nothing,
        baseline: register,
        name: "query",
      }),
      against({
        id: "P10",
        what: `${schemas.length} tenants, a typical release`,
        goal: "≤ 1.5× B2",
        limit: 1.5,
        ours: release,
        baseline: raw,
        name: "B2",
      }),
      await longestTransaction(surroundings, history, Math.min(tenants, schemas.length)),
    ];
  },
};

async function makeTenants({ application, tenants }: Surroundings): Promise<void> {
  const known = await listTenants(application.database);
  for (let count = known.length; count < tenants; count += 1) {
    const slug = `many-${randomBytes(6).toString("hex")}`;
    await provisionTenant(application.database, tenantMigrations, { slug, name: slug });
  }
}

/** A table with three indexes, two columns and a check, under names of its own each time. */
function typicalRelease(): string {
  const name = `release_${randomBytes(4)
    .toString("hex")
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!)}`;
  return `create table {${name}} (id uuid primary key, goal_id uuid not null, kind text not null, note text, at timestamptz not null);
    create index on {${name}} (goal_id); create index on {${name}} (kind, at); create index on {${name}} (at desc);
    alter table {employee} add column ${name}_a text, add column ${name}_b int;
    alter table {employee} add check (${name}_b >= 0) not valid`;
}

/** The longest time one tenant's tables are held, watched from outside during one more release. */
async function longestTransaction(
  { application, adminDatabaseUrl }: Surroundings,
  history: Migration[],
  tenants: number,
): Promise<Finding> {
  const watcher = new pg.Client({ connectionString: adminDatabaseUrl });
  await watcher.connect();
  let longest = 0;
  let watching = true;
  const watch = (async () => {
    while (watching) {
      const { rows } = await watcher.query<{ age: number | null }>(
        "select max(extract(epoch from clock_timestamp() - xact_start) * 1000)::float8 as age from " +
          "pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid() and usename = 'cairn'",
      );
      longest = Math.max(longest, rows[0]?.age ?? 0);
    }
  })();
  const release: Migration = { version: history.at(-1)!.version + 1, name: "release", up: typicalRelease() };
  await migrateTenants(application.database, [...history, release], { parallel: connections });
  watching = false;
  await watch;
  await watcher.end();
  return {
    id: "P10",
    what: `longest lock among ${tenants} tenants`,
    goal: "≤ 50 ms",
    value: longest,
    limit: 50,
    unit: "ms",
    ours: `${show(longest)} ms`,
    baseline: "",
    spread: spread([longest, median([longest])]),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

import { randomBytes } from "node:crypto";
import pg from "pg";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import type { Migration } from "#tenancy/migration.ts";
import { qualifyTables } from "#tenancy/sql.ts";
import { schemaOwner } from "#tenancy/tenant.ts";

const steps = ({ up, auditUp }: Migration, role: string) => [
  `set local role "${role}"`,
  up,
  ...(auditUp ? [`set local role ${schemaOwner}`, auditUp] : []),
  "reset role",
];

/** B2: the walls and tables of one tenant as one script in one transaction; how long it took, in milliseconds. */
export async function createRawTenant(client: pg.Client): Promise<number> {
  const schema = `raw_${randomBytes(8).toString("hex")}`;
  const script = qualifyTables(
    [
      "begin",
      `create role "${schema}" nologin noinherit`,
      `grant "${schema}" to cairn with inherit false, set true`,
      `create schema "${schema}" authorization ${schemaOwner}`,
      `set local role ${schemaOwner}`,
      `grant usage, create on schema "${schema}" to "${schema}"`,
      "reset role",
      ...tenantMigrations.flatMap((migration) => steps(migration, schema)),
      "commit",
    ].join(";\n"),
    schema,
  );
  const start = performance.now();
  await client.query(script);
  return performance.now() - start;
}

/** B2: the same change in every tenant, one transaction each, over as many connections; milliseconds in all. */
export async function rawFanOut(
  url: string,
  schemas: readonly string[],
  up: string,
  connections: number,
): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const waiting = [...schemas];
  const start = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let schema = waiting.shift(); schema; schema = waiting.shift()) {
        await client.query(qualifyTables(`begin; set local role "${schema}"; ${up}; reset role; commit`, schema));
      }
    }),
  );
  const time = performance.now() - start;
  await Promise.all(clients.map((client) => client.end()));
  return time;
}

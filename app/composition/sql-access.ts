import { randomBytes } from "node:crypto";
import { lastPublished, numbersTold, sqlAccessGiven, type SqlAccess } from "#app/modules/analytics/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { measuresOf, measureTopics, type MeasureTopic } from "#app/platform/contributions/measure.ts";
import { fillNumbers } from "#tenancy/sql-access/fill-numbers.ts";
import { giveReader, letReaderIn, takeReader } from "#tenancy/sql-access/reader.ts";
import { homePlace } from "#tenancy/places.ts";
import { sql } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "./application.ts";
import { asProduct } from "./create-company.ts";
import { LaunchError } from "./launch/launch-error.ts";
import { roomServers } from "./rooms.server.ts";

/** Topics of which anything is told to whoever reads by SQL. */
export function topicsTold(): MeasureTopic[] {
  const told = new Set(measuresOf(roomServers).flatMap(({ secrecy, topic }) => (secrecy === "GUARDED" ? [topic] : [])));
  return measureTopics.filter((topic) => told.has(topic));
}

export const findSqlAccess = ({ database }: Application, tenant: Tenant): Promise<SqlAccess | null> =>
  sqlAccessGiven(database, tenant.id);

/**
 * Lets a login read a company's published numbers of these topics, and answers its address with the password, which is told
 * this once. Where there is one already it gets a new password, and whoever is signed in with the old one is signed out.
 */
export async function giveSqlAccess(
  application: Application,
  tenant: Tenant,
  topics: readonly MeasureTopic[],
): Promise<string> {
  const { database, clock } = application;
  if (tenant.placementId !== homePlace)
    throw new LaunchError(
      `${tenant.name} lies at ${tenant.placementId}: numbers are read by SQL beside the register alone.`,
    );
  const before = await findSqlAccess(application, tenant);
  const address = await giveReader(database.logins, tenant.schemaName, randomBytes(24).toString("base64url"));
  await database.control.query(
    sql`insert into control.sql_access (tenant_id, topics, given_at) values (${tenant.id}, ${[...topics]}::text[], ${clock.now()})
      on conflict (tenant_id) do update set topics = excluded.topics, filled_to = null`,
  );
  await note(application, tenant, before ? "company.rotate-sql-password" : "company.give-sql-access", topics);
  await keepNumbers(application, tenant);
  if (tenant.status === "SUSPENDED") await letReaderIn(database.logins, tenant.schemaName, false);
  return address;
}

/** Ends it, also for who is signed in; false where nobody had access. */
export async function takeSqlAccess(application: Application, tenant: Tenant): Promise<boolean> {
  if (!(await findSqlAccess(application, tenant))) return false;
  await dropSqlAccess(application, tenant);
  await note(application, tenant, "company.revoke-sql-access", []);
  return true;
}

/** The same, of a company that is about to be gone and reads no audit log. */
export async function dropSqlAccess(application: Application, tenant: Tenant): Promise<void> {
  if (!(await findSqlAccess(application, tenant))) return;
  await takeReader(application.database.logins, tenant.schemaName);
  await application.database.control.query(sql`delete from control.sql_access where tenant_id = ${tenant.id}`);
}

/** While a company is suspended nobody reads its numbers; afterwards the same password opens them. */
export async function holdSqlAccess(application: Application, tenant: Tenant, open: boolean): Promise<void> {
  if (await findSqlAccess(application, tenant)) await letReaderIn(application.database.logins, tenant.schemaName, open);
}

/** Writes what was published since to where it is read by SQL, where somebody may read it. */
export async function keepNumbers(application: Application, tenant: Tenant): Promise<void> {
  const access = await findSqlAccess(application, tenant);
  if (!access) return;
  const told = await asProduct(application, tenant, async (context) => {
    const last = await lastPublished(context);
    if (last === null || (access.filledTo && access.filledTo >= last)) return null;
    return { last, ...(await numbersTold(context, access.topics)) };
  });
  if (!told) return;
  const filled = await fillNumbers(application.database.logins, tenant.schemaName, {
    measures: told.measures.map(({ key: measure, topic, name, formula, unit }) => ({
      ...{ measure, topic, name, formula, unit },
    })),
    numbers: told.numbers.map(({ days, ...rest }) => ({ ...rest, starts_on: days.from, ends_on: days.to })),
  });
  if (filled)
    await application.database.control.query(
      sql`update control.sql_access set filled_to = ${told.last} where tenant_id = ${tenant.id}`,
    );
}

function note(application: Application, tenant: Tenant, action: string, topics: readonly string[]): Promise<void> {
  const detail = { by: "operator", ...(topics.length > 0 && { topics }) };
  return asProduct(application, tenant, (context) =>
    writeAuditEntry(context, { action, subjectType: "Organization", subjectId: null, detail }),
  );
}

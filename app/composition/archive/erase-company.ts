import { openMail } from "#app/platform/mail/create-mailer.ts";
import { mailQueues, type WaitingMail } from "#app/platform/mail/deliver-mail.job.ts";
import { dropCompanyTables } from "#tenancy/archive/drop-company.ts";
import { ownerTransaction } from "#tenancy/archive/owner-transaction.ts";
import { sql } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { LaunchError } from "../launch/launch-error.ts";
import { dropSqlAccess } from "../sql-access.ts";
import { sha256 } from "./archive-format.ts";

/** What was erased; counts are of what was there when this call came, so after an interruption they are of the rest. */
export type ErasureCertificate = {
  readonly format: "cairn-erasure";
  readonly company: { readonly id: string; readonly address: string; readonly name: string };
  readonly begunAt: string;
  readonly finishedAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Ids of the data keys that were destroyed: what they sealed opens in no copy that does not hold the register too. */
  readonly keysDestroyed: readonly string[];
  readonly signIns: { readonly erased: number; readonly keptForOtherCompanies: number };
  readonly waitingMail: number;
  readonly jobs: number;
  /** Of all of the above as JSON. */
  readonly sha256: string;
};

/**
 * Erases a suspended company: its keys first, so that nothing sealed can be read from then on, then tables, files, waiting
 * mail and jobs, people's sign-ins that open no other company, and its place in the register last. Each step may be
 * repeated, so after an interruption the same call goes on. Throws a `LaunchError` where the company is not suspended.
 */
export async function eraseCompany(application: Application, tenant: Tenant): Promise<ErasureCertificate> {
  requireSuspended(tenant);
  const begunAt = application.clock.now().toISOString();
  const keysDestroyed = await destroyKeys(application, tenant);
  // What is read by SQL hangs on the company's role.
  await dropSqlAccess(application, tenant);
  const place = await application.database.place(tenant.placementId);
  const dropped = await ownerTransaction(place, {}, (client) => dropCompanyTables(client, tenant.schemaName));
  const files = await removeFiles(application, tenant);
  const emails = await soleEmails(application, tenant);
  const waiting = await forgetWaiting(application, tenant, emails);
  const signIns = await leaveRegister(application, tenant);
  const { id, slug: address, name } = tenant;
  const finishedAt = application.clock.now().toISOString();
  const told = {
    format: "cairn-erasure",
    company: { id, address, name },
    begunAt,
    finishedAt,
    ...dropped,
    files,
    keysDestroyed,
    signIns,
    ...waiting,
  } as const;
  return { ...told, sha256: sha256(JSON.stringify(told)) };
}

/** Nobody may be at work in what is erased. */
export function requireSuspended({ name, slug, status }: Tenant): void {
  if (status !== "SUSPENDED") throw new LaunchError(`${name} is in use. Suspend it first: tenant suspend ${slug}`);
}

async function destroyKeys({ database }: Application, { id }: Tenant): Promise<string[]> {
  const { rows } = await database.control.query<{ id: string }>(
    sql`delete from control.data_key where tenant_id = ${id} returning id`,
  );
  await database.control.query(sql`delete from control.signing_key where tenant_id = ${id}`);
  return rows.map((row) => row.id);
}

async function removeFiles({ files }: Application, { id }: Tenant): Promise<number> {
  const there = await files.list(id);
  for (const { key } of there) await files.remove(key);
  return there.length;
}

/** The addresses of those who sign in to no other company. */
async function soleEmails({ database }: Application, { id }: Tenant): Promise<Set<string>> {
  const { rows } = await database.control.query<{ email: string }>(
    sql`select lower(i.email::text) as email from control.login_identity i where ${solelyOf(id)}`,
  );
  return new Set(rows.map(({ email }) => email));
}

const solelyOf = (tenantId: string) =>
  sql`exists (select from control.membership m where m.identity_id = i.id and m.tenant_id = ${tenantId})
    and not exists (select from control.membership o where o.identity_id = i.id and o.tenant_id <> ${tenantId})`;

/** Mail that waits or is kept, and jobs, whether they are done or not. What other companies wrote to its people is theirs. */
async function forgetWaiting(
  { database, config }: Application,
  { id }: Tenant,
  emails: ReadonlySet<string>,
): Promise<{ waitingMail: number; jobs: number }> {
  const kept = await database.control.query(
    sql`delete from control.mailbox_message where tenant_id = ${id}
      or tenant_id is null and lower(recipient) = any(${[...emails]})`,
  );
  const queued = await database.control.query<{ id: string; data: WaitingMail }>(
    sql`select id, data from jobs.job where name = any(${mailQueues}::text[]) and data->>'tenantId' is null`,
  );
  const theirs = queued.rows.filter(({ data }) => emails.has(recipientOf(config, data))).map((row) => row.id);
  const jobs = await database.control.query<{ name: string }>(
    sql`delete from jobs.job where data->>'tenantId' = ${id} or id = any(${theirs}::uuid[])
      or lower(data->>'email') = any(${[...emails]}) returning name`,
  );
  const mails = jobs.rows.filter(({ name }) => mailQueues.includes(name)).length;
  return { waitingMail: kept.rowCount + mails, jobs: jobs.rowCount - mails };
}

/** Empty where the secret that sealed it is gone: then nobody can read it. */
function recipientOf(config: Application["config"], waiting: WaitingMail): string {
  try {
    return openMail(config, waiting).to.toLowerCase();
  } catch {
    return "";
  }
}

/** The last step, in one transaction: what is left of the company and of its people. */
function leaveRegister({ database }: Application, { id }: Tenant): Promise<ErasureCertificate["signIns"]> {
  return database.control.transaction(async (control) => {
    const { rows } = await control.query<{ members: number }>(
      sql`select count(distinct identity_id)::int as members from control.membership where tenant_id = ${id}`,
    );
    const { rowCount: erased } = await control.query(
      sql`with gone as (select i.id, i.email from control.login_identity i where ${solelyOf(id)}),
        links as (delete from control.one_time_link l using gone where l.email = gone.email)
        delete from control.login_identity i using gone where i.id = gone.id`,
    );
    await control.query(sql`delete from control.tenant where id = ${id}`);
    return { erased, keptForOtherCompanies: rows[0]!.members - erased };
  });
}

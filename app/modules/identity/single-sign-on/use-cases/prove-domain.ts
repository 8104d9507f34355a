import { resolveTxt } from "node:dns/promises";
import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import type { ControlQueries } from "#tenancy/control-plane.ts";
import { writeDown } from "../../use-cases/write-down.ts";
import { domainInput, recordOf } from "../domain/connection.ts";
import { findConnection, provenDomains } from "../queries/find-connection.ts";
import type { SettingsScope } from "./save-connection.ts";
import { sql } from "#tenancy/sql.ts";

export const addDomainInput = z.object({ domain: domainInput });
export const domainNamed = z.object({ domainId: z.uuid() });

/** How many domains a company may name. */
const mostDomains = 50;

/** Asks the net for the text records of a domain. */
export type ResolveTxt = (domain: string) => Promise<string[][]>;

/** Names a domain; it counts once a record of the net proves that it is the company's. */
export async function addDomain(
  context: Context,
  { domain }: z.output<typeof addDomainInput>,
  scope: SettingsScope,
): Promise<void> {
  await authorize(context, "edit", { kind: "SignInPolicy" });
  const { control } = scope.database;
  const { rows } = await control.query<{ count: number }>(
    sql`select count(*)::int as count from control.sso_domain where tenant_id = ${context.tenant.id}`,
  );
  if (rows[0]!.count >= mostDomains) throw conflict("identity.sso-too-many-domains", "There are too many domains.");
  const domainId = context.newId();
  await note(context, domainId, "ADDED", domain);
  await scope.settle();
  await control.query(
    sql`insert into control.sso_domain (id, tenant_id, domain, token, created_at)
      values (${domainId}, ${context.tenant.id}, ${domain}, ${newToken().token}, ${scope.clock.now()})
      on conflict (tenant_id, domain) do nothing`,
  );
}

/** Looks for the record at the domain. Of two companies that prove one domain, the first has it. */
export async function checkDomain(
  context: Context,
  { domainId }: z.output<typeof domainNamed>,
  scope: SettingsScope,
  resolve: ResolveTxt = resolveTxt,
): Promise<void> {
  await authorize(context, "edit", { kind: "SignInPolicy" });
  const { control } = scope.database;
  const { rows } = await control.query<{ domain: string; token: string }>(
    sql`select domain::text as domain, token from control.sso_domain
      where id = ${domainId} and tenant_id = ${context.tenant.id}`,
  );
  const [named] = rows;
  if (!named) throw notFound("The domain");
  const records = await resolve(named.domain).catch((): string[][] => []);
  if (!records.some((parts) => parts.join("").trim() === recordOf(named.token)))
    throw invalid("identity.sso-record-missing", "The record was not found at the domain.", {
      params: { domain: named.domain },
    });
  await note(context, domainId, "VERIFIED", named.domain);
  await scope.settle();
  await markProven(control, context.tenant.id, named.domain, "DNS", scope.clock.now());
}

export async function removeDomain(
  context: Context,
  { domainId }: z.output<typeof domainNamed>,
  scope: SettingsScope,
): Promise<void> {
  await authorize(context, "edit", { kind: "SignInPolicy" });
  const { control } = scope.database;
  const { rows } = await control.query<{ domain: string }>(
    sql`select domain::text as domain from control.sso_domain where id = ${domainId} and tenant_id = ${context.tenant.id}`,
  );
  if (!rows[0]) throw notFound("The domain");
  await requireAnother(context, rows[0].domain, scope);
  await note(context, domainId, "REMOVED", rows[0].domain);
  await scope.settle();
  await control.query(sql`delete from control.sso_domain where id = ${domainId} and tenant_id = ${context.tenant.id}`);
}

/** While people sign in at the provider, a proven domain stays: with none of them, nobody could any more. */
async function requireAnother({ tenant }: Context, domain: string, { database }: SettingsScope): Promise<void> {
  const proven = await provenDomains(database, tenant.id);
  if (proven.length !== 1 || proven[0] !== domain.toLowerCase()) return;
  const connection = await findConnection(database, tenant.id);
  if (connection?.state === "ON") throw conflict("identity.sso-last-domain", "People sign in with this domain alone.");
}

/** Marks a domain as a company's; refused where another company has proven it. */
export async function markProven(
  control: ControlQueries,
  tenantId: string,
  domain: string,
  by: "DNS" | "OPERATOR",
  now: Date,
): Promise<void> {
  const { rowCount } = await control.query(
    sql`update control.sso_domain set verified_at = ${now}, verified_by = ${by}
      where tenant_id = ${tenantId} and domain = ${domain}::citext and not exists (
        select from control.sso_domain o where o.domain = ${domain}::citext and o.tenant_id <> ${tenantId}
          and o.verified_at is not null)`,
  );
  if (rowCount === 0) throw conflict("identity.sso-domain-taken", "Another company has proven this domain.");
}

function note(context: Context, domainId: string, change: "ADDED" | "VERIFIED" | "REMOVED", domain: string) {
  return writeDown(
    context,
    "identity.sso-domain-changed",
    { domainId, change },
    { action: "change-single-sign-on", subject: "Company", id: context.tenant.id, detail: { domain, change } },
  );
}

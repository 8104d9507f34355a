import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { hashToken, newToken } from "#app/platform/secrets/token.ts";
import { daysAhead } from "#app/platform/time/days-ago.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";

const lastsDays = 30;

/** What a form at a link sends along unseen: the company that asks, and the secret. */
export const outsideLinkFields = { company: z.string().max(100), token: z.string().max(200) };
export type OutsideLink = { company: string; token: string };

/** A secret for a letter, the digest that is kept of it, and the moment from which it opens nothing. */
type NewOutsideLink = { token: string; hash: string; expiresAt: Date };

/** A link that lasts 30 days, or to the end of `through` (a day in UTC) where that is later. */
export function newOutsideLink(context: Pick<Context, "clock">, { through = "" } = {}): NewOutsideLink {
  const usual = daysAhead(context, lastsDays);
  const wished = through ? new Date(`${through}T23:59:59Z`) : usual;
  return { ...newToken(), expiresAt: wished > usual ? wished : usual };
}

/** What a letter leads to: the page with the link, and what else its address says. */
export function outsideLinkAddress(
  { config, tenant }: Pick<RequestScope, "config"> & { tenant: Tenant },
  page: string,
  link: { token: string } & Readonly<Record<string, string>>,
): string {
  return `${config.publicUrl}${page}?${new URLSearchParams({ company: tenant.slug, ...link })}`;
}

/** The link that an address names; null where it names none. */
export function outsideLinkIn(request: Request): OutsideLink | null {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token");
  return token ? { company: searchParams.get("company") ?? "", token } : null;
}

/** True of the record whose link this is, while it lasts; `record` names its table, with `token_hash` and `expires_at`. */
export function openedBy(token: string, record: Sql, { clock }: Pick<Context, "clock">): Sql {
  return sql`${record}.token_hash = ${hashToken(token)} and ${record}.expires_at > ${clock.now()}`;
}

type Asking = Pick<Context, "rows" | "clock">;
/** What a room finds behind a link that still opens something; looking does not use it up, for mail filters look too. */
export type OpensLink<Asked> = (context: Asking, token: string, how?: { held?: boolean }) => Promise<Asked | null>;

/** The page of a link; null where it opens nothing any more. */
export async function lookThroughLink<Asked, Page>(
  { database, clock }: Pick<RequestScope, "database" | "clock">,
  { company, token }: OutsideLink,
  open: OpensLink<Asked>,
  show: (asked: Asked, context: Asking & { tenant: Tenant }) => Page | Promise<Page>,
): Promise<Page | null> {
  const tenant = await findTenantBySlug(database, company);
  if (!tenant) return null;
  return inUnitOfWork(database, tenant, { readOnly: true }, async ({ rows }) => {
    const asked = await open({ rows, clock }, token);
    return asked && show(asked, { rows, clock, tenant });
  });
}

export type OutsideScope = Pick<RequestScope, "database" | "clock" | "requestId">;
export type OutsideContext = Asking & { requestId: string; tenant: Tenant; actor: { employeeId: null } };

/**
 * Somebody outside answers by their link, which works once: of two at the same time one finds it used. Links that were used,
 * taken back, have run out, or never were have one refusal, `link-spent` of the room.
 */
export async function answerByLink<Asked>(
  { database, clock, requestId }: OutsideScope,
  { room, company, token }: OutsideLink & { room: string },
  open: OpensLink<Asked>,
  answer: (context: OutsideContext, asked: Asked) => Promise<void>,
): Promise<void> {
  const spent = () => new AppError(`${room}.link-spent`, 410, "The link was used, taken back, or has run out.");
  const tenant = await findTenantBySlug(database, company);
  if (!tenant) throw spent();
  await inUnitOfWork(database, tenant, {}, async ({ rows }) => {
    const context = { rows, clock, requestId, tenant, actor: { employeeId: null } };
    const asked = await open(context, token, { held: true });
    if (!asked) throw spent();
    await answer(context, asked);
  });
}

import { hashToken } from "#app/modules/identity/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Visibility } from "../domain/visibility.ts";
import { sql } from "#tenancy/sql.ts";

/** What somebody outside was asked, by their link. */
export type OutsideAsk = {
  askId: string;
  name: string;
  question: string;
  visibility: Visibility;
  receiverId: string;
  receiver: string;
  requesterId: string;
  requester: string;
  /** Who manages the receiver has a part in who reads it; their name is not told outside. */
  goalId: string | null;
  timeZone: string;
};

/** One answer for links that were used, taken back, have run out, or never were. */
export function linkSpent(): AppError {
  return new AppError("feedback.link-spent", 410, "The link was used, taken back, or has run out.");
}

/** The company a link names; the same refusal where there is none. */
export async function tenantOfLink({ database }: Pick<RequestScope, "database">, slug: string): Promise<Tenant> {
  const tenant = await findTenantBySlug(database, slug);
  if (!tenant) throw linkSpent();
  return tenant;
}

/** What a link opens while it stands and the company uses feedback; looking does not use it up, for mail filters look too. */
export function openAsk(
  context: Pick<Context, "rows" | "clock">,
  token: string,
  { held = false }: { held?: boolean } = {},
): Promise<OutsideAsk | null> {
  return firstRow<OutsideAsk>(
    context,
    sql`select a.id as "askId", a.provider_name as name, r.question, r.visibility, r.receiver_id as "receiverId",
      e.display_name as receiver,
            r.requester_id as "requesterId", q.display_name as requester, r.goal_id as "goalId", o.time_zone as "timeZone"
       from {feedback_ask} a join {feedback_request} r on r.id = a.request_id join {employee} e on e.id = r.receiver_id
       join {employee} q on q.id = r.requester_id cross join {organization} o
      where a.token_hash = ${hashToken(token)} and a.state in ('ASKED', 'ACCEPTED') and a.expires_at > ${context.clock.now()}
        and 'FEEDBACK' = any(o.enabled_features)${held ? sql` for update of a` : sql``}`,
  );
}

/** The page of a link; null where it opens nothing any more. */
export async function outsidePage(
  scope: Pick<RequestScope, "database" | "clock">,
  { company, token }: { company: string; token: string },
): Promise<
  | (Pick<OutsideAsk, "name" | "question" | "visibility" | "receiver" | "requester"> & {
      company: string;
      aboutRequester: boolean;
    })
  | null
> {
  const tenant = await findTenantBySlug(scope.database, company);
  if (!tenant) return null;
  const ask = await inUnitOfWork(scope.database, tenant, { readOnly: true }, ({ rows }) =>
    openAsk({ rows, clock: scope.clock }, token),
  );
  if (!ask) return null;
  const { name, question, visibility, receiver, requester, receiverId, requesterId } = ask;
  return {
    name,
    question,
    visibility,
    receiver,
    requester,
    company: tenant.name,
    aboutRequester: receiverId === requesterId,
  };
}

import { isPresent } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { localDate, type Clock } from "#app/platform/time/clock.ts";
import { meetingMinutes } from "../data/one-on-one-record.ts";
import { repliesTo } from "../data/reply-record.ts";
import { isAsked, type ShownReply } from "../domain/replies.ts";
import { isOurLink, type InvitationLink } from "../invitation-link.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** What a link opens while the 1:1 lies ahead as it was when the mail was written, and the person works here. */
export type OpenInvitation = {
  seriesId: string;
  meetingId: string;
  employeeId: string;
  name: string;
  other: string;
  otherId: string;
  startsAt: string;
  minutes: number;
  everyWeeks: number;
  timeZone: string;
  status: string;
};

type Asking = Pick<Context, "rows"> & { clock: Clock };

/** The company of a link that this installation wrote; null of any other. */
export async function companyOfLink(
  { database, config }: Pick<RequestScope, "database" | "config">,
  link: InvitationLink,
): Promise<Tenant | null> {
  const tenant = await findTenantBySlug(database, link.company);
  return tenant && isOurLink(tenant.id, link, config.appSecrets) ? tenant : null;
}

/** What it opens; null where it opens nothing any more. Looking changes nothing, for mail filters look too. */
export async function openInvitation(
  { rows, clock }: Asking,
  { meeting, person, sequence }: InvitationLink,
): Promise<OpenInvitation | null> {
  const now = clock.now();
  const found = await firstRow<OpenInvitation>(
    { rows },
    sql`select s.id as "seriesId", m.id as "meetingId", e.id as "employeeId", e.first_name as name,
        o.display_name as other, o.id as "otherId", ${instant(sql`m.starts_at`)} as "startsAt", ${meetingMinutes} as minutes,
        s.every_weeks::int as "everyWeeks", coalesce(e.time_zone, c.time_zone) as "timeZone", m.status
      from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
        join {employee} e on e.id = ${person} and e.id in (s.organiser_id, s.partner_id)
        join {employee} o on o.id = case when s.organiser_id = e.id then s.partner_id else s.organiser_id end
        cross join {organization} c
     where m.id = ${meeting} and m.sequence = ${sequence} and s.archived_at is null
       and 'CHECK_IN' = any(c.enabled_features) and ${isPresent(sql`e.id`, localDate(now, "UTC"))}`,
  );
  return found && isAsked(found, now) ? found : null;
}

export type InvitationPage = Pick<
  OpenInvitation,
  "name" | "other" | "startsAt" | "minutes" | "everyWeeks" | "timeZone"
> & {
  company: string;
  mine: ShownReply | null;
  theirs: ShownReply["reply"] | null;
};

/** The page of a link: with whom and when, and what was said already; not a word of what they talk about. */
export async function invitationPage(
  scope: Pick<RequestScope, "database" | "clock" | "config">,
  link: InvitationLink,
): Promise<InvitationPage | null> {
  const tenant = await companyOfLink(scope, link);
  if (!tenant) return null;
  return inUnitOfWork(scope.database, tenant, { readOnly: true }, async ({ rows }) => {
    const invited = await openInvitation({ rows, clock: scope.clock }, link);
    if (!invited) return null;
    const said = await repliesTo({ rows }, invited.meetingId);
    const { name, other, startsAt, minutes, everyWeeks, timeZone } = invited;
    return {
      ...{ name, other, startsAt, minutes, everyWeeks, timeZone },
      company: tenant.name,
      mine: said.get(invited.employeeId) ?? null,
      theirs: said.get(invited.otherId)?.reply ?? null,
    };
  });
}

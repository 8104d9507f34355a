import type { Context } from "#app/platform/context/context.ts";
import type { AttentionLine } from "#app/platform/contributions/home-card.ts";
import type { Owed } from "#app/platform/contributions/owed.ts";
import type { Texts } from "#app/modules/questionnaires/domain.ts";
import { textFor } from "../domain/text-for.ts";
import { engagementPlaces } from "../engagement-places.ts";
import { sql } from "#tenancy/sql.ts";

type Due = { id: string; title: Texts; on: string | null };

/** Surveys to answer. Whoever sees the product as somebody else learns of none. */
export function engagementOwed(context: Context): Owed {
  const { employeeId, language } = context.actor;
  return {
    open: sql`from {survey_participant} p join {survey} s on s.id = p.survey_id
      where p.employee_id = ${employeeId} and not p.took_part and s.state = 'LIVE' and s.deleted_at is null
        and (s.closes_on is null or s.closes_on >= ${context.today()}::date) and ${context.viewedBy === undefined}`,
    row: sql`jsonb_build_object('id', s.id, 'title', s.title, 'on', s.closes_on::text)`,
    orderBy: sql`s.closes_on nulls last, s.id`,
    read: ({ id, title, on }: Due) => ({
      key: `engagement:${id}`,
      room: "engagement",
      label: "obligations.answer",
      params: { title: textFor(title, language) },
      link: engagementPlaces.active(id),
      dueOn: on,
      act: { label: "obligations.act-answer", href: engagementPlaces.active(id) },
    }),
  };
}

/** Closed surveys whose results nobody has made yet. */
export function engagementAttention({ actor }: Context): AttentionLine[] {
  const admin = actor.adminAccesses.includes("ENGAGEMENT_ADMIN") || actor.adminAccesses.includes("PLATFORM_ADMIN");
  if (!admin) return [];
  return [
    {
      label: "attention.closed",
      href: engagementPlaces.completion,
      count: sql`select count(*)::int from {survey} where state = 'CLOSED' and deleted_at is null`,
    },
  ];
}

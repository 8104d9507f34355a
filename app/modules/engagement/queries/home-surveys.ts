import type { Question, Texts } from "#app/modules/questionnaires/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { HomeCard } from "#app/platform/contributions/home-card.ts";
import type { Privacy } from "../domain/survey.ts";
import { engagementPlaces } from "../engagement-places.ts";
import { sql } from "#tenancy/sql.ts";

/** A survey that waits; one of a single question can be answered where it stands. */
export type WaitingSurvey = {
  id: string;
  title: Texts;
  privacy: Privacy;
  fewest: number;
  sharesWithManagers: boolean;
  sharesWithAll: boolean;
  closesOn: string | null;
  count: number;
  only: Question | null;
  sendsTo: string;
};

/** Surveys that wait for one, and the latest whose results are shared with all. */
export type SurveysCard = {
  waiting: WaitingSurvey[];
  results: { id: string; title: Texts; plans: number } | null;
};

const shownAtMost = 3;

/** What surveys have for somebody; whoever sees the product as somebody else learns of none that waits. */
export function surveysCard(context: Context): HomeCard[] {
  const me = context.actor.employeeId;
  const answersAt = engagementPlaces.answers(context.tenant.slug, "");
  const waiting = sql`(select coalesce(jsonb_agg(to_jsonb(open)), '[]') from (
    select s.id, s.title, s.privacy, s.fewest, s.shares_with_managers as "sharesWithManagers",
      s.shares_with_all as "sharesWithAll", s.closes_on::text as "closesOn", jsonb_array_length(s.questions) as count,
      case when jsonb_array_length(s.questions) = 1 and p.tokens = 0 then s.questions->0 end as only,
      ${answersAt}::text || s.id::text as "sendsTo"
    from {survey_participant} p join {survey} s on s.id = p.survey_id
    where p.employee_id = ${me} and not p.took_part and s.state = 'LIVE' and s.deleted_at is null
      and (s.closes_on is null or s.closes_on >= ${context.today()}::date) and ${context.viewedBy === undefined}
    order by s.closes_on nulls last, s.id limit ${shownAtMost}) open)`;
  const results = sql`(select to_jsonb(told) from (
    select s.id, s.title, (select count(*)::int from {survey_focus} f where f.survey_id = s.id and f.lead_id is null
      and f.deleted_at is null and f.state <> 'DROPPED') as plans
    from {survey_participant} p join {survey} s on s.id = p.survey_id
    where p.employee_id = ${me} and s.state = 'PUBLISHED' and s.shares_with_all and s.deleted_at is null
    order by s.published_at desc limit 1) told)`;
  return [
    {
      name: "my-surveys",
      group: "me",
      topic: "engagement",
      data: sql`select case when jsonb_array_length(own.waiting) > 0 or own.results is not null
        then jsonb_build_object('waiting', own.waiting, 'results', own.results) end
        from (select ${waiting} as waiting, ${results} as results) own`,
    },
  ];
}

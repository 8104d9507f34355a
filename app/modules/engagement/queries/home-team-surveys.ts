import type { Texts } from "#app/modules/questionnaires/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { HomeCard } from "#app/platform/contributions/home-card.ts";
import { publishedForTeams } from "./insights-page.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** The latest survey that tells managers of their own people, with how many plans one has begun about it. */
export type TeamSurveysCard = { id: string; title: Texts; publishedAt: string; plans: number };

/**
 * A card for who leads people: what can be read of theirs. What is told, and from how many answers on, is decided where it
 * is read; the card names the survey alone.
 */
export async function teamSurveysCard(context: Context): Promise<HomeCard[]> {
  if (!(await context.ability()).decide("read-team", { kind: "SurveyResults" }).allowed) return [];
  const me = context.actor.employeeId;
  return [
    {
      name: "team-surveys",
      group: "team",
      topic: "engagement",
      data: sql`select to_jsonb(told) from (
        select s.id, s.title, ${instant(sql`s.published_at`)} as "publishedAt", (select count(*)::int from {survey_focus} f
          where f.survey_id = s.id and f.lead_id = ${me} and f.deleted_at is null and f.state <> 'DROPPED') as plans
        from {survey} s where s.state = 'PUBLISHED' and s.deleted_at is null and ${publishedForTeams(me)}
        order by s.published_at desc, s.id limit 1) told`,
    },
  ];
}

import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { textIn, type Texts } from "#app/modules/questionnaires/domain.ts";
import { engagementPlaces } from "../engagement-places.ts";
import { sql } from "#tenancy/sql.ts";
import { holds, preparedSearch, type Sought } from "#tenancy/text-search.ts";

/** Surveys that ask or asked the actor, by their title in any language; never a word of an answer. */
export async function searchSurveys(context: Context, sought: Sought, limit: number): Promise<readonly SearchHit[]> {
  if (context.viewedBy) return [];
  const title = sql`(select string_agg(x.value, ' ') from jsonb_each_text(s.title) x)`;
  const rows = await context.rows<{ id: string; title: Texts; closesOn: string | null; isOpen: boolean }>(
    preparedSearch(
      sought,
      sql`select s.id, s.title, s.closes_on::text as "closesOn", s.state = 'LIVE' and not p.took_part as "isOpen"
      from {survey_participant} p join {survey} s on s.id = p.survey_id
      where p.employee_id = ${context.actor.employeeId} and s.deleted_at is null and s.state <> 'DRAFT'
        and ${holds(title, sought)} order by s.launched_at desc, s.id limit ${limit}`,
    ),
  );
  const language = asLanguage(context.actor.language);
  const format = createFormat(language, context.actor.timeZone, toldBy(context.tenant));
  return rows.map(({ id, title: texts, closesOn, isOpen }) => ({
    key: `engagement:${id}`,
    kind: "survey",
    title: textIn(texts, language, language),
    subtitle: closesOn ? format.date(closesOn) : "",
    link: isOpen ? engagementPlaces.active(id) : engagementPlaces.submitted(id),
  }));
}

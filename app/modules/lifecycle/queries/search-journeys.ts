import { isAdmin } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";
import { holds, preparedSearch, type Sought } from "#tenancy/text-search.ts";
import type { Moment } from "../domain/moments.ts";
import { lifecyclePlaces } from "../lifecycle-places.ts";
import { isOfTeam } from "./board.ts";
import { wordsOf } from "./words.ts";

/** Journeys that run, by the person's name: one's own, those of people below one, and all for who administers people. */
export async function searchJourneys(context: Context, sought: Sought, limit: number): Promise<readonly SearchHit[]> {
  if (context.viewedBy) return [];
  const { employeeId: me, timeZone } = context.actor;
  const whose = isAdmin(context.actor, "PLATFORM_ADMIN")
    ? sql`true`
    : sql`((e.id = ${me} and j.told) or ${isOfTeam(me, context.today())})`;
  const rows = await context.rows<{ id: string; name: string; moment: Moment; onDay: string }>(
    preparedSearch(
      sought,
      sql`select j.id, e.display_name as name, j.moment, j.on_day::text as "onDay" from {lifecycle_journey} j
      join {employee} e on e.id = j.employee_id
      where j.state = 'RUNNING' and ${holds(sql`e.display_name`, sought)} and ${whose}
      order by j.on_day desc, lower(e.display_name), j.id limit ${limit}`,
    ),
  );
  const language = asLanguage(context.actor.language);
  const [t, format] = [wordsOf(language), createFormat(language, timeZone, toldBy(context.tenant))];
  return rows.map(({ id, name, moment, onDay }) => ({
    ...{ key: `lifecycle:${id}`, kind: "journey", title: name, link: lifecyclePlaces.journey(id) },
    subtitle: t("on-day", { moment: t(`moment.${moment}`), date: format.date(onDay) }),
  }));
}

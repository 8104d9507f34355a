import { isBelow } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";
import { holds, preparedSearch, type Sought } from "#tenancy/text-search.ts";
import { standingOn } from "../data/balance-sql.ts";
import { administered } from "../data/scope-sql.ts";
import { pointsPlaces } from "../points-places.ts";
import { wordsOf } from "./words.ts";

/** People who have points today, by name, for those above them and for who administers points; nobody finds others' points. */
export async function searchPoints(context: Context, sought: Sought, limit: number): Promise<readonly SearchHit[]> {
  if (context.viewedBy) return [];
  const { employeeId: me, timeZone } = context.actor;
  const today = context.today();
  const whose = sql`(${administered(context)} or ${isBelow(sql`e.id`, me, today)})`;
  const rows = await context.rows<{ id: string; name: string; balance: number }>(
    preparedSearch(
      sought,
      sql`with ${standingOn(sql`${today}::date`)} select e.id, e.display_name as name, s.balance from standing s
      join {employee} e on e.id = s.employee_id where s.balance > 0 and e.id <> ${me}
        and ${holds(sql`e.display_name`, sought)} and ${whose} order by s.balance desc, lower(e.display_name), e.id
      limit ${limit}`,
    ),
  );
  const language = asLanguage(context.actor.language);
  const [t, format] = [wordsOf(language), createFormat(language, timeZone, toldBy(context.tenant))];
  return rows.map(({ id, name, balance }) => ({
    ...{ key: `points:${id}`, kind: "points", title: name, link: pointsPlaces.person(id) },
    subtitle: t("points", { count: balance, number: format.number(balance) }),
  }));
}

import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { initiativePrelude, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { filterConditions, initiativeFilters } from "./initiative-filters.ts";
import { allOf, sql } from "#tenancy/sql.ts";
import { holds, nearestFirst, type Sought } from "#tenancy/text-search.ts";

/** Tasks the actor may see, by a part of their text: open ones first. */
export async function searchInitiatives(
  context: Context,
  sought: Sought,
  limit: number,
): Promise<readonly SearchHit[]> {
  const where = allOf([
    ...filterConditions(initiativeFilters.parse({})),
    holds(sql`i.text`, sought),
    await initiativesAllowing(context, "view"),
  ]);
  const prelude = initiativePrelude(context);
  const rows = await context.rows<{ id: string; text: string; owner: string | null }>(
    sql`${prelude}
     select i.id, i.text, (select min(e.display_name) from {initiative_person} p join {employee} e on e.id = p.employee_id
                            where p.initiative_id = i.id and p.owner_type = 'OWNER') as owner
       from {initiative} i where i.deleted_at is null and ${where}
      order by ${nearestFirst(sql`i.text`, sought)} i.completed_at is not null, i.due_date nulls last, i.position desc limit ${limit}`,
  );
  return rows.map((row) => ({
    key: `initiatives:${row.id}`,
    kind: "initiative",
    title: row.text,
    subtitle: row.owner ?? "",
    link: initiativePlaces.task(row.id),
  }));
}

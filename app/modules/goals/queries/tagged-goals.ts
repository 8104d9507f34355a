import { tagPlacings } from "#app/modules/tags/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Carriers } from "#app/platform/contributions/carriers.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { filterConditions, goalFiltersInput } from "./goal-filters.ts";
import { allOf, sql } from "#tenancy/sql.ts";

type Row = { id: string; title: string; owners: string | null };

/** The goals the actor may see that have a tag, or one below it: those of the list that is narrowed to it, the newest frame first. */
export async function taggedGoals(context: Context, tagId: string, slice: Slice): Promise<Carriers> {
  const filters = { period: "all", kind: "ALL", tag: tagId };
  const allowed = await goalsAllowing(context, "view");
  const where = allOf([
    sql`g.deleted_at is null and g.archived_at is null`,
    ...filterConditions(context, goalFiltersInput.parse(filters)),
    allowed.where,
  ]);
  const from = sql`with recursive ${allowed.with}, found as (select g.id, g.title, p.ends_on from {goal} g
    join {goal_period} p on p.id = g.period_id where ${where})`;
  const [counted] = await context.rows<{ count: number }>(sql`${from} select count(*)::int as count from found`);
  const rows = await context.rows<Row>(
    sql`${from} select f.id, f.title, (select string_agg(e.display_name, ', ' order by e.display_name)
      from {goal_owner} o join {employee} e on e.id = o.employee_id
                              where o.goal_id = f.id and o.owner_type = 'OWNER') as owners
       from found f order by f.ends_on desc, lower(f.title), f.id limit ${slice.limit} offset ${slice.offset}`,
  );
  return {
    count: counted!.count,
    list: `/app/my-data/goal/my-company?${new URLSearchParams(filters)}`,
    hits: rows.map(({ id, title, owners }) => ({
      key: `goals:${id}`,
      kind: "goal",
      title,
      subtitle: owners ?? "",
      link: `/app/goal/${id}`,
    })),
  };
}

/** On how many goals that the actor may see each tag stands, archived goals too: one statement for any number of tags. */
export async function countTaggedGoals(
  context: Context,
  tagIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<{ id: string; count: number }>(
    sql`with recursive ${allowed.with}
     select put.tag_id as id, count(*)::int as count from ${tagPlacings("GOAL")} put join {goal} g on g.id = put.record_id
      where put.tag_id = any(${tagIds}::uuid[]) and g.deleted_at is null and (${allowed.where}) group by put.tag_id`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalChanges } from "../data/changes.ts";
import { periodInstants } from "../domain/period.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A past day in the address; anything else is today. */
export const asOfInput = optionalInput(z.iso.date()).catch(undefined);

/** The moment a day ended for the actor; null where that day is not over. */
export function endOfDay(context: Context, day: string | undefined): Date | null {
  if (!day || day >= context.today()) return null;
  const { until } = periodInstants({ startDate: day, endDate: day }, context.actor.timeZone);
  return new Date(until.epochMilliseconds);
}

/** Goals that moved since, with what they stood under before, and goals deleted since: common table expressions `moved` and `gone`. */
export function movedSince(moment: Date): Sql {
  return sql`moved(goal_id, parent_id) as materialized (
      select distinct on (x.goal_id) x.goal_id, (x.value_before #>> '{}')::uuid from ${goalChanges} x
       where x.field = 'parent' and x.at >= ${moment.toISOString()} order by x.goal_id, x.at, x.sequence),
     gone(id, parent_id) as materialized (select id, parent_id from {goal} where deleted_at >= ${moment.toISOString()})`;
}

/** What a goal called `g` stood under, with `moved`. */
export const parentThen = sql`(case when exists (select from moved m where m.goal_id = g.id) then (select m.parent_id
  from moved m where m.goal_id = g.id) else g.parent_id end)`;

/** Whether a goal called by this alias stood at the moment and was on the lists. */
export function stoodAt(alias: string, moment: Date): Sql {
  const [at, goal] = [moment.toISOString(), sql.ref(alias)];
  return sql`${goal}.created_at < ${at} and (${goal}.archived_at is null or ${goal}.archived_at >= ${at}) and not coalesce(
      (select x.value_before::boolean from ${goalChanges} x where x.goal_id = ${goal}.id and x.field = 'deleted'
        and x.at >= ${at} order by x.at, x.sequence limit 1),
      ${goal}.deleted_at is not null and ${goal}.deleted_at < ${at})`;
}

/** Ids of what stood under this goal, with `moved` and `gone`: those there that did not move, those deleted since, and those that left. */
export function childrenThen(parent: Sql): Sql {
  const unmoved = sql`not exists (select from moved m where m.goal_id = k.id)`;
  return sql`(select k.id from {goal} k where k.parent_id = ${parent} and k.deleted_at is null and ${unmoved}
    union all select k.id from gone k where k.parent_id = ${parent} and ${unmoved}
    union all select m.goal_id from moved m where m.parent_id = ${parent})`;
}

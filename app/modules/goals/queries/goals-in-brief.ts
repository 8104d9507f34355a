import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { silentDays, type StalenessFacts } from "../domain/staleness.ts";
import type { GoalRow } from "./goal-row.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** A goal beside another room's record: what it is called, on whose behalf, how far it is and how it stands. */
export type GoalBrief = Pick<
  GoalRow,
  "id" | "kind" | "title" | "level" | "visibility" | "percent" | "progressLevel" | "closure"
> & { silentDays: number | null };

/** Those of these goals that stand and the actor may see, by id: one statement. */
export async function goalsInBrief(
  context: Context,
  goalIds: readonly string[],
): Promise<ReadonlyMap<string, GoalBrief>> {
  if (goalIds.length === 0) return new Map();
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<Omit<GoalBrief, "silentDays"> & StalenessFacts>(
    sql`with recursive ${allowed.with}
     select g.id, g.kind, g.title, g.level, g.visibility, g.percent, g.progress_level as "progressLevel",
       g.closure_status as closure,
            g.start_date::text as "startDate", ${instant(sql`coalesce(g.last_check_in_at, g.created_at)`)} as "heardAt"
       from {goal} g where g.id = any(${goalIds}::uuid[]) and g.deleted_at is null and (${allowed.where})`,
  );
  return new Map(
    rows.map(({ startDate, heardAt, ...goal }) => {
      const { progressLevel, closure } = goal;
      const silent = silentDays(
        { progressLevel, closure, startDate, heardAt },
        context.today(),
        context.actor.timeZone,
      );
      return [goal.id, { ...goal, silentDays: silent }];
    }),
  );
}

import type { Context } from "#app/platform/context/context.ts";
import { wasSeenBefore } from "#app/platform/history/record-history.ts";
import { changedSince, changesPage, type ChangesInput, type Touched } from "#app/platform/lists/changes.ts";
import type { KeysetPage } from "#app/platform/lists/keyset.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { goalRowColumns, partCount, asSeen } from "./goal-row.ts";
import type { ListedGoal } from "./goal-list.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** Goals and key results the actor may see by when they changed last, archived ones too, and those that went out of sight. */
export function goalChanges(context: Context, input: ChangesInput) {
  return changesPage(context, input, {
    changedAt: sql`g.updated_at`,
    id: sql`g.id`,
    touched: (page, asked) => touchedGoals(context, page, asked),
    rows: (ids) => goalsOf(context, ids),
  });
}

/**
 * What was deleted is told to who could see it as it was; what became private to who could see it before, or had it
 * themselves. Nobody else learns that it is there; parts go with what they are part of.
 */
async function touchedGoals(
  context: Context,
  page: KeysetPage,
  { since, limit }: { since: Date | null; limit: number },
): Promise<Touched[]> {
  const allowed = await goalsAllowing(context, "view");
  const before = await goalsAllowing(context, "view", { visibility: sql`'GLOBAL'` });
  const known =
    since === null
      ? sql`false`
      : wasSeenBefore({
          ...{ kind: "Goal", id: sql`g.id`, since, readerId: context.actor.employeeId },
          ...{ ifGlobal: before.where, people: ["owners", "collaborators"] },
        });
  return context.rows<Touched>(
    sql`with recursive ${allowed.with},
     looked as (select g.id, g.updated_at, g.deleted_at is null and (${allowed.where}) as shown,
         (${allowed.where}) as allowed, ${known} as known
       from {goal} g where ${changedSince(sql`g.updated_at`, since)} and ${page.where}
         ${since === null ? sql`and g.deleted_at is null` : sql``})
     select g.id, ${instant(sql`g.updated_at`)} as "changedAt", not g.shown as gone, ${page.column}
       from looked g where g.shown or ${since === null ? sql`false` : sql`(g.allowed or g.known)`}
      order by ${page.orderBy} limit ${limit}`,
  );
}

async function goalsOf(context: Context, ids: readonly string[]): Promise<ListedGoal[]> {
  if (ids.length === 0) return [];
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<ListedGoal>(
    sql`with recursive ${allowed.with}
     select ${goalRowColumns}, ${partCount(allowed.where)} as "childCount"
       from {goal} g join {goal_period} p on p.id = g.period_id
      where g.id = any(${[...ids]}::uuid[]) and g.deleted_at is null and (${allowed.where})`,
  );
  return asSeen(context, rows);
}

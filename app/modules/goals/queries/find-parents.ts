import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { templateOf } from "../data/template-record.ts";
import { objectiveLevels, type ObjectiveLevel } from "../domain/hierarchy.ts";
import { findObjectives, type FoundObjective } from "./find-objectives.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

export const findParentsInput = z.object({
  text: searchInput(),
  /** The goal that is to stand under what is found. */
  forGoal: z.uuid().optional(),
  /** Any open goal but this one, whatever its level: what may be depended on. */
  besides: z.uuid().optional(),
  /** The level of an objective that does not stand yet. */
  level: z.enum(objectiveLevels).optional(),
});

/** Goals this one may stand under, by a part of their title: of a permitted level, open, and not below it. */
export async function findParents(
  context: Context,
  { text, forGoal, besides: other, level }: z.output<typeof findParentsInput>,
  limit: number,
): Promise<FoundObjective[]> {
  if (other)
    return findObjectives(context, text, limit, {
      with: null,
      where: sql`g.closure_status is null and g.id <> ${other}::uuid`,
      kinds: "ANY",
    });
  const goal = forGoal ? await requireGoalFacts(context, forGoal) : null;
  if (goal) await authorize(context, "view", goal);
  const underKeyResults = (await templateOf(context)).template.configData.IS_KR_CASCADING_ENABLED;
  const open: Sql = sql`g.closure_status is null`;
  if (forGoal && goal?.goalKind === "KEY_RESULT") {
    const adding = await goalsAllowing(context, "add-key-result");
    return findObjectives(context, text, limit, {
      with: notBelow(forGoal),
      where: allOf([open, objectives, besides, adding.where]),
    });
  }
  const placed = allOf([
    open,
    atOrAbove(goal?.level ?? level ?? "INDIVIDUAL", underKeyResults),
    ...(goal ? [besides] : []),
  ]);
  return findObjectives(context, text, limit, {
    with: forGoal ? notBelow(forGoal) : null,
    where: placed,
    kinds: underKeyResults ? "ANY" : "OBJECTIVE",
  });
}

const objectives: Sql = sql`g.kind = 'OBJECTIVE'`;
const besides: Sql = sql`g.id not in (select id from inside)`;

/** The goal and all below it, also by what feeds what. */
function notBelow(goalId: string): Sql {
  return sql`inside(id) as (
      select ${goalId}::uuid
      union
      select c.id from inside cross join lateral (
        select k.id from {goal} k where k.parent_id = inside.id and k.deleted_at is null
        union all select f.child_id from {goal_feed} f where f.parent_id = inside.id) c)`;
}

function atOrAbove(level: ObjectiveLevel, underKeyResults: boolean): Sql {
  const levels = objectiveLevels.slice(0, objectiveLevels.indexOf(level) + 1);
  const objective = sql`g.kind = 'OBJECTIVE' and g.level in (${sql.join(levels)})`;
  return underKeyResults ? sql`(${objective} or g.kind = 'KEY_RESULT')` : objective;
}

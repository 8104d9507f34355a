import { isPresent } from "#app/modules/people/index.ts";
import type { AlignmentGap } from "../domain/alignment.ts";
import { mostKeyResults } from "../domain/coach/coach.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const keyResults = sql`from {goal} k where k.parent_id = g.id and k.kind = 'KEY_RESULT' and k.deleted_at is null
  and k.archived_at is null`;

/** Whether a goal called `g` has a gap on a day, as the coach's rules say it; one that is closed is done with. */
const gaps: Readonly<Record<AlignmentGap, (day: string) => Sql>> = {
  // A company objective is the top; what counts in another goal is aligned as well as what stands under one.
  NO_PARENT: () =>
    sql`g.kind = 'OBJECTIVE' and g.level <> 'COMPANY' and g.parent_id is null and not exists (select from {goal_feed} f
      where f.child_id = g.id)`,
  NO_KEY_RESULTS: () => sql`g.kind = 'OBJECTIVE' and not exists (select ${keyResults})`,
  TOO_MANY: () => sql`g.kind = 'OBJECTIVE' and (select count(*) ${keyResults}) > ${mostKeyResults}`,
  NO_OWNER: (day) =>
    sql`g.kind = 'OBJECTIVE' and not exists (select from {goal_owner} w where w.goal_id = g.id
      and w.owner_type = 'OWNER' and ${isPresent(sql`w.employee_id`, day)})`,
  SAME_ENDS: () => sql`g.kind = 'KEY_RESULT' and g.start_value = g.target_value`,
  BASELINE: () =>
    sql`g.kind = 'KEY_RESULT' and g.measure_type = 'PERCENTAGE' and g.start_value = 0 and g.target_value = 100`,
};

/** The gap as a condition on a goal called `g`. */
export function gapCondition(gap: AlignmentGap, today: string): Sql {
  return sql`g.progress_level <> 'CLOSED' and ${gaps[gap](today)}`;
}

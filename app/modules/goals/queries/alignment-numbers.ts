import { liveSeat } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { alignmentGaps, type AlignmentGap } from "../domain/alignment.ts";
import type { GoalKind, ObjectiveLevel } from "../domain/hierarchy.ts";
import { gapCondition } from "./alignment-gaps.ts";
import { filterConditions, heardRecently } from "./goal-filters.ts";
import { allOf, sql } from "#tenancy/sql.ts";

/** Open goals of a kind, by level or of all levels, and how many of them have which gap. */
export type GapNumbers = Readonly<Record<AlignmentGap, number>> & {
  kind: GoalKind;
  level: ObjectiveLevel | null;
  open: number;
  silent: number;
};
/** Open objectives whose owners sit in a unit or below it, and how many of them are behind. */
export type UnitNumbers = {
  id: string;
  name: string;
  above: string | null;
  open: number;
  offTrack: number;
  atRisk: number;
};

const openGoals = sql`g.deleted_at is null and g.archived_at is null and g.progress_level <> 'CLOSED'`;

/** The open goals of a time frame that the actor may see, by kind and level: one statement. */
export async function gapNumbers(context: Context, period: string): Promise<GapNumbers[]> {
  const allowed = await goalsAllowing(context, "view");
  const kept = allOf([openGoals, ...filterConditions(context, { period, kind: "ALL" }), allowed.where]);
  const found = alignmentGaps.map((gap) => sql`(${gapCondition(gap, context.today())}) as ${sql.ref(gap)}`);
  const counted = alignmentGaps.map((gap) => sql`count(*) filter (where ${sql.ref(gap)})::int as ${sql.ref(gap)}`);
  return context.rows<GapNumbers>(
    sql`with recursive ${allowed.with},
     kept as (select g.kind, g.level, not ${heardRecently(context)} as silent, ${sql.join(found)} from {goal} g where ${kept})
     select kind, level, count(*)::int as open, count(*) filter (where silent)::int as silent, ${sql.join(counted)}
       from kept group by grouping sets ((kind, level), (kind))`,
  );
}

/** Units by how much of what their people own is behind, the worst first: one statement. */
export async function unitNumbers(context: Context, period: string, limit: number): Promise<UnitNumbers[]> {
  const allowed = await goalsAllowing(context, "view");
  const kept = allOf([openGoals, ...filterConditions(context, { period }), allowed.where]);
  return context.rows<UnitNumbers>(
    sql`with recursive ${allowed.with},
     kept as (select g.id, g.progress_level from {goal} g where ${kept}),
     seat(goal_id, unit_id) as (
       select o.goal_id, a.org_unit_id from kept join {goal_owner} o on o.goal_id = kept.id and o.owner_type = 'OWNER'
         join {assignment} a on a.employee_id = o.employee_id and ${liveSeat(context.today())}
       union
       select seat.goal_id, u.parent_id from seat join {org_unit} u on u.id = seat.unit_id where u.parent_id is not null)
     select u.id, u.name, above.name as above, count(*)::int as open,
            count(*) filter (where kept.progress_level = 'OFF_TRACK')::int as "offTrack", count(*)
              filter (where kept.progress_level = 'AT_RISK')::int as "atRisk"
       from seat join kept on kept.id = seat.goal_id join {org_unit} u on u.id = seat.unit_id
         left join {org_unit} above on above.id = u.parent_id
      group by u.id, u.name, above.name
      order by count(*) filter (where kept.progress_level in ('OFF_TRACK', 'AT_RISK'))::float8 / count(*) desc,
        count(*) desc, lower(u.name), u.id limit ${limit}`,
  );
}

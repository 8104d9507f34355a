import { teamsSeen } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Fact, FactSet } from "#app/platform/contributions/facts.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** Goals that the actor may see, for other systems. */
const goals: FactSet = {
  name: "goals",
  label: "names.module",
  fields: [
    { name: "id", type: "text", tells: "work" },
    { name: "kind", type: "text", tells: "work" },
    { name: "title", type: "text", tells: "work" },
    { name: "level", type: "text", tells: "work" },
    { name: "parent_id", type: "text", tells: "work" },
    { name: "department_id", type: "text", tells: "work" },
    { name: "team_ids", type: "text", tells: "work" },
    { name: "owner_ids", type: "text", tells: "work" },
    { name: "period", type: "text", tells: "work" },
    { name: "starts_on", type: "day", tells: "work" },
    { name: "due_on", type: "day", tells: "work" },
    { name: "progress", type: "text", tells: "work" },
    { name: "percent", type: "number", tells: "work" },
    { name: "target", type: "number", tells: "work" },
    { name: "actual", type: "number", tells: "work" },
    { name: "closed_as", type: "text", tells: "work" },
  ],
  async read(context, after, limit) {
    const allowed = await goalsAllowing(context, "view");
    const teams = teamsSeen(await context.ability());
    return context.rows<Fact>(
      sql`with recursive ${allowed.with}
          select g.id, g.kind, g.title, g.level, g.parent_id, g.org_unit_id as department_id,
            (select string_agg(t.id::text, ' ' order by t.id) from {goal_team} m join ${teams} t on t.id = m.team_id
              where m.goal_id = g.id) as team_ids,
            (select string_agg(o.employee_id::text, ' ' order by o.employee_id) from {goal_owner} o
              where o.goal_id = g.id and o.owner_type = 'OWNER') as owner_ids,
            p.name as period, g.start_date::text as starts_on, g.due_date::text as due_on,
            g.progress_level as progress, g.percent, g.target_value::float8 as target,
            g.actual_value::float8 as actual, g.closure_status as closed_as
            from {goal} g join {goal_period} p on p.id = g.period_id
           where g.deleted_at is null and (${after}::uuid is null or g.id > ${after}::uuid) and (${allowed.where})
           order by g.id limit ${limit}`,
    );
  },
};

/** Check-ins on goals that the actor may see; what somebody wrote to them stays here. */
const checkIns: FactSet = {
  name: "check_ins",
  label: "list.heard",
  fields: [
    { name: "id", type: "text", tells: "work" },
    { name: "goal_id", type: "text", tells: "work" },
    { name: "person_id", type: "text", tells: "work" },
    { name: "at", type: "moment", tells: "work" },
    { name: "value", type: "number", tells: "work" },
    { name: "percent", type: "number", tells: "work" },
    { name: "progress", type: "text", tells: "work" },
  ],
  async read(context: Context, after, limit) {
    const allowed = await goalsAllowing(context, "view");
    return context.rows<Fact>(
      sql`with recursive ${allowed.with}
          select c.id, c.goal_id, c.employee_id as person_id,
            ${instant(sql`c.at`)} as at, c.value::float8 as value, c.percent,
            c.progress_level as progress
            from {goal_check_in} c join {goal} g on g.id = c.goal_id
           where g.deleted_at is null and c.rolled_up_from is null
             and (${after}::uuid is null or c.id > ${after}::uuid) and (${allowed.where})
           order by c.id limit ${limit}`,
    );
  },
};

export const goalFactSets: readonly FactSet[] = [goals, checkIns];

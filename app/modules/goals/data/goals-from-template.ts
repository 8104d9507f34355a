import { commentCount } from "#app/modules/comments/index.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "./goal-rules-sql.ts";
import type { Given } from "../domain/goal-template.ts";
import { sql } from "#tenancy/sql.ts";

/** A goal made of a template as it is now, beside what the template gave it. `part` is null for the objective. */
export type GoalOfTemplate = {
  goalId: string;
  part: string | null;
  employeeId: string;
  name: string;
  given: Given;
  current: Given;
  parentId: string | null;
  gone: boolean;
  archived: boolean;
  closed: boolean;
  workedOn: boolean;
  percent: number | null;
  /** Whether the actor may see it. */
  seen: boolean;
};

/** All goals of a template, or those of one person, objectives first; one statement. */
export async function goalsOfTemplate(
  context: Context,
  templateId: string,
  employeeId: string | null = null,
): Promise<GoalOfTemplate[]> {
  const allowed = await goalsAllowing(context, "view");
  return context.rows<GoalOfTemplate>(
    sql`with recursive ${allowed.with}
     select f.goal_id as "goalId", f.part, f.employee_id as "employeeId", e.display_name as name, f.given, g.parent_id as "parentId",
            jsonb_build_object('title', g.title, 'description', g.description, 'visibility', g.visibility, 'start', g.start_value::float8, 'target', g.target_value::float8) as current,
            g.deleted_at is not null as gone, g.archived_at is not null as archived, g.closure_status is not null as closed, g.percent,
            g.last_check_in_at is not null or ${commentCount("Goal", sql`g.id`)} > 0 or exists (
              select from {goal} c where c.parent_id = g.id and c.deleted_at is null and not exists (select from {goal_from_template} own where own.goal_id = c.id and own.template_id = f.template_id)) as "workedOn",
            coalesce((${allowed.where}), false) as seen
       from {goal_from_template} f join {goal} g on g.id = f.goal_id join {employee} e on e.id = f.employee_id
      where f.template_id = ${templateId} and (${employeeId}::uuid is null or f.employee_id = ${employeeId}::uuid)
      order by lower(e.display_name), f.employee_id, f.part is not null, g.position, f.goal_id`,
  );
}

export type MadeGoal = { goalId: string; templateId: string; part: string | null; employeeId: string; given: Given };

export async function keepMade(context: Context, made: readonly MadeGoal[]): Promise<void> {
  await insertRows(
    context,
    "goal_from_template",
    "goal_id uuid, template_id uuid, part uuid, employee_id uuid, given jsonb",
    made.map(({ goalId, templateId, part, employeeId, given }) => ({
      goal_id: goalId,
      template_id: templateId,
      part,
      employee_id: employeeId,
      given,
    })),
  );
}

export async function keepGiven(context: Context, goalId: string, given: Given): Promise<void> {
  await context.rows(
    sql`update {goal_from_template} set given = ${JSON.stringify(given)}::jsonb where goal_id = ${goalId}`,
  );
}

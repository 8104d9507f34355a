import type { Origin } from "#app/platform/contributions/origin.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAsTheyAre } from "#app/modules/goals/index.ts";
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
  const goals = await goalsAsTheyAre(context);
  return context.rows<GoalOfTemplate>(
    sql`with recursive ${goals.with}
     select f.goal_id as "goalId", f.part, f.employee_id as "employeeId", e.display_name as name, f.given,
       g.parent_id as "parentId",
            jsonb_build_object('title', g.title, 'description', g.description, 'visibility', g.visibility, 'start',
              g.start_value, 'target', g.target_value) as current,
            g.gone, g.archived, g.closed, g.percent, g.seen,
            g.heard_of or exists (
              select from unnest(g.part_ids) c where not exists (select from {goal_from_template} own
                where own.goal_id = c and own.template_id = f.template_id)) as "workedOn"
       from {goal_from_template} f join ${goals.rows} g on g.id = f.goal_id join {employee} e on e.id = f.employee_id
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

/** Which template a goal was made of, shown beside the goal. */
export const templateOfGoal: Origin = {
  room: "goal-templates",
  label: "goal-template.from",
  of: (goalId) =>
    sql`(select jsonb_build_object('id', t.id, 'title', t.title) from {goal_from_template} f
      join {goal_template} t on t.id = f.template_id where f.goal_id = ${goalId})`,
  address: (id) => `/app/company/goal/templates/${id}`,
  can: { action: "view", subject: "GoalTemplate" },
};

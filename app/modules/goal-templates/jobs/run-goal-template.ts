import { peopleOfAudience, runPersonByPerson } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { assignToPerson, updateForPerson, withdrawFromPerson } from "../use-cases/template-for-person.ts";
import type { TemplateRunInput } from "./template-run.task.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const acts = { ASSIGN: assignToPerson, UPDATE: updateForPerson, WITHDRAW: withdrawFromPerson };

/** Does an act on a template's goals person by person. */
export function runGoalTemplate(run: TaskRun, input: TemplateRunInput): Promise<void> {
  return runPersonByPerson(run, {
    people: (context) => peopleOf(context, input),
    act: (context, employeeId) => acts[input.kind](context, input.templateId, employeeId),
  });
}

/** Those it is given to; else those who have a goal of it, or some of them. */
async function peopleOf(context: Context, { kind, templateId, audience }: TemplateRunInput): Promise<Sql> {
  const meant = audience && (await peopleOfAudience(context, audience));
  if (kind === "ASSIGN") return meant ?? sql`(select null::uuid where false)`;
  const among = meant ? sql`and f.employee_id in ${meant}` : sql``;
  return sql`(select f.employee_id from {goal_from_template} f where f.template_id = ${templateId} ${among})`;
}

import { peopleOfCohort } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { storeResult, type PersonResult } from "../data/template-run-record.ts";
import { assignToPerson, updateForPerson, withdrawFromPerson } from "../use-cases/template-for-person.ts";
import type { TemplateRunInput } from "./template-run.task.ts";
import { sql } from "#tenancy/sql.ts";

const acts = { ASSIGN: assignToPerson, UPDATE: updateForPerson, WITHDRAW: withdrawFromPerson };

/**
 * Does an act on a template's goals person by person, each in a transaction of their own with what became of it: whoever
 * looks sees how far it is, and work that is done again goes on where it stopped. Somebody who is refused stops nobody else.
 */
export async function runGoalTemplate(run: TaskRun, input: TemplateRunInput): Promise<void> {
  const people = await run.open((context) => peopleOf(context, run.taskId, input));
  const left = people.filter(({ done }) => !done);
  let come = people.length - left.length;
  await run.progress(come, people.length);
  for (const { id } of left) {
    await forOne(run, input, id);
    await run.progress((come += 1), people.length);
  }
}

async function forOne(
  { open, taskId }: TaskRun,
  { kind, templateId }: TemplateRunInput,
  employeeId: string,
): Promise<void> {
  try {
    await open(async (context) => storeResult(context, taskId, await acts[kind](context, templateId, employeeId)));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refused: PersonResult = { employeeId, outcome: "REFUSED", goalId: null, reason: error.code, fields: [] };
    await open((context) => storeResult(context, taskId, refused));
  }
}

/** Those it is about, and which of them were come to already. */
async function peopleOf(
  context: Context,
  runId: string,
  { templateId, cohortId }: TemplateRunInput,
): Promise<{ id: string; done: boolean }[]> {
  const asked = cohortId
    ? await peopleOfCohort(context, cohortId)
    : sql`(select f.employee_id from {goal_from_template} f where f.template_id = ${templateId})`;
  return context.rows(
    sql`select e.id, exists (select from {goal_template_result} r where r.run_id = ${runId} and r.employee_id = e.id) as done
          from {employee} e where e.id in ${asked} order by lower(e.display_name), e.id`,
  );
}

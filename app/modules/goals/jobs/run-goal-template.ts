import { z } from "zod";
import { peopleOfCohort } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { OpenAs } from "#app/platform/jobs/background-work.ts";
import { findRun, noteRun, storeResult, type PersonResult, type TemplateRun } from "../data/template-run-record.ts";
import { assignToPerson, updateForPerson, withdrawFromPerson } from "../use-cases/template-for-person.ts";
import { sql } from "#tenancy/sql.ts";

const payloadShape = z.object({ runId: z.uuid() });
const acts = { ASSIGN: assignToPerson, UPDATE: updateForPerson, WITHDRAW: withdrawFromPerson };

/**
 * Does an act on a template's goals person by person, each in a transaction of their own with what became of it: whoever
 * looks sees how far it is, and work that is done again goes on where it stopped. Somebody who is refused stops nobody else.
 */
export async function runGoalTemplate(open: OpenAs, payload: Record<string, unknown>): Promise<void> {
  const { runId } = payloadShape.parse(payload);
  const run = await open((context) => findRun(context, runId));
  if (!run || run.state === "DONE" || run.state === "FAILED") return;
  try {
    const people = await open((context) => peopleLeft(context, run));
    for (const employeeId of people) await forOne(open, run, employeeId);
    await open((context) => noteRun(context, runId, "DONE", null, null));
  } catch (error) {
    const known = error instanceof AppError;
    await open((context) =>
      noteRun(
        context,
        runId,
        "FAILED",
        null,
        known
          ? { code: error.code, params: error.details.params ?? {} }
          : { code: "goals.template-run-fault", params: {} },
      ),
    );
    if (!known) throw error;
  }
}

async function forOne(open: OpenAs, run: TemplateRun, employeeId: string): Promise<void> {
  try {
    await open(async (context) =>
      storeResult(context, run.id, await acts[run.kind](context, run.templateId, employeeId)),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refused: PersonResult = { employeeId, outcome: "REFUSED", goalId: null, reason: error.code, fields: [] };
    await open((context) => storeResult(context, run.id, refused));
  }
}

/** Those it is about who were not come to yet; how many they are in all is written down. */
async function peopleLeft(context: Context, run: TemplateRun): Promise<string[]> {
  const asked = run.cohortId
    ? await peopleOfCohort(context, run.cohortId)
    : sql`(select f.employee_id from {goal_from_template} f where f.template_id = ${run.templateId})`;
  const rows = await context.rows<{ id: string; done: boolean }>(
    sql`select e.id, exists (select from {goal_template_result} r where r.run_id = ${run.id} and r.employee_id = e.id) as done from {employee} e where e.id in ${asked} order by lower(e.display_name), e.id`,
  );
  await noteRun(context, run.id, "RUNNING", rows.length, null);
  return rows.filter(({ done }) => !done).map(({ id }) => id);
}

import type { Context } from "#app/platform/context/context.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { storeOutcome, type PersonOutcome } from "./person-outcome.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type PersonByPerson = {
  /** A subquery of the ids of those it is about. */
  people: (context: Context) => Promise<Sql>;
  /** What is done for one of them; a refusal is kept in its words as REFUSED. */
  act: (context: Context, employeeId: string) => Promise<PersonOutcome>;
};

/**
 * Does long work person by person, by the rights of who asked, each in a transaction of their own with what became of it:
 * whoever looks sees how far it is, and work that is done again goes on where it stopped. Somebody who is refused stops
 * nobody else.
 */
export async function runPersonByPerson(run: TaskRun, { people, act }: PersonByPerson): Promise<void> {
  const all = await run.open(async (context) => peopleLeft(context, run.taskId, await people(context)));
  const left = all.filter(({ done }) => !done);
  let come = all.length - left.length;
  await run.progress(come, all.length);
  for (const { id } of left) {
    await forOne(run, act, id);
    await run.progress((come += 1), all.length);
  }
}

async function forOne({ open, taskId }: TaskRun, act: PersonByPerson["act"], employeeId: string): Promise<void> {
  try {
    await open(async (context) => storeOutcome(context, taskId, employeeId, await act(context, employeeId)));
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const refused = { outcome: "REFUSED", reason: refusal.code, params: refusal.details.params ?? {} };
    await open((context) => storeOutcome(context, taskId, employeeId, refused));
  }
}

/** Those it is about, by name, and which of them were come to already. */
function peopleLeft(context: Context, runId: string, people: Sql): Promise<{ id: string; done: boolean }[]> {
  return context.rows(
    sql`select e.id, exists (select from {person_outcome} o where o.run_id = ${runId} and o.employee_id = e.id) as done
          from {employee} e where e.id in ${people} order by lower(e.display_name), e.id`,
  );
}

import { peopleOfAudience, runPersonByPerson } from "#app/modules/audiences/index.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { shareWithPerson } from "../use-cases/share-many.ts";
import type { ShareResultsInput } from "./share-results.task.ts";
import { sql } from "#tenancy/sql.ts";

/** Shares the results of those of the audience who are reviewed in the cycle. */
export function runSharing(run: TaskRun, { cycleId, audience }: ShareResultsInput): Promise<void> {
  return runPersonByPerson(run, {
    people: async (context) => sql`(select e.id from {employee} e
      join {review_reviewee} r on r.employee_id = e.id and r.cycle_id = ${cycleId} and r.removed_at is null
      where e.id in ${await peopleOfAudience(context, audience)})`,
    act: (context, employeeId) => shareWithPerson(context, cycleId, employeeId),
  });
}

import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { TaskKind } from "#app/platform/tasks/task-kind.ts";
import { loadTasks, type Task } from "#app/platform/tasks/task-record.ts";
import { outcomeCounts, type OutcomeCounts } from "./person-outcomes.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Long work done person by person: how far it is, how many came out how, and what was asked. */
export type PersonRun<Asked = unknown> = Pick<Task, "id" | "state" | "total" | "error" | "askedAt"> & {
  asked: Asked;
  askedBy: string;
  mine: boolean;
  done: number;
  counts: OutcomeCounts;
};

/** The newest runs of a kind about a record, or whose tasks `t` are as `where` says. Two statements. */
export async function personRuns<Input extends z.ZodType>(
  context: Context,
  kind: TaskKind<Input>,
  { aboutId, where = sql`t.about_id = ${aboutId}`, limit }: { aboutId?: string; where?: Sql; limit: number },
): Promise<PersonRun<z.output<Input>>[]> {
  const tasks = await loadTasks(context, [kind], { where, limit });
  const counts = await outcomeCounts(
    context,
    tasks.map(({ id }) => id),
  );
  return tasks.map(({ id, params, state, total, error, askedBy, askedByName, askedAt }) => {
    const came = counts.get(id)!;
    const done = Object.values(came).reduce((sum, people) => sum + people, 0);
    const mine = askedBy === context.actor.employeeId;
    const asked = params as z.output<Input>;
    return { ...{ id, state, total, error, askedAt, asked, mine, done }, askedBy: askedByName, counts: came };
  });
}

/** Those an outcome of whom asks to be looked at come first; a run where all went well is shown whole. */
export function firstOutcome(counts: OutcomeCounts, noted: readonly string[]): string | null {
  return noted.find((outcome) => counts[outcome]) ?? null;
}

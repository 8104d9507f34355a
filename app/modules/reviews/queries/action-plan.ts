import { offeredCompetencies } from "#app/modules/develop/index.ts";
import { goalsInBrief } from "#app/modules/goals/index.ts";
import { tasksInBrief } from "#app/modules/initiatives/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ActionKind } from "../domain/action.ts";
import { sql } from "#tenancy/sql.ts";

/** One thing that follows from a result. */
export type PlannedAction = {
  id: string;
  revieweeId: string;
  kind: ActionKind;
  body: string;
  /** Towards which competency the step leads, by name. */
  competency: string | null;
  dueOn: string | null;
  done: boolean;
  by: string;
  version: number;
  /** Where the record it became stands, for who may see that. */
  link: string | null;
};

type Row = Omit<PlannedAction, "link" | "competency"> & { recordId: string | null; competencyId: string | null };

/** The action plans of some results, whoever asks: may they see the result, they may see what follows from it. */
export async function actionsOf(context: Context, revieweeIds: readonly string[]): Promise<PlannedAction[]> {
  const rows = await context.rows<Row>(
    sql`select a.id, a.reviewee_id as "revieweeId", a.kind, a.body, a.due_on::text as "dueOn",
        a.done_at is not null as done, e.display_name as by, a.version, a.record_id as "recordId",
        a.competency_id as "competencyId"
      from {review_action} a join {employee} e on e.id = a.created_by
     where a.reviewee_id = any(${[...revieweeIds]}::uuid[]) and a.removed_at is null order by a.created_at, a.id`,
  );
  const idsOf = (...kinds: ActionKind[]) =>
    rows.flatMap((row) => (kinds.includes(row.kind) && row.recordId ? [row.recordId] : []));
  const { features } = context.actor;
  const goals = features.includes("GOAL") ? await goalsInBrief(context, idsOf("GOAL")) : new Map<string, never>();
  const tasks = features.includes("TASK") ? await tasksInBrief(context, idsOf("TASK", "COMPETENCY")) : [];
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const named = rows.some(({ competencyId }) => competencyId) ? await offeredCompetencies(context) : [];
  const nameOf = new Map(named.map(({ id, name }) => [id, name]));
  return rows.map(({ recordId, competencyId, ...row }) => {
    const goal = goals.get(recordId ?? "");
    const task = taskOf.get(recordId ?? "");
    return {
      ...row,
      competency: nameOf.get(competencyId ?? "") ?? null,
      done: row.done || Boolean(goal?.closure) || Boolean(task?.completedOn),
      link: goal ? `/app/goal/${goal.id}` : (task?.link ?? null),
    };
  });
}

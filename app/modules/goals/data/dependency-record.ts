import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import type { DependencyStatus } from "../domain/dependency.ts";
import { sql } from "#tenancy/sql.ts";

export type Dependency = { id: string; goalId: string; needsGoalId: string; status: DependencyStatus };

/** Locked until the transaction ends, so that it is answered once; throws 404 where there is none. */
export async function requireDependency(context: Context, id: string): Promise<Dependency> {
  const row = await firstRow<Dependency>(
    context,
    sql`select id, goal_id as "goalId", needs_goal_id as "needsGoalId", status from {goal_dependency}
      where id = ${id} for update`,
  );
  if (!row) throw notFound("Dependency");
  return row;
}

export async function insertDependency(
  context: Context,
  {
    goalId,
    needsGoalId,
    note,
    confirmed,
  }: Pick<Dependency, "goalId" | "needsGoalId"> & { note: string; confirmed: boolean },
): Promise<string> {
  const id = context.newId();
  const [now, me] = [context.clock.now(), context.actor.employeeId];
  await refusingTaken(
    context.rows(
      sql`insert into {goal_dependency} (id, goal_id, needs_goal_id, status, note, asked_by, asked_at, answered_by,
        answered_at) values (${id}, ${goalId}, ${needsGoalId}, ${confirmed ? "CONFIRMED" : "ASKED"}, ${note}, ${me},
        ${now}, ${confirmed ? me : null}, ${confirmed ? now : null})`,
    ),
    {
      goal_dependency_live: {
        code: "goals.dependency-asked",
        field: "needsGoalId",
        message: "This is asked for already.",
      },
    },
  );
  return id;
}

export async function storeAnswer(context: Context, id: string, status: DependencyStatus): Promise<void> {
  await context.rows(
    sql`update {goal_dependency} set status = ${status}, answered_by = ${context.actor.employeeId},
      answered_at = ${context.clock.now()} where id = ${id}`,
  );
}

/** Whether one goal needs the other, directly or through what it needs. */
export async function needs(context: Context, goalId: string, needed: string): Promise<boolean> {
  const row = await firstRow(
    context,
    sql`with recursive needed(id) as (
       select ${goalId}::uuid
       union select d.needs_goal_id from needed join {goal_dependency} d on d.goal_id = needed.id
         and d.status in ('ASKED', 'CONFIRMED'))
     select 1 from needed where id = ${needed}`,
  );
  return row !== null;
}

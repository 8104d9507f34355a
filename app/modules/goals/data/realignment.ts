import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { GoalMove } from "./move-goals.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { instant, sql } from "#tenancy/sql.ts";

export const realignModes = ["GOAL", "GOAL_WITHOUT_CHILDREN", "CHILDREN", "CHILDREN_AND_DELETE"] as const;
export type RealignMode = (typeof realignModes)[number];

export type Realignment = {
  id: string;
  goalId: string;
  at: Date;
  mode: RealignMode;
  moves: GoalMove[];
  undone: boolean;
};

export async function insertRealignment(
  context: Context,
  { id, goalId, mode, moves }: Pick<Realignment, "id" | "goalId" | "mode" | "moves">,
): Promise<void> {
  await context.rows(
    prepared(sql`insert into {goal_realignment} (id, goal_id, employee_id, at, mode, moves)
      values (${id}, ${goalId}, ${context.actor.employeeId}, ${context.clock.now()}, ${mode},
      ${JSON.stringify(moves)}::jsonb)`),
  );
}

/** Locked until the transaction ends, so that it is undone once; throws 404 where there is none. */
export async function requireRealignment(context: Context, id: string): Promise<Realignment> {
  const row = await firstRow<Omit<Realignment, "at"> & { at: string }>(
    context,
    sql`select id, goal_id as "goalId", ${instant(sql`at`)} as at, mode, moves, undone_at is not null as undone
       from {goal_realignment} where id = ${id} for update`,
  );
  if (!row) throw notFound("Realignment");
  return { ...row, at: new Date(row.at) };
}

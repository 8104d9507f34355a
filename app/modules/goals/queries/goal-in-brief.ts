import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { goalRowColumns, type GoalRow } from "./goal-row.ts";
import { asSeen, type WithDue } from "./goal-view.ts";
import { sql } from "#tenancy/sql.ts";

/** One goal as lists show it; 404 where the actor may not see it. */
export async function goalInBrief(context: Context, goalId: string): Promise<GoalRow & WithDue> {
  await authorize(context, "view", await requireGoalFacts(context, goalId));
  const goal = await firstRow<GoalRow>(
    context,
    sql`select ${goalRowColumns} from {goal} g join {goal_period} p on p.id = g.period_id where g.id = ${goalId} and g.deleted_at is null`,
  );
  if (!goal) throw notFound("Goal");
  return (await asSeen(context, [goal]))[0]!;
}

import type { Commentable } from "#app/platform/contributions/commentable.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { requireGoal } from "../data/goal-record.ts";
import { sql } from "#tenancy/sql.ts";

/** Goals and key results are commented on by whom the access template lets, and their owners are told. */
export const commentedGoals: Commentable = {
  kind: "Goal",
  comment: "GoalComment",
  facts: async (context, id) => {
    await requireGoal(context, id);
    return requireGoalFacts(context, id);
  },
  tell: async (context, id) => {
    const { title } = await requireGoal(context, id);
    const owners = await firstRow<{ ids: string[] }>(
      context,
      sql`select array(select employee_id from {goal_owner} where goal_id = ${id} and owner_type = 'OWNER'
        order by employee_id) as ids`,
    );
    return { title, link: `/app/goal/${id}`, concerns: owners?.ids ?? [] };
  },
};

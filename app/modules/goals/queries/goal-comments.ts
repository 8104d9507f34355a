import type { Ability } from "#app/platform/ability/ability.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { GoalFacts } from "../data/goal-facts.ts";
import type { GoalPerson } from "./goal-row.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type GoalCommentView = {
  id: string;
  author: GoalPerson;
  body: string;
  createdAt: string;
  edited: boolean;
  mayEdit: boolean;
  mayDelete: boolean;
};

/** What was said about a goal, oldest first; the last hundred. */
export async function goalComments(
  context: Context,
  goalId: string,
  { orgUnitIds }: Pick<GoalFacts, "orgUnitIds">,
): Promise<GoalCommentView[]> {
  const ability = await context.ability();
  const rows = await context.rows<Omit<GoalCommentView, "mayEdit" | "mayDelete">>(
    sql`select c.id, jsonb_build_object('id', e.id, 'name', e.display_name) as author, c.body, c.edited_at is not null as edited,
            ${instant(sql`c.created_at`)} as "createdAt"
       from {goal_comment} c join {employee} e on e.id = c.employee_id
      where c.goal_id = ${goalId} and c.deleted_at is null order by c.created_at desc, c.id desc limit 100`,
  );
  return rows.reverse().map((row) => ({
    ...row,
    mayEdit: may(ability, "edit", row, orgUnitIds),
    mayDelete: may(ability, "delete", row, orgUnitIds),
  }));
}

function may(
  ability: Ability,
  action: string,
  { author }: { author: GoalPerson },
  orgUnitIds: readonly string[],
): boolean {
  return ability.decide(action, { kind: "GoalComment", authorId: author.id, orgUnitIds }).allowed;
}

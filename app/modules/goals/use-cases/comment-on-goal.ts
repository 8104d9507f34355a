import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { commentedAlready } from "../data/said-again.ts";
import { goalEvent } from "../events.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { commentInput } from "./goal-input.ts";
import { sql } from "#tenancy/sql.ts";

export const commentOnGoalInput = z.object({ goalId: z.uuid(), body: commentInput.pipe(z.string().min(1)) });
export type CommentOnGoalInput = z.output<typeof commentOnGoalInput>;

/** Says something about a goal. What is sent twice is one. */
export async function commentOnGoal(
  context: Context,
  { goalId, body }: CommentOnGoalInput,
): Promise<{ commentId: string }> {
  await requireAllowed(context, "comment", goalId);
  await context.rows(sql`select id from {goal} where id = ${goalId} for no key update`);
  const already = await commentedAlready(context, goalId, body);
  if (already) return { commentId: already };
  const commentId = context.newId();
  await context.rows(
    sql`insert into {goal_comment} (id, goal_id, employee_id, body, created_at) values (${commentId}, ${goalId}, ${context.actor.employeeId}, ${body}, ${context.clock.now()})`,
  );
  await context.rows(sql`update {goal} set comment_count = comment_count + 1 where id = ${goalId}`);
  await recordEvent(context, goalEvent("goals.commented", { goalId, commentId }));
  await writeAuditEntry(context, {
    action: "goals.comment",
    subjectType: "Goal",
    subjectId: goalId,
    detail: { commentId },
  });
  return { commentId };
}

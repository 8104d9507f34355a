import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** A comment that stands, with its goal; throws 404 where there is none. */
export async function requireComment(
  context: Context,
  commentId: string,
): Promise<{ goalId: string; authorId: string }> {
  const comment = await firstRow<{ goalId: string; authorId: string }>(
    context,
    sql`select goal_id as "goalId", employee_id as "authorId" from {goal_comment} where id = ${commentId} and deleted_at is null`,
  );
  if (!comment) throw notFound("Comment");
  return comment;
}

import { rulesToSql, type FactColumns } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const columns: FactColumns = {
  visibility: sql`f.visibility`,
  authorId: sql`f.author_id`,
  receiverId: sql`f.receiver_id`,
  managerId: sql`f.manager_id`,
  requesterId: sql`f.requester_id`,
};

/** The rows called `f` on which the actor may do this, by the rules that decide in memory. */
export async function feedbackAllowing(context: Context, action: string): Promise<Sql> {
  return rulesToSql(await context.ability(), action, "Feedback", columns);
}

import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Parties } from "../domain/visibility.ts";
import { sql } from "#tenancy/sql.ts";

/** All that rules about feedback may test. */
export type FeedbackFacts = Parties & { kind: "Feedback" };

/** The facts of some feedbacks, in one statement; deleted ones only where they are asked for. */
export async function loadFeedbackFacts(
  context: Context,
  ids: readonly string[],
  { deleted = false }: { deleted?: boolean } = {},
): Promise<Map<string, FeedbackFacts>> {
  const rows = await context.rows<Parties & { id: string }>(
    sql`select id, visibility, author_id as "authorId", receiver_id as "receiverId", manager_id as "managerId",
      requester_id as "requesterId"
       from {feedback} where id = any(${ids}::uuid[]) and deleted_at is ${deleted ? sql`not null` : sql`null`}`,
  );
  return new Map(rows.map(({ id, ...facts }) => [id, { kind: "Feedback", ...facts }]));
}

/** The facts of one; throws 404 where there is none. */
export async function requireFeedbackFacts(
  context: Context,
  id: string,
  options: { deleted?: boolean } = {},
): Promise<FeedbackFacts> {
  const facts = (await loadFeedbackFacts(context, [id], options)).get(id);
  if (!facts) throw notFound("Feedback");
  return facts;
}

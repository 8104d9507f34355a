import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import type { Commented } from "../domain/comment.ts";
import { sql } from "#tenancy/sql.ts";

export type SeededComment = Commented & { id: string; authorId: string; body: string; createdAt: string };

const batch = 2000;

/** Comments that were made in the past. */
export async function seedComments(context: Context, comments: readonly SeededComment[]): Promise<void> {
  for (let from = 0; from < comments.length; from += batch)
    await insertRows(
      context,
      "comment",
      "id uuid, record_kind text, record_id uuid, author_id uuid, body text, created_at timestamptz, version int",
      comments.slice(from, from + batch).map(({ id, about, record, authorId, body, createdAt }) => ({
        id,
        record_kind: about,
        record_id: record,
        author_id: authorId,
        body,
        created_at: createdAt,
        version: 1,
      })),
    );
}

/** Puts what people of a demo company said lately into its outbox, as if it had just been said. */
async function announceRecentComments(context: Context, { days = 21 }: { days?: number } = {}): Promise<void> {
  await context.rows(
    sql`with said as materialized (
       select jsonb_build_object('about', record_kind, 'record', record_id, 'commentId', id,
         'mentionedIds', '[]'::jsonb) as payload, author_id, created_at, id
         from {comment} where deleted_at is null and created_at between ${context.clock.now()}::timestamptz
           - make_interval(days => ${days}) and ${context.clock.now()}::timestamptz)
     insert into {outbox} (name, payload, actor_id, recorded_at)
     select 'comments.added', payload, author_id, created_at from said order by created_at, id`,
  );
}

/** Rooms write the comments on their records; all that is left is to tell of them. */
export const commentsSeed: Seed = {
  after: [],
  run: () => Promise.resolve(),
  announce: announceRecentComments,
};

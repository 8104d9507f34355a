import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { sql } from "#tenancy/sql.ts";

export type SeededPraise = {
  id: string;
  postId: string;
  authorId: string;
  receiverId: string;
  body: string;
  createdAt: string;
};

/** Praise of seeded posts that everybody reads. */
export function seedPraise(context: Context, praise: readonly SeededPraise[]): Promise<void> {
  return insertRows(
    context,
    "feedback",
    `id uuid, post_id uuid, author_id uuid, receiver_id uuid, sentiment text, visibility text, body text, created_at timestamptz,
     version int`,
    praise.map(({ id, postId, authorId, receiverId, body, createdAt }) => ({
      id,
      post_id: postId,
      author_id: authorId,
      receiver_id: receiverId,
      sentiment: "APPRECIATIVE",
      visibility: "PUBLIC",
      body,
      created_at: createdAt,
      version: 1,
    })),
  );
}

export type OpenPraise = {
  postId: string;
  authorId: string;
  receiverId: string;
  receiver: string;
  body: string;
  createdAt: string;
};

/** Praise for everybody that has no post yet: each is given the id of one, and read. */
export function openPraise(context: Context): Promise<OpenPraise[]> {
  return context.rows<OpenPraise>(
    sql`with open as (
       update {feedback} set post_id = id where post_id is null and visibility = 'PUBLIC' and sentiment = 'APPRECIATIVE'
         and author_id is not null and receiver_id <> author_id returning id, author_id, receiver_id, body, created_at)
     select o.id as "postId", o.author_id as "authorId", o.receiver_id as "receiverId", e.display_name as receiver,
       o.body, to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
       from open o join {employee} e on e.id = o.receiver_id order by o.id`,
  );
}

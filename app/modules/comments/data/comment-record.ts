import { firstRow, type Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { restorable } from "#app/platform/data/soft-deletion.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { EventDeclared } from "#app/platform/events/catalogue.ts";
import { writeBoth } from "#app/platform/events/write-down.ts";
import { repeatSeconds, type Commented } from "../domain/comment.ts";
import { commentEvents, type CommentEvent } from "../events.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { keepsMentions } from "./keep-mentions.ts";

/** Who is named by a comment. */
export const commentMentions = keepsMentions({ table: "comment_mention", of: "comment_id" });

/** A comment as stored, with the record it is about. */
export type CommentRecord = Commented & {
  id: string;
  authorId: string;
  body: string;
  version: number;
  deletedBy: string | null;
};

/** A comment that stands, held until the transaction ends; 404 where there is none. */
export function holdComment(context: Context, commentId: string): Promise<CommentRecord> {
  return hold(context, commentId, sql`c.deleted_at is null`, "Comment");
}

/** A deleted comment that can be restored, held until the transaction ends; 404 where there is none. */
export function holdDeletedComment(context: Context, commentId: string): Promise<CommentRecord> {
  return hold(context, commentId, restorable(context, sql`c.deleted_at`), "Deleted comment");
}

async function hold(context: Context, commentId: string, which: Sql, what: string): Promise<CommentRecord> {
  const comment = await firstRow<CommentRecord>(
    context,
    sql`select c.id, c.record_kind as about, c.record_id as record, c.author_id as "authorId", c.body, c.version,
      c.deleted_by as "deletedBy"
       from {comment} c where c.id = ${commentId} and ${which} for update`,
  );
  if (!comment) throw notFound(what);
  return comment;
}

/** Until this transaction ends, nobody else adds a comment to the record. */
export async function lockThread(context: Context, { about, record }: Commented): Promise<void> {
  await lockNamed(context, `comments:${about}:${record}`);
}

/** The comment the actor has just made on a record in these words, as its newest; the thread must be locked. */
export async function commentedAlready(
  context: Context,
  { about, record }: Commented,
  body: string,
): Promise<string | null> {
  const justNow = new Date(context.clock.now().getTime() - repeatSeconds * 1000);
  const last = await firstRow<{ id: string; same: boolean }>(
    context,
    prepared(sql`select c.id, c.author_id = ${context.actor.employeeId} and c.body = ${body} and c.created_at
      > ${justNow} as same from {comment} c
      where c.record_kind = ${about} and c.record_id = ${record} and c.deleted_at is null order by c.created_at desc,
        c.id desc limit 1`),
  );
  return last?.same ? last.id : null;
}

const acts: Readonly<Record<CommentEvent["name"], string>> = {
  "comments.added": "comments.add",
  "comments.edited": "comments.edit",
  "comments.deleted": "comments.delete",
  "comments.restored": "comments.restore",
};

/** The event and the audit entry of a change of a comment, both beside the record it is about. */
export async function announceComment(
  context: Context,
  name: CommentEvent["name"],
  payload: CommentEvent["payload"],
): Promise<void> {
  const { stays }: EventDeclared = commentEvents[name];
  const { about: subject, record: id, commentId } = payload;
  await writeBoth(context, { name, payload, stays }, { action: acts[name], subject, id, detail: { commentId } });
}

import { z } from "zod";
import { placeInput } from "#app/platform/http/paging.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import { isCursorOf, keysetPage, takePage } from "#app/platform/lists/keyset.ts";
import { restorable } from "#app/platform/data/soft-deletion.ts";
import { commentFacts, requireCommentable, requireCommented, type CommentedFacts } from "../data/commented-record.ts";
import { mentionsOfComment } from "../data/comment-sql.ts";
import { threadSize, type Commented, type Mention } from "../domain/comment.ts";
import { ids } from "../domain/ids.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

export type CommentView = {
  id: string;
  author: { id: string; name: string; photo: string | null };
  body: string;
  mentions: Mention[];
  createdAt: string;
  edited: boolean;
  version: number;
  mayEdit: boolean;
  mayDelete: boolean;
};

export type CommentThreadView = Commented & {
  /** Oldest first. */
  comments: CommentView[];
  /** Cursors of what was said before these, and after them; null where there is none. */
  older: string | null;
  newer: string | null;
  mayComment: boolean;
  now: string;
  timeZone: string;
};

export const isCommentCursor = (text: string) => isCursorOf("timestamptz", text);

export const threadPageInput = z.object({
  about: ids.about,
  record: ids.record,
  after: placeInput.describe("Where older comments begin."),
  before: placeInput.describe("Where newer comments begin."),
  edit: z.guid().optional().catch(undefined).describe("The comment whose words are to be changed."),
});

/**
 * What was said about a record: the newest hundred. `facts` are those the record's own room has read for itself, so that
 * they are not read twice.
 */
export async function commentThread(
  context: Context,
  commented: Commented,
  facts?: AbilitySubject,
): Promise<CommentThreadView> {
  return threadOf(context, commented, await factsOf(context, commented, facts), {});
}

async function factsOf(context: Context, commented: Commented, facts?: AbilitySubject): Promise<CommentedFacts> {
  if (!facts) return requireCommented(context, "view", commented);
  await authorize(context, "view", facts);
  return { commentable: requireCommentable(context, commented.about), facts };
}

type Place = { after?: string | undefined; before?: string | undefined };

async function threadOf(
  context: Context,
  { about, record }: Commented,
  commented: CommentedFacts,
  place: Place,
): Promise<CommentThreadView> {
  const { rows, previous, next } = await commentsOn(context, { about, record }, commented, place, threadSize);
  return {
    about,
    record,
    comments: rows.reverse(),
    older: next,
    newer: previous,
    mayComment: (await context.ability()).decide("comment", commented.facts).allowed,
    now: context.clock.now().toISOString(),
    timeZone: context.actor.timeZone,
  };
}

type Found = Omit<CommentView, "mayEdit" | "mayDelete"> & { cursorKey: string };

const columns = sql`c.id, jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as author, c.body,
  ${mentionsOfComment} as mentions,
  ${instant(sql`c.created_at`)} as "createdAt", c.edited_at is not null as edited, c.version`;

/** One page of what was said about a record, newest first. */
export async function commentsOn(
  context: Context,
  { about, record }: Commented,
  commented: CommentedFacts,
  place: Place,
  limit: number,
) {
  const page = keysetPage({ expression: sql`c.created_at`, type: "timestamptz" }, sql`c.id`, {
    ...place,
    descending: true,
  });
  const found = await context.rows<Found>(
    sql`select ${columns}, ${page.column} from {comment} c join {employee} e on e.id = c.author_id
      where c.record_id = ${record} and c.record_kind = ${about} and c.deleted_at is null
        and ${page.where} order by ${page.orderBy} limit ${limit + 1}`,
  );
  const { rows, ...cursors } = takePage(page, found, limit);
  return { rows: await withRights(context, commented, rows), ...cursors };
}

/** One comment that stands, with the record it is about; 404 where the actor may not see that. */
export async function findComment(context: Context, commentId: string): Promise<CommentView & Commented> {
  const found = await firstRow<Omit<Found, "cursorKey"> & Commented>(
    context,
    sql`select ${columns}, c.record_kind as about, c.record_id as record from {comment} c join {employee} e on e.id = c.author_id
      where c.id = ${commentId} and c.deleted_at is null`,
  );
  if (!found) throw notFound("Comment");
  const [comment] = await withRights(context, await requireCommented(context, "view", found), [found]);
  return comment!;
}

async function withRights<Row extends Pick<CommentView, "author">>(
  context: Context,
  commented: CommentedFacts,
  rows: readonly Row[],
): Promise<(Row & Pick<CommentView, "mayEdit" | "mayDelete">)[]> {
  const ability = await context.ability();
  return rows.map((row) => {
    const facts = commentFacts(commented, row.author.id);
    const may = (action: string) => ability.decide(action, facts).allowed;
    return { ...row, mayEdit: may("edit"), mayDelete: may("delete") };
  });
}

export type DeletedComment = Pick<CommentView, "id" | "author" | "body" | "mentions"> & { deletedBy: string | null };

/** A page of its own for what was said about a record, with the way back to it and what can be restored. */
export type ThreadPage = {
  thread: CommentThreadView;
  title: string;
  link: string;
  deleted: DeletedComment[];
  edit: string | null;
};

export async function threadPage(
  context: Context,
  { about, record, edit, ...place }: z.output<typeof threadPageInput>,
): Promise<ThreadPage> {
  const commented = await requireCommented(context, "view", { about, record });
  const { title, link } = await commented.commentable.tell(context, record);
  return {
    thread: await threadOf(context, { about, record }, commented, place),
    title,
    link,
    deleted: await deletedComments(context, { about, record }, commented),
    edit: edit ?? null,
  };
}

const mostDeleted = 50;

/** What can be restored by the actor, the last deleted first. */
async function deletedComments(
  context: Context,
  { about, record }: Commented,
  commented: CommentedFacts,
): Promise<DeletedComment[]> {
  const deletedBy: Sql = sql`coalesce(c.deleted_by, c.author_id)`;
  const found = await context.rows<DeletedComment & { deletedById: string }>(
    sql`select c.id, jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as author, c.body, ${mentionsOfComment} as mentions,
            d.display_name as "deletedBy", ${deletedBy} as "deletedById"
       from {comment} c join {employee} e on e.id = c.author_id join {employee} d on d.id = ${deletedBy}
      where c.record_id = ${record} and c.record_kind = ${about} and ${restorable(context, sql`c.deleted_at`)}
      order by c.deleted_at desc, c.id limit ${mostDeleted}`,
  );
  const ability = await context.ability();
  return found
    .filter(({ deletedById }) => ability.decide("delete", commentFacts(commented, deletedById)).allowed)
    .map(({ deletedById: _, ...shown }) => shown);
}

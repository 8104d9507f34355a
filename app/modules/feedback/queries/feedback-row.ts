import { commentCount } from "#app/modules/comments/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { attachmentsOn, type AttachmentView } from "#app/platform/files/attachments/attachments.ts";
import type { Sentiment } from "../domain/sentiment.ts";
import type { Parties } from "../domain/visibility.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

export type FeedbackPerson = { id: string; name: string; photo: string | null };

/** A feedback as lists and panels show it. */
export type FeedbackRow = Parties & {
  id: string;
  /** Asked for, and then by whom. */
  asked: boolean;
  author: FeedbackPerson | null;
  /** The name of somebody outside the company. */
  authorName: string | null;
  receiver: FeedbackPerson | null;
  sentiment: Sentiment;
  body: string;
  goalId: string | null;
  createdAt: string;
  editedAt: string | null;
  thankedAt: string | null;
  changeNote: string | null;
  changeNotedAt: string | null;
  attachments: AttachmentView[];
  comments: number;
  /** The post that shows it in the feed; null where it stands in none for the actor. */
  postId: string | null;
  archived: boolean;
  version: number;
};

const person = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.id`)} is null then null else jsonb_build_object('id', ${sql.ref(`${alias}.id`)},
    'name', ${sql.ref(`${alias}.display_name`)}, 'photo', ${sql.ref(`${alias}.photo_key`)}) end`;

/** The columns of a `FeedbackRow`, of a feedback called `f`; needs `feedbackTables`. */
export const feedbackColumns = ({ actor }: Context): Sql => sql`f.id, f.visibility, f.author_id as "authorId",
  f.receiver_id as "receiverId", f.manager_id as "managerId", f.requester_id as "requesterId", f.ask_id is not null as asked,
  ${person("author")} as author, f.author_name as "authorName", ${person("receiver")} as receiver, f.sentiment, f.body,
    f.goal_id as "goalId",
  ${instant(sql`f.created_at`)} as "createdAt", ${instant(sql`f.edited_at`)} as "editedAt",
    ${instant(sql`f.thanked_at`)} as "thankedAt",
  f.change_note as "changeNote", ${instant(sql`f.change_noted_at`)} as "changeNotedAt",
    ${attachmentsOn("Feedback", sql`f.id`)} as attachments, ${commentCount("Feedback", sql`f.id`)} as comments,
  ${isArchived(actor.employeeId)} as archived, ${postColumn(actor)} as "postId", f.version`;

/** Praise that everybody reads stands in the feed, of a company that has one. */
function postColumn({ features }: Context["actor"]): Sql {
  if (!features.includes("FEED")) return sql`null::uuid`;
  return sql`case when f.sentiment = 'APPRECIATIVE' and f.visibility = 'PUBLIC' then f.post_id end`;
}

export const feedbackTables = sql`{feedback} f left join {employee} author on author.id = f.author_id
  left join {employee} receiver on receiver.id = f.receiver_id`;

/** Whether this person has put it out of their lists. */
export function isArchived(employeeId: string): Sql {
  return sql`exists (select from {feedback_archive} put where put.feedback_id = f.id and put.employee_id = ${employeeId}::uuid)`;
}

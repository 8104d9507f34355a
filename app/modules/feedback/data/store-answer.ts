import type { Context } from "#app/platform/context/context.ts";
import { standsInFeed } from "../domain/praise.ts";
import type { Sentiment } from "../domain/sentiment.ts";
import type { Visibility } from "../domain/visibility.ts";
import { managerOf } from "./receivers.ts";
import { sql } from "#tenancy/sql.ts";

export type Answer = {
  feedbackId: string;
  askId: string;
  /** Null where somebody outside the company answers, who has a name alone. */
  authorId: string | null;
  authorName: string | null;
  body: string;
  sentiment: Sentiment;
};

type Asked = { receiverId: string; requesterId: string; visibility: string; goalId?: string | null | undefined };

/** Writes an answer down: about whom it was asked, and for the readers who were named when it was. */
export async function storeAnswer(
  context: Pick<Context, "rows" | "clock">,
  answer: Answer,
  { receiverId, requesterId, visibility, goalId }: Asked,
  today: string,
): Promise<void> {
  const managerId = await managerOf(context, receiverId, today);
  const [asked] = await context.rows<{ competencyId: string | null }>(
    sql`select r.competency_id as "competencyId" from {feedback_ask} a join {feedback_request} r on r.id = a.request_id
      where a.id = ${answer.askId}`,
  );
  const { sentiment, authorId } = answer;
  const shown = standsInFeed({ sentiment, authorId, receiverId, visibility: visibility as Visibility });
  await context.rows(
    sql`insert into {feedback} (id, post_id, ask_id, author_id, author_name, receiver_id, manager_id, requester_id, sentiment,
      visibility, body, goal_id, competency_id, created_at)
     values (${answer.feedbackId}, ${shown ? answer.feedbackId : null}, ${answer.askId}, ${answer.authorId}, ${answer.authorName}, ${receiverId},
       ${managerId}, ${requesterId}, ${answer.sentiment}, ${visibility}, ${answer.body}, ${goalId ?? null},
       ${asked?.competencyId ?? null}, ${context.clock.now()})`,
  );
}

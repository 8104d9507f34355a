import { competenciesInUse, type OfferedCompetency } from "#app/modules/develop/index.ts";
import { goalsInBrief, type GoalBrief } from "#app/modules/goals/index.ts";
import { commentThread, type CommentThreadView } from "#app/modules/comments/index.ts";
import { grantsOf, type Granted } from "#app/platform/ability/granted.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { recordHistory, type ChangeEntry } from "#app/platform/history/record-history.ts";
import { requireFeedbackFacts } from "../data/feedback-facts.ts";
import { mayBecome, visibilities, type Visibility } from "../domain/visibility.ts";
import { feedbackColumns, feedbackTables, type FeedbackRow } from "./feedback-row.ts";
import { namedReaders, type NamedReaders } from "./readers.ts";
import { sql } from "#tenancy/sql.ts";

export type FeedbackDetail = {
  feedback: FeedbackRow;
  /** What was asked, where it answers something. */
  question: { text: string; requester: string } | null;
  readers: NamedReaders;
  goal: GoalBrief | null;
  competency: OfferedCompetency | null;
  comments: CommentThreadView;
  /** Earlier wordings: for the author alone, since others may read it now who did not then. */
  revisions: ChangeEntry[];
  /** Whom it may be shown to from now on. */
  mayBecome: Visibility[];
  /** What the reader may do with it. */
  granted: Granted;
  isAuthor: boolean;
  timeZone: string;
};

const mostRevisions = 30;

/** One feedback; 404 where the actor may not read it. */
export async function feedbackDetail(context: Context, feedbackId: string): Promise<FeedbackDetail> {
  const facts = await requireFeedbackFacts(context, feedbackId);
  await authorize(context, "view", facts);
  const ability = await context.ability();
  const feedback = await firstRow<FeedbackRow>(
    context,
    sql`select ${feedbackColumns(context)} from ${feedbackTables} where f.id = ${feedbackId} and f.deleted_at is null`,
  );
  if (!feedback) throw notFound("Feedback");
  const isAuthor = feedback.authorId === context.actor.employeeId;
  const { goalId, asked } = feedback;
  return {
    feedback,
    question: asked ? await questionOf(context, feedbackId) : null,
    readers: await namedReaders(context, feedback),
    goal: goalId ? ((await goalsInBrief(context, [goalId])).get(goalId) ?? null) : null,
    competency: await competencyOf(context, feedbackId),
    comments: await commentThread(context, { about: "Feedback", record: feedbackId }, facts),
    revisions: isAuthor ? await revisionsOf(context, feedbackId) : [],
    mayBecome: asked || !feedback.receiverId ? [] : visibilities.filter((one) => mayBecome(feedback.visibility, one)),
    granted: grantsOf(ability, { records: [{ id: feedbackId, facts, acts: ["edit", "delete", "archive", "thank"] }] }),
    isAuthor,
    timeZone: context.actor.timeZone,
  };
}

/** The competency it is about, while it is in use. */
async function competencyOf(context: Context, feedbackId: string): Promise<OfferedCompetency | null> {
  const found = await firstRow<{ id: string | null }>(
    context,
    sql`select competency_id as id from {feedback} where id = ${feedbackId}`,
  );
  if (!found?.id) return null;
  return (await competenciesInUse(context, [found.id])).get(found.id) ?? null;
}

async function revisionsOf(context: Context, id: string): Promise<ChangeEntry[]> {
  return (await recordHistory(context, { kind: "Feedback", id }, { limit: mostRevisions, people: [] })).entries;
}

function questionOf(context: Context, feedbackId: string) {
  return firstRow<{ text: string; requester: string }>(
    context,
    sql`select r.question as text, q.display_name as requester from {feedback} f join {feedback_ask} a on a.id = f.ask_id
       join {feedback_request} r on r.id = a.request_id join {employee} q on q.id = r.requester_id where f.id = ${feedbackId}`,
  );
}

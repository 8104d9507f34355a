import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireFeedbackFacts } from "../data/feedback-facts.ts";
import type { OneFeedback } from "./feedback-input.ts";
import { sql } from "#tenancy/sql.ts";

/** Puts a feedback out of one's own lists; others keep it in theirs, and hear nothing of it. */
export async function archiveFeedback(context: Context, { feedbackId }: OneFeedback): Promise<OneFeedback> {
  await authorize(context, "archive", await requireFeedbackFacts(context, feedbackId));
  await context.rows(
    sql`insert into {feedback_archive} (employee_id, feedback_id, archived_at) values (${context.actor.employeeId},
      ${feedbackId}, ${context.clock.now()})
      on conflict do nothing`,
  );
  await writeAuditEntry(context, { action: "feedback.archive", subjectType: "Feedback", subjectId: feedbackId });
  return { feedbackId };
}

/** Puts it back into one's lists. */
export async function unarchiveFeedback(context: Context, { feedbackId }: OneFeedback): Promise<OneFeedback> {
  await authorize(context, "archive", await requireFeedbackFacts(context, feedbackId));
  await context.rows(
    sql`delete from {feedback_archive} where employee_id = ${context.actor.employeeId} and feedback_id = ${feedbackId}`,
  );
  await writeAuditEntry(context, { action: "feedback.unarchive", subjectType: "Feedback", subjectId: feedbackId });
  return { feedbackId };
}

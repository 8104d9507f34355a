import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { attachFiles, removeAttachments } from "#app/platform/files/attachments/attachments.ts";
import { filesInput } from "#app/platform/files/attachments/attachment-input.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { changesBetween, recordChanges } from "#app/platform/history/record-changes.ts";
import { holdFeedback } from "../data/hold.ts";
import { ids } from "../domain/ids.ts";
import type { FeedbackRecord } from "../data/entities.ts";
import { standsInFeed } from "../domain/praise.ts";
import { sentiments, type Sentiment } from "../domain/sentiment.ts";
import { mayBecome, visibilities, type Visibility } from "../domain/visibility.ts";
import { bodyInput } from "./feedback-input.ts";
import { managerReading } from "./give-feedback.ts";
import { requireGoal } from "./require-goal.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** What is left out stays as it is; null takes the goal away. */
export const editFeedbackInput = z.object({
  feedbackId: ids.feedback,
  version: versionRead,
  body: bodyInput.optional().describe("What is said; at most 5,000 characters."),
  sentiment: z.enum(sentiments).optional().describe("Praise, advice, or neither."),
  visibility: z
    .enum(visibilities)
    .optional()
    .describe("Who reads it: fewer than before, or anybody for a note that was one's own."),
  goalId: ids.goal.nullable().optional(),
});
export const editFeedbackForm = editFeedbackInput.extend({
  attachments: filesInput,
  removedAttachments: z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.guid()).max(20)),
});
export type EditFeedbackInput = z.output<typeof editFeedbackInput>;

/** Fields whose earlier state is kept for the author. */
export const revisedFields = ["body", "sentiment", "visibility"] as const;

type ChangedFiles = Pick<z.output<typeof editFeedbackForm>, "attachments" | "removedAttachments">;

/** Rewords a feedback of one's own. Who reads it is never widened; a note of one's own may be shared. */
export async function editFeedback(
  context: Context,
  { feedbackId, version, ...input }: EditFeedbackInput,
  { attachments, removedAttachments }: ChangedFiles = { attachments: [], removedAttachments: [] },
): Promise<{ fields: string[]; version: number }> {
  const feedback = await holdFeedback(context, "edit", feedbackId, { version });
  const asked = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const before = { ...feedback } as Record<string, unknown>;
  const fields = Object.keys(asked).filter((field) => asked[field] !== before[field]);
  const on = { about: "Feedback", record: feedbackId };
  const taken = await removeAttachments(context, on, removedAttachments);
  const added = await attachFiles(context, on, attachments, { takes: "anything", field: "attachments" });
  if (taken.length + added.length > 0) fields.push("attachments");
  if (fields.length === 0) return { fields, version: feedback.version };
  const from = feedback.visibility as Visibility;
  const to = (asked["visibility"] as Visibility | undefined) ?? from;
  if (fields.includes("goalId")) await requireGoal(context, input.goalId);
  const shared = from === "NONE" && to !== "NONE";
  if (from !== to) {
    requireChangeOfReaders(feedback, to);
    if (shared) feedback.managerId = await managerReading(context, feedback.receiverId!, to);
    if (to === "MANAGER" && !feedback.managerId) await managerReading(context, feedback.receiverId!, to);
  }
  const changes = changesBetween<(typeof revisedFields)[number]>(
    before,
    { ...before, ...asked },
    revisedFields.filter((field) => fields.includes(field)),
  );
  const now = context.clock.now();
  Object.assign(feedback, asked, shared ? { createdAt: now } : { editedAt: now });
  if (!feedback.postId && standsInFeed(partsOf(feedback))) feedback.postId = feedbackId;
  await context.em.flush();
  await changeSiblings(context, feedback);
  await recordChanges(context, { kind: "Feedback", id: feedbackId }, changes);
  const written = { action: "edit", subject: "Feedback", id: feedbackId, detail: { fields } };
  await (shared
    ? writeDown(context, "feedback.shared", { feedbackId }, written)
    : writeDown(context, "feedback.edited", { feedbackId, fields }, written));
  return { fields, version: feedback.version };
}

type Shared = { visibility: string; askId?: string | null | undefined; receiverId?: string | null | undefined };

function requireChangeOfReaders({ visibility, askId, receiverId }: Shared, to: Visibility): void {
  const refuse = (code: string, message: string) => invalid(code, message, { fields: { visibility: code } });
  if (askId) throw refuse("feedback.readers-were-asked", "Whoever asked has said who reads the answer.");
  if (!receiverId) throw refuse("feedback.receiver-needed", "A note about nobody is shared with nobody.");
  if (!mayBecome(visibility as Visibility, to))
    throw refuse("feedback.never-wider", "Who reads a feedback is never widened.");
}

const partsOf = ({ sentiment, visibility, authorId, receiverId }: FeedbackRecord) => ({
  sentiment: sentiment as Sentiment,
  visibility: visibility as Visibility,
  authorId: authorId ?? null,
  receiverId: receiverId ?? null,
});

/** One post praises several people in the same words, so what is said and who reads it changes for all of them. */
async function changeSiblings(context: Context, feedback: FeedbackRecord): Promise<void> {
  if (!feedback.postId) return;
  const { id, postId, body, sentiment, visibility } = feedback;
  await context.rows(
    sql`update {feedback} set body = ${body}, sentiment = ${sentiment}, visibility = ${visibility},
      edited_at = ${context.clock.now()}, version = version + 1 where post_id = ${postId} and id <> ${id}
        and (body <> ${body} or sentiment <> ${sentiment} or visibility <> ${visibility})`,
  );
}

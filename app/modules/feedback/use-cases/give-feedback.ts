import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { attachFiles } from "#app/platform/files/attachments/attachments.ts";
import { filesInput } from "#app/platform/files/attachments/attachment-input.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { authorizeReceiver, managerOf, requirePresent } from "../data/receivers.ts";
import { ids } from "../domain/ids.ts";
import { standsInFeed } from "../domain/praise.ts";
import type { Visibility } from "../domain/visibility.ts";
import { visibilities, visibilityOf } from "../domain/visibility.ts";
import { bodyInput, competencyInput, sentimentInput } from "./feedback-input.ts";
import { requireCompetency, requireGoal } from "./require-goal.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const giveFeedbackInput = z.object({
  receiverIds: z
    .array(ids.receiver)
    .max(10, { error: "feedback.too-many-people" })
    .default([])
    .describe("Whom it is about; each of them has a feedback of their own. A note to oneself is about one or nobody."),
  body: bodyInput.describe("What is said; at most 5,000 characters."),
  sentiment: sentimentInput,
  visibility: z
    .enum(visibilities)
    .optional()
    .describe("Who reads it; left out, everybody where it is praise, else the receiver and their manager."),
  goalId: ids.goal.nullable().optional(),
  competencyId: competencyInput,
});
export const giveFeedbackForm = giveFeedbackInput.extend({ attachments: filesInput });
export type GiveFeedbackInput = z.output<typeof giveFeedbackInput>;

/** Gives feedback unasked, to one person or to several, or writes down a note that nobody else reads. */
export async function giveFeedback(
  context: Context,
  input: GiveFeedbackInput,
  files: readonly File[] = [],
): Promise<{ feedbackIds: string[] }> {
  const receivers = [...new Set(input.receiverIds)];
  const visibility = input.visibility ?? visibilityOf(input.sentiment);
  requireSense(context, receivers, visibility);
  await requirePresent(context, "receiverIds", receivers);
  for (const receiverId of receivers) await authorizeReceiver(context, "give", receiverId);
  await requireGoal(context, input.goalId);
  await requireCompetency(context, input.competencyId);
  const given = { ...input, visibility, postId: context.newId() };
  const feedbackIds: string[] = [];
  for (const receiverId of receivers.length > 0 ? receivers : [null])
    feedbackIds.push(await giveOne(context, given, receiverId, files));
  return { feedbackIds };
}

/** `postId` is the post that shows it where it stands in the feed: one for all who are praised by it. */
type Resolved = GiveFeedbackInput & { visibility: Visibility; postId: string };

/** As `giveFeedback`, for a form: what is sent twice is one. */
export function giveFeedbackOnce(
  context: Context,
  { attachments, ...input }: z.output<typeof giveFeedbackForm>,
): Promise<{ feedbackIds: string[] }> {
  const stands = async ({ feedbackIds }: { feedbackIds: string[] }) =>
    (await context.rows(sql`select from {feedback} where id = any(${feedbackIds}::uuid[]) and deleted_at is null`))
      .length === feedbackIds.length;
  const sent = { ...input, attachments: attachments.map(({ name, size }) => [name, size]) };
  return onceSent(context, { act: "feedback.give", input: sent, stands }, () =>
    giveFeedback(context, input, attachments),
  );
}

async function giveOne(
  context: Context,
  input: Resolved,
  receiverId: string | null,
  files: readonly File[],
): Promise<string> {
  const feedbackId = context.newId();
  const { visibility } = input;
  const shown = standsInFeed({ ...input, authorId: context.actor.employeeId, receiverId });
  const managerId = receiverId ? await managerReading(context, receiverId, visibility) : null;
  await context.rows(
    sql`insert into {feedback} (id, post_id, author_id, receiver_id, manager_id, sentiment, visibility, body, goal_id,
      competency_id, created_at)
     values (${feedbackId}, ${shown ? input.postId : null}, ${context.actor.employeeId}, ${receiverId}, ${managerId}, ${input.sentiment}, ${visibility},
       ${input.body}, ${input.goalId ?? null}, ${input.competencyId ?? null}, ${context.clock.now()})`,
  );
  await attachFiles(context, { about: "Feedback", record: feedbackId }, files, {
    takes: "anything",
    field: "attachments",
  });
  const written = { action: "give", subject: "Feedback", id: feedbackId };
  // Whom a private note is about is nobody else's business, the audit log's included.
  if (visibility === "NONE") await writeNote(context, feedbackId);
  else await writeDown(context, "feedback.shared", { feedbackId }, { ...written, detail: { visibility, receiverId } });
  return feedbackId;
}

function writeNote(context: Context, feedbackId: string): Promise<void> {
  return writeAuditEntry(context, {
    ...{ action: "feedback.give", subjectType: "Feedback", subjectId: feedbackId },
    detail: { visibility: "NONE" },
  });
}

/** Whoever manages the receiver at this moment; refused where only a manager would read it and there is none. */
export async function managerReading(
  context: Context,
  receiverId: string,
  visibility: Visibility,
): Promise<string | null> {
  const managerId = await managerOf(context, receiverId, context.today());
  if (managerId === null && visibility === "MANAGER")
    throw invalid("feedback.no-manager", "Nobody manages this person today.", {
      fields: { visibility: "feedback.no-manager" },
    });
  return visibility === "NONE" ? null : managerId;
}

function requireSense(context: Context, receivers: readonly string[], visibility: Visibility): void {
  const refuse = (code: string, message: string) => invalid(code, message, { fields: { receiverIds: code } });
  if (visibility === "NONE") {
    if (receivers.length > 1) throw refuse("feedback.note-of-one", "A note is about one person at most.");
    return;
  }
  if (receivers.length === 0) throw refuse("feedback.receiver-needed", "Somebody has to be named.");
  if (receivers.includes(context.actor.employeeId))
    throw refuse("feedback.not-to-oneself", "Feedback to oneself is a note.");
}

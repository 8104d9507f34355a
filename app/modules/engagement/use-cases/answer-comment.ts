import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { hashOf } from "../data/tokens.ts";
import { quoteOf, sealLetter } from "../domain/mailbox.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const longest = 2_000;
const words = textInput({ most: longest, missing: "required", tooLong: "too-long" }).describe("What is said.");

export const answerCommentInput = z.object({ commentId: z.guid().describe("The id of the comment."), words });

/**
 * Answers whoever wrote a comment, without knowing who: the answer is sealed for the mailbox that came with it, and takes a
 * ticket along that pays for one answer back.
 */
export async function answerComment(
  context: Context,
  { commentId, words: said }: z.output<typeof answerCommentInput>,
): Promise<{ commentId: string }> {
  await authorize(context, "read", { kind: "SurveyResults" });
  const comment = await firstRow<{ surveyId: string; mailbox: string | null; comment: string }>(
    context,
    sql`select c.survey_id as "surveyId", c.mailbox, c.words as comment
      from {survey_comment} c join {survey} s on s.id = c.survey_id
      where c.id = ${commentId} and s.state = 'PUBLISHED' and s.deleted_at is null for update of c`,
  );
  if (!comment) throw notFound("SurveyComment");
  if (comment.mailbox === null) throw conflict("engagement.no-mailbox", "No answer can reach who wrote it.");
  const ticket = randomBytes(32);
  const letter = { words: said, ticket: ticket.toString("base64"), about: quoteOf(comment.comment) };
  const sealed = await sealLetter(comment.mailbox, letter);
  await context.rows(
    sql`insert into {survey_message} (id, survey_id, comment_id, place, from_company, author_id, words, sealed, ticket_hash)
      values (${randomUUID()}, ${comment.surveyId}, ${commentId}, ${await nextPlace(context, commentId)}, true,
        ${context.actor.employeeId}, ${said}, ${sealed}, ${hashOf(ticket)})`,
  );
  await writeDown(
    context,
    "engagement.comment-answered",
    { surveyId: comment.surveyId },
    { action: "answer-comment", subject: "Survey", id: comment.surveyId },
  );
  return { commentId };
}

export const returnedInput = z.object({ ticket: z.base64().max(100), words });

/** Takes what comes back from a device, from nobody: a ticket pays for it once. Nothing is announced or written down. */
export async function takeReturned(
  context: Context,
  surveyId: string,
  { ticket, words: said }: z.output<typeof returnedInput>,
): Promise<void> {
  const [paid] = await context.rows<{ commentId: string }>(
    sql`update {survey_message} set ticket_hash = null
      where survey_id = ${surveyId} and ticket_hash = ${hashOf(Buffer.from(ticket, "base64"))}
      returning comment_id as "commentId"`,
  );
  if (!paid) throw conflict("engagement.token-spent", "This ticket brought its answer already.");
  await context.rows(
    sql`insert into {survey_message} (id, survey_id, comment_id, place, from_company, words)
      values (${randomUUID()}, ${surveyId}, ${paid.commentId}, ${await nextPlace(context, paid.commentId)}, false, ${said})`,
  );
}

async function nextPlace(context: Context, commentId: string): Promise<number> {
  const [row] = await context.rows<{ place: number }>(
    sql`select coalesce(max(place), 0)::int + 1 as place from {survey_message} where comment_id = ${commentId}`,
  );
  return row!.place;
}

import { randomUUID } from "node:crypto";
import { z } from "zod";
import { answersInput, readAnswers, type Question } from "#app/modules/questionnaires/domain.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { sealForm } from "../data/box.ts";
import { keysOf } from "../data/survey-keys.ts";
import { hashOf, isSigned } from "../data/tokens.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { shuffled } from "../domain/shuffled.ts";
import { sql } from "#tenancy/sql.ts";

export const receivedInput = z.object({
  token: z.base64().max(200),
  signature: z.base64().max(400),
  group: z.number().int().min(0).max(1_000_000),
  answers: answersInput,
  /** By the id of a question: the mailbox of what was written there, a public key of P-256. */
  mailboxes: z.record(z.string().max(64), z.base64().length(88)).default({}),
});
export type Received = z.output<typeof receivedInput>;

type Open = { questions: Question[]; today: boolean };

/**
 * Takes answers that a token brings, from nobody: no cookie was read and no moment is kept. A token is spent and its answers
 * are stored in one statement's transaction, so that a process that dies leaves both or neither. They are sealed until the
 * results are made, and their id is random. Nothing is announced or audited: the sealed form is all there is.
 */
export async function receiveAnswers(context: Context, surveyId: string, sent: Received): Promise<void> {
  const survey = await firstRow<Open>(
    context,
    // The company's own day ends somewhere else already where somebody answers at midnight: a day of grace.
    sql`select questions, closes_on is null or closes_on >= ${context.today()}::date - 1 as today from {survey}
      where id = ${surveyId} and state = 'LIVE' and privacy = 'ANONYMOUS' and deleted_at is null for share`,
  );
  const keys = survey && (await keysOf(context, surveyId));
  if (!survey || !keys) throw notFound("Survey");
  if (!survey.today) throw conflict("engagement.is-closed", "The survey is closed.");
  const token = Buffer.from(sent.token, "base64");
  if (!(await isSigned(keys.publicKey, token, Buffer.from(sent.signature, "base64"))))
    throw invalid("engagement.token-faulty", "That is no token of this survey.");
  const { answers, faults } = readAnswers(survey.questions, sent.answers, { complete: true });
  if (faults.size > 0)
    throw invalid("engagement.answers-faulty", "Some answers do not fit.", { fields: Object.fromEntries(faults) });
  const group = await firstRow(
    context,
    sql`select number from {survey_group} where survey_id = ${surveyId} and number = ${sent.group}`,
  );
  if (!group) throw invalid("engagement.group-unknown", "That is no group of this survey.");
  const spent = await context.rows(
    sql`insert into {survey_spent} (survey_id, token_hash) values (${surveyId}, ${hashOf(token)})
      on conflict do nothing returning survey_id`,
  );
  if (spent.length === 0) throw conflict("engagement.token-spent", "This token brought its answers already.");
  const sealed = sealForm(keys.boxKey, surveyId, { group: sent.group, answers, mailboxes: sent.mailboxes });
  await putAmongOthers(context, surveyId, sealed);
}

/** So many other forms are laid anew with each that comes in. */
const mixedWith = 3;

/**
 * Puts a sealed form into the box together with some that lay there, taken out at random: all of them under new ids, in no
 * order, by one transaction. Its place and the number of its transaction are those of others too.
 */
async function putAmongOthers(context: Context, surveyId: string, sealed: string): Promise<void> {
  const taken = await context.rows<{ sealed: string }>(
    sql`delete from {survey_box} where id in (select id from {survey_box} where survey_id = ${surveyId}
        and id > ${randomUUID()}::uuid order by id limit ${mixedWith} for update skip locked)
      returning sealed`,
  );
  const forms = shuffled([...taken.map((row) => row.sealed), sealed]);
  await insertRows(
    context,
    "survey_box",
    "id uuid, survey_id uuid, sealed text",
    forms.map((form) => ({ id: randomUUID(), survey_id: surveyId, sealed: form })),
  );
}

import { randomUUID } from "node:crypto";
import type { Answers } from "#app/modules/questionnaires/domain.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { openForm, type SentForm } from "../data/box.ts";
import type { SurveyRecord } from "../data/entities.ts";
import { keysOf } from "../data/survey-keys.ts";
import { latticeOf } from "../domain/lattice.ts";
import { shuffled } from "../domain/shuffled.ts";
import type { Group } from "../domain/survey.ts";
import { surveyWrites } from "./write-down.ts";
import { sql, tableNamed } from "#tenancy/sql.ts";

const openedAtOnce = 500;

type Read = { surveyId: string; version?: number | undefined };

/**
 * Makes the results of a closed survey and lets them be seen. What was answered anonymously is opened here, counted by
 * groups, and destroyed with tokens and keys in the same transaction: what stays are sums and comments in no order.
 */
export async function publishSurvey(context: Context, { surveyId, version }: Read): Promise<Read> {
  await surveyWrites.change(context, {
    where: { id: surveyId, deletedAt: null },
    may: "run",
    version,
    changedBy: ["engagement.close", "engagement.publish"],
    async change(record) {
      if (record.state !== "CLOSED") throw conflict("engagement.not-closed", "Only a closed survey has results.");
      const forms = await formsOf(context, record);
      await storeResults(context, record, forms);
      const now = context.clock.now();
      Object.assign(record, { state: "PUBLISHED", publishedAt: now, updatedAt: now });
    },
    tells: { event: "engagement.published", payload: { surveyId }, action: "publish" },
  });
  return { surveyId };
}

async function formsOf(context: Context, { id, privacy }: SurveyRecord): Promise<SentForm[]> {
  if (privacy !== "ANONYMOUS") return kept(context, id);
  const keys = await keysOf(context, id);
  if (!keys) throw conflict("engagement.not-closed", "The keys of the survey are gone.");
  const forms = await openedForms(context, id, keys.boxKey);
  for (const table of ["survey_box", "survey_spent", "survey_key"])
    await context.rows(sql`delete from ${tableNamed(table)} where survey_id = ${id}`);
  // Which blinded token somebody sent joins them to nothing any more, and is not needed.
  await context.rows(sql`update {survey_participant} set token_hash = null where survey_id = ${id}`);
  return shuffled(forms);
}

/** All forms of a survey, opened some hundred at a time: sealed they are larger by far. */
async function openedForms(context: Context, surveyId: string, boxKey: Buffer): Promise<SentForm[]> {
  const forms: SentForm[] = [];
  let last: string | null = null;
  for (;;) {
    const rows: { id: string; sealed: string }[] = await context.rows(
      sql`select id, sealed from {survey_box} where survey_id = ${surveyId} and (${last}::uuid is null or id > ${last}::uuid)
        order by id limit ${openedAtOnce}`,
    );
    forms.push(...rows.map(({ sealed }) => openForm(boxKey, surveyId, sealed)));
    if (rows.length < openedAtOnce) return forms;
    last = rows.at(-1)!.id;
  }
}

/** Forms of surveys that are not anonymous, by the group their people were put in. */
async function kept(context: Context, surveyId: string): Promise<SentForm[]> {
  const rows = await context.rows<{ group: number; answers: Record<string, { value?: unknown; comment?: string }> }>(
    sql`select p.group_number as group, a.answers from {survey_answer} a join {survey_participant} p
      on p.survey_id = a.survey_id and p.employee_id = a.employee_id where a.survey_id = ${surveyId}`,
  );
  return rows.map(({ group, answers }) => ({ group, answers: new Map(Object.entries(answers)) as Answers }));
}

/** Counts the forms and stores what may be told of them. */
export async function storeResults(context: Context, record: SurveyRecord, forms: readonly SentForm[]): Promise<void> {
  const groups = await context.rows<Group>(
    sql`select number, place, asked from {survey_group} where survey_id = ${record.id} order by number`,
  );
  const twice = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from {survey_participant} where survey_id = ${record.id} and tokens > 1`,
  );
  const { results, comments, outcome } = latticeOf(record, groups, forms);
  await insertRows(
    context,
    "survey_result",
    "survey_id uuid, question_id text, blocks jsonb",
    results.map(({ questionId, blocks }) => ({ survey_id: record.id, question_id: questionId, blocks })),
  );
  await insertRows(
    context,
    "survey_comment",
    "id uuid, survey_id uuid, question_id text, groups jsonb, words text, mailbox text",
    shuffled(comments).map(({ questionId, groups: told, words, mailbox }) => ({
      ...{ id: randomUUID(), survey_id: record.id, question_id: questionId, groups: told, words, mailbox },
    })),
  );
  record.outcome = { ...outcome, givenTwice: twice!.count };
}

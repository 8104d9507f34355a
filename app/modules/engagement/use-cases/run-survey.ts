import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { Survey, type SurveyRecord } from "../data/entities.ts";
import type { SurveyState } from "../domain/survey.ts";
import { oneSurveyRead } from "./survey-input.ts";
import { surveyWrites, writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const extendInput = oneSurveyRead.extend({
  closesOn: z.iso.date({ error: "required" }).describe("The new last day."),
});
type Read = z.output<typeof oneSurveyRead>;

function requireState({ state }: SurveyRecord, wanted: SurveyState): void {
  if (state !== wanted) throw conflict("engagement.stands-otherwise", `The survey is ${state}.`);
}

function requireToCome(context: Context, closesOn: string): void {
  if (closesOn < context.today())
    throw invalid("engagement.closes-in-past", "That day is over.", {
      fields: { closesOn: "engagement.closes-in-past" },
    });
}

const run = (context: Context, { surveyId, version }: Read) => ({
  where: { id: surveyId, deletedAt: null },
  may: "run",
  version,
  changedBy: ["engagement.extend", "engagement.close", "engagement.reopen", "engagement.publish"],
});

/** Gives a survey that runs another last day. */
export async function extendSurvey(
  context: Context,
  { closesOn, ...read }: z.output<typeof extendInput>,
): Promise<Read> {
  const { surveyId } = read;
  requireToCome(context, closesOn);
  await surveyWrites.change(context, {
    ...run(context, read),
    change(record) {
      requireState(record, "LIVE");
      Object.assign(record, { closesOn, updatedAt: context.clock.now() });
    },
    tells: { event: "engagement.extended", payload: { surveyId, closesOn }, action: "extend", detail: { closesOn } },
  });
  return read;
}

/** Ends the answering. */
export async function closeSurvey(context: Context, read: Read): Promise<Read> {
  const { surveyId } = read;
  await surveyWrites.change(context, {
    ...run(context, read),
    change(record) {
      requireState(record, "LIVE");
      const [now, today] = [context.clock.now(), context.today()];
      // Closed before its last day, that day is today: lists and pages say when it ended.
      const closesOn = record.closesOn && record.closesOn < today ? record.closesOn : today;
      Object.assign(record, { state: "CLOSED", closesOn, closedAt: now, updatedAt: now });
    },
    tells: { event: "engagement.closed", payload: { surveyId }, action: "close" },
  });
  return read;
}

/** Lets a closed survey be answered again, as long as nobody has seen its results. */
export async function reopenSurvey(
  context: Context,
  { closesOn, ...read }: z.output<typeof extendInput>,
): Promise<Read> {
  const { surveyId } = read;
  requireToCome(context, closesOn);
  await surveyWrites.change(context, {
    ...run(context, read),
    change(record) {
      requireState(record, "CLOSED");
      Object.assign(record, { state: "LIVE", closesOn, closedAt: null, updatedAt: context.clock.now() });
    },
    tells: { event: "engagement.reopened", payload: { surveyId }, action: "reopen", detail: { closesOn } },
  });
  return read;
}

/** Reminds everybody who has not taken part; nobody twice on one day. */
export async function remindOfSurvey(
  context: Context,
  { surveyId }: Pick<Read, "surveyId">,
): Promise<{ reminded: number }> {
  await authorize(context, "run", { kind: "Survey" });
  const record = await context.em.findOne(Survey, { id: surveyId, deletedAt: null });
  if (!record) throw notFound("Survey");
  requireState(record, "LIVE");
  const reminded = await context.rows<{ id: string }>(
    sql`update {survey_participant} set reminded_on = ${context.today()} where survey_id = ${surveyId} and not took_part
      and (reminded_on is null or reminded_on < ${context.today()}) returning employee_id as id`,
  );
  if (reminded.length === 0) return { reminded: 0 };
  await writeDown(
    context,
    "engagement.reminded",
    { surveyId, employeeIds: reminded.map(({ id }) => id) },
    { action: "remind", subject: "Survey", id: surveyId, detail: { people: reminded.length } },
  );
  return { reminded: reminded.length };
}

import { isInAudience } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import { makeKeys } from "../data/survey-keys.ts";
import { Survey, SurveySeries, type SeriesRecord, type SurveyRecord } from "../data/entities.ts";
import { collectsFor, nextQuestions, pulseDays, timeToAnswer } from "../domain/series.ts";
import { shuffled } from "../domain/shuffled.ts";
import { frameAt, type Frame } from "../domain/survey.ts";
import { limitOf, usualMostAMonth, wasAskedOften } from "../queries/asked-often.ts";
import { peopleDue } from "../queries/people-due.ts";
import { launchSurvey } from "./launch-survey.ts";
import { surveyWrites, writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** Asks whom series have to ask today. Bears repetition: nobody is asked twice by one series, or by a pulse twice a day. */
export async function tendSeries(context: Context): Promise<void> {
  for (const series of await context.em.find(SurveySeries, { isOn: true, endedAt: null }, { orderBy: { id: "asc" } }))
    if (series.kind === "PULSE") await askPulse(context, series);
    else {
      await askDue(context, series, await peopleDue(context, series.kind, series));
      await remindDue(context, series.id);
    }
}

/** Whoever was asked by themselves a week ago and has not taken part is reminded once. */
async function remindDue(context: Context, seriesId: string): Promise<void> {
  const today = context.today();
  const reminded = await context.rows<{ surveyId: string; id: string }>(
    sql`update {survey_participant} p set reminded_on = ${today}::date from {survey} s
      where s.id = p.survey_id and s.series_id = ${seriesId} and s.state = 'LIVE' and s.deleted_at is null
        and not p.took_part and p.reminded_on is null and p.asked_on <= ${addDays(today, -timeToAnswer)}::date
      returning p.survey_id as "surveyId", p.employee_id as id`,
  );
  for (const [surveyId, people] of Map.groupBy(reminded, (row) => row.surveyId))
    await writeDown(
      context,
      "engagement.reminded",
      { surveyId, employeeIds: people.map(({ id }) => id) },
      { action: "remind", subject: "Survey", id: surveyId, detail: { people: people.length } },
    );
}

type Change = Pick<SurveyRecord, "questions" | "audience" | "attributes" | "closesOn" | "followsId">;

/** A draft of what a series asks; the questions keep their ids, so that one time can be compared with the next. */
async function begun(context: Context, series: SeriesRecord, change: Change): Promise<SurveyRecord> {
  const [id, now] = [context.newId(), context.clock.now()];
  const { title, intro, purpose, drivers, privacy, fewest, sharesWithAll, createdBy } = series;
  return surveyWrites.create(context, {
    of: { kind: "Survey" },
    values: {
      ...{ id, title, intro, purpose, drivers, privacy, fewest, sharesWithAll, createdBy: createdBy ?? null },
      ...{ state: "DRAFT", sharesWithManagers: change.attributes.includes("TEAM"), randomOrder: false },
      ...{ remindDays: [2], focusId: null, seriesId: series.id, frame: null, outcome: null },
      ...{ createdAt: now, updatedAt: now, launchedAt: null, closedAt: null, publishedAt: null, deletedAt: null },
      ...change,
    },
    tells: {
      event: "engagement.survey-created",
      payload: { surveyId: id },
      action: "create",
      detail: { from: "series" },
    },
  });
}

/** Some questions to some people, whenever it is time; where too few may be asked, the next time. */
async function askPulse(context: Context, series: SeriesRecord): Promise<void> {
  const today = context.today();
  if (series.nextOn === null || series.nextOn === undefined || series.nextOn > today) return;
  series.nextOn = addDays(today, series.everyWeeks * 7);
  await context.em.flush();
  const most = (await limitOf(context)) ?? usualMostAMonth;
  const people = await context.rows<{ id: string }>(
    sql`select e.id from {employee} e where ${await isInAudience(context, series.audience)}
      and not (${wasAskedOften(context, most)})`,
  );
  const ids = sampleOf(
    people.map(({ id }) => id),
    series.share,
  );
  if (ids.length < series.fewest) return;
  const asked = await context.rows<{ id: string; questions: { id: string }[]; at: string }>(
    sql`select id, questions, launched_at::date::text as at from {survey} where series_id = ${series.id}
      and launched_at is not null and deleted_at is null order by launched_at desc limit 100`,
  );
  const lastAsked = new Map(asked.toReversed().flatMap(({ questions, at }) => questions.map(({ id }) => [id, at])));
  const { id } = await begun(context, series, {
    questions: nextQuestions(series.questions, lastAsked, series.asks),
    audience: { employeeIds: ids },
    ...{ attributes: ["DIVISION", "TEAM"], closesOn: addDays(today, pulseDays), followsId: asked[0]?.id ?? null },
  });
  await launchSurvey(context, { surveyId: id });
}

/** So many of a hundred, whom nobody can foresee. */
function sampleOf(ids: readonly string[], share: number): string[] {
  return shuffled(ids).slice(0, Math.round((ids.length * share) / 100));
}

/** Asks people whose moment has come, by the survey that collects them; they are told of together alone. */
async function askDue(context: Context, series: SeriesRecord, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length === 0) return;
  const today = context.today();
  const running = await context.em.findOne(Survey, {
    ...{ seriesId: series.id, state: "LIVE", deletedAt: null, closesOn: { $gte: addDays(today, timeToAnswer) } },
  });
  const { id } = running ?? (await openCollecting(context, series));
  await context.rows(
    sql`insert into {survey_participant} (survey_id, employee_id, group_number, tokens, took_part, asked_on)
      select ${id}::uuid, due, 0, 0, false, ${today}::date from unnest(${employeeIds}::uuid[]) due order by due
      on conflict do nothing`,
  );
  await context.rows(
    sql`update {survey_group} set asked = (select count(*) from {survey_participant} p where p.survey_id = ${id})
      where survey_id = ${id} and number = 0`,
  );
  await writeDown(
    context,
    "engagement.asked",
    { surveyId: id, employeeIds: [...employeeIds] },
    { action: "ask", subject: "Survey", id, detail: { people: employeeIds.length } },
  );
}

/** A survey that is open for a quarter and asks people one by one; all of them are one group. */
async function openCollecting(context: Context, series: SeriesRecord): Promise<SurveyRecord> {
  const before = await context.em.find(
    Survey,
    { seriesId: series.id, deletedAt: null },
    { orderBy: { createdAt: "desc" }, limit: 1 },
  );
  const survey = await begun(context, series, {
    ...{ questions: series.questions, audience: { everyone: true }, attributes: [] },
    ...{ closesOn: addDays(context.today(), collectsFor), followsId: before[0]?.id ?? null },
  });
  await context.rows(
    sql`insert into {survey_group} (survey_id, number, place, asked) values (${survey.id}, 0, '{}'::jsonb, 0)`,
  );
  if (survey.privacy === "ANONYMOUS") await makeKeys(context, survey.id);
  const now = context.clock.now();
  const frame: Frame = { attributes: [], names: {}, above: {} };
  await surveyWrites.change(context, {
    where: { id: survey.id },
    may: "run",
    change: (record) =>
      void Object.assign(record, {
        state: "LIVE",
        frame: frameAt(frame, record.privacy),
        launchedAt: now,
        updatedAt: now,
      }),
    tells: {
      event: "engagement.collecting-opened",
      payload: { surveyId: survey.id },
      action: "launch",
      detail: { asked: 0 },
    },
  });
  return survey;
}

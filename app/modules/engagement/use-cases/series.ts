import { z } from "zod";
import { audienceShape, keptAudience } from "#app/modules/audiences/domain.ts";
import { requireAudience } from "#app/modules/audiences/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { SurveySeries, type SeriesRecord } from "../data/entities.ts";
import { seriesKinds } from "../domain/series.ts";
import { fewestEver, privacies } from "../domain/survey.ts";
import { requireMinimum } from "../queries/minimum.ts";
import { begin } from "./create-survey.ts";
import { driversInput, questionsInput } from "./survey-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const addSeriesInput = z.object({
  kind: z.enum(seriesKinds).describe("When it asks."),
  from: z.string().max(80).describe("What it asks: `sample:<name>` or `template:<id>`."),
  privacy: z.enum(privacies).describe("Who can know what somebody answered."),
  fewest: z.coerce
    .number()
    .int()
    .min(fewestEver, { error: "engagement.fewest" })
    .max(50)
    .describe("So many answers a group needs before anything is told of it."),
  sharesWithAll: tickInput.default(false).describe("Whether everybody who was asked sees the results."),
  everyWeeks: z.coerce.number().int().min(1).max(52).default(4).describe("A pulse asks every so many weeks."),
  asks: z.coerce.number().int().min(1).max(50).default(2).describe("So many questions of a pulse each time."),
  share: z.coerce
    .number()
    .int()
    .min(5)
    .max(100)
    .default(50)
    .describe("A pulse asks so many percent of people each time."),
});

/** Plans surveys that ask by themselves; a pulse for the first time tomorrow. */
export async function addSeries(
  context: Context,
  { from, ...settings }: z.output<typeof addSeriesInput>,
): Promise<{ seriesId: string }> {
  await authorize(context, "create", { kind: "Survey" });
  await requireMinimum(context, settings.fewest);
  const [kind = "", name = ""] = from.split(":");
  if (kind !== "sample" && kind !== "template") throw notFound("SurveyTemplate");
  const { title, intro, purpose, questions, drivers } = await begin(context, kind, name);
  if (questions.length === 0)
    throw invalid("engagement.no-questions", "The template asks nothing.", {
      fields: { from: "engagement.no-questions" },
    });
  const [id, now] = [context.newId(), context.clock.now()];
  context.em.create(SurveySeries, {
    ...{ id, title, intro, questions, drivers, ...settings },
    purpose: settings.kind === "PULSE" ? "PULSE" : purpose,
    ...{ audience: { everyone: true }, endedAt: null },
    ...{ isOn: true, nextOn: settings.kind === "PULSE" ? context.today() : null },
    ...{ createdBy: context.actor.employeeId, createdAt: now, updatedAt: now },
  });
  await context.em.flush();
  await tell(context, id, "ADDED");
  return { seriesId: id };
}

export const editSeriesInput = z.object({
  seriesId: z.guid().describe("The id of the series."),
  version: versionRead,
  questions: questionsInput,
  drivers: driversInput,
  everyWeeks: addSeriesInput.shape.everyWeeks,
  asks: addSeriesInput.shape.asks,
  share: addSeriesInput.shape.share,
  ...audienceShape,
});

export const switchSeriesInput = z.object({
  seriesId: z.guid().describe("The id of the series."),
  on: tickInput.describe("Whether it asks."),
});

/** Lets a series ask, or rest; what it has asked goes on. */
export async function switchSeries(
  context: Context,
  { seriesId, on }: z.output<typeof switchSeriesInput>,
): Promise<{ seriesId: string }> {
  await authorize(context, "create", { kind: "Survey" });
  const series = await holdSeries(context, seriesId);
  const now = context.clock.now();
  // A pulse that rested asks at the next turn of the day's work, never for the times it missed.
  const late = series.kind === "PULSE" && on && (series.nextOn ?? "") < context.today();
  Object.assign(series, { isOn: on, updatedAt: now, ...(late && { nextOn: context.today() }) });
  await context.em.flush();
  await tell(context, seriesId, on ? "ON" : "OFF");
  return { seriesId };
}

/** A series that has not ended, held. */
async function holdSeries(context: Context, id: string, version?: number): Promise<SeriesRecord> {
  const series = await holdRecord(
    context,
    SurveySeries,
    { id },
    { version, subject: "SurveySeries", changedBy: ["engagement.save-series"] },
  );
  if (series.endedAt) throw conflict("engagement.series-ended", "The series has ended.");
  return series;
}

/** Changes how often a series asks, what, and whom, from its next time on; what it has asked goes on as it is. */
export async function editSeries(
  context: Context,
  { seriesId, version, questions, drivers, everyWeeks, asks, share, ...audience }: z.output<typeof editSeriesInput>,
): Promise<{ seriesId: string }> {
  await authorize(context, "create", { kind: "Survey" });
  const series = await holdSeries(context, seriesId, version);
  if (questions.length === 0)
    throw invalid("engagement.no-questions", "It would ask nothing.", {
      fields: { questions: "engagement.no-questions" },
    });
  await requireAudience(context, audience);
  const known = new Set(questions.map(({ id }) => id));
  Object.assign(series, {
    ...{ questions, everyWeeks, asks, share, audience: keptAudience(audience), updatedAt: context.clock.now() },
    drivers: Object.fromEntries(Object.entries(drivers).filter(([id]) => known.has(id))),
  });
  await context.em.flush();
  await tell(context, seriesId, "EDITED");
  return { seriesId };
}

export const endSeriesInput = z.object({ seriesId: z.guid().describe("The id of the series.") });

/** Ends a series for good: it never asks again; a survey of it that runs closes on its last day. */
export async function endSeries(
  context: Context,
  { seriesId }: z.output<typeof endSeriesInput>,
): Promise<{ seriesId: string }> {
  await authorize(context, "create", { kind: "Survey" });
  const series = await holdSeries(context, seriesId);
  const now = context.clock.now();
  Object.assign(series, { isOn: false, nextOn: null, endedAt: now, updatedAt: now });
  await context.em.flush();
  await tell(context, seriesId, "ENDED");
  return { seriesId };
}

const tell = (context: Context, seriesId: string, change: string) =>
  writeDown(
    context,
    "engagement.series-changed",
    { seriesId, change },
    { action: "save-series", subject: "SurveySeries", id: seriesId, detail: { change } },
  );

export const limitInput = z.object({
  mostAMonth: z.coerce.number().int().min(1).max(30).describe("By so many surveys a month somebody is asked at most."),
});

/** How often a person is asked within a month at most. */
export async function setLimit(context: Context, { mostAMonth }: z.output<typeof limitInput>): Promise<object> {
  await authorize(context, "create", { kind: "Survey" });
  await context.rows(
    sql`insert into {survey_limit} (id, most_a_month) values (1, ${mostAMonth})
      on conflict (id) do update set most_a_month = excluded.most_a_month`,
  );
  await writeDown(
    context,
    "engagement.limit-changed",
    { mostAMonth },
    { action: "set-limit", subject: "SurveySeries", id: context.tenant.id, detail: { mostAMonth } },
  );
  return {};
}

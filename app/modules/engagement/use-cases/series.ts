import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { SurveySeries } from "../data/entities.ts";
import { seriesKinds } from "../domain/series.ts";
import { fewestEver, privacies } from "../domain/survey.ts";
import { begin } from "./create-survey.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const addSeriesInput = z.object({
  kind: z.enum(seriesKinds).describe("When it asks."),
  from: z.string().max(80).describe("What it asks: `sample:<name>` or `template:<id>`."),
  privacy: z.enum(privacies).describe("Who can know what somebody answered."),
  fewest: z.coerce.number().int().min(fewestEver, { error: "engagement.fewest" }).max(50),
  sharesWithAll: tickInput.default(false),
  everyWeeks: z.coerce.number().int().min(1).max(52).default(4),
  asks: z.coerce.number().int().min(1).max(50).default(2),
  share: z.coerce.number().int().min(5).max(100).default(50),
});

/** Plans surveys that ask by themselves; a pulse for the first time tomorrow. */
export async function addSeries(
  context: Context,
  { from, ...settings }: z.output<typeof addSeriesInput>,
): Promise<{ seriesId: string }> {
  await authorize(context, "create", { kind: "Survey" });
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
    ...{ isOn: true, nextOn: settings.kind === "PULSE" ? context.today() : null },
    ...{ createdBy: context.actor.employeeId, createdAt: now, updatedAt: now },
  });
  await context.em.flush();
  await tell(context, id, "ADDED");
  return { seriesId: id };
}

export const switchSeriesInput = z.object({ seriesId: z.guid(), on: tickInput });

/** Lets a series ask, or rest; what it has asked goes on. */
export async function switchSeries(
  context: Context,
  { seriesId, on }: z.output<typeof switchSeriesInput>,
): Promise<{ seriesId: string }> {
  await authorize(context, "create", { kind: "Survey" });
  const series = await context.em.findOne(SurveySeries, { id: seriesId });
  if (!series) throw notFound("SurveySeries");
  const now = context.clock.now();
  // A pulse that rested asks at the next turn of the day's work, never for the times it missed.
  const late = series.kind === "PULSE" && on && (series.nextOn ?? "") < context.today();
  Object.assign(series, { isOn: on, updatedAt: now, ...(late && { nextOn: context.today() }) });
  await context.em.flush();
  await tell(context, seriesId, on ? "ON" : "OFF");
  return { seriesId };
}

const tell = (context: Context, seriesId: string, change: string) =>
  writeDown(
    context,
    "engagement.series-changed",
    { seriesId, change },
    { action: "save-series", subject: "SurveySeries", id: seriesId, detail: { change } },
  );

export const limitInput = z.object({ mostAMonth: z.coerce.number().int().min(1).max(30) });

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

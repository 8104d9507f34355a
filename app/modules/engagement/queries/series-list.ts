import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import { audienceChoices, type AudienceChoices } from "#app/modules/audiences/index.ts";
import type { Question, Texts } from "#app/modules/questionnaires/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import { SurveySeries } from "../data/entities.ts";
import type { SeriesKind } from "../domain/series.ts";
import type { Privacy } from "../domain/survey.ts";
import { limitOf, usualMostAMonth } from "./asked-often.ts";
import { sql } from "#tenancy/sql.ts";

export type SeriesRow = {
  id: string;
  kind: SeriesKind;
  title: Texts;
  privacy: Privacy;
  questions: number;
  asks: number;
  share: number;
  everyWeeks: number;
  isOn: boolean;
  /** It never asks again. */
  ended: boolean;
  nextOn: string | null;
  /** How many people it has asked so far. */
  asked: number;
};

export type SeriesList = { series: SeriesRow[]; mostAMonth: number };

/** A series to be changed, with what can be chosen. */
export type EditedSeries = Pick<SeriesRow, "id" | "kind" | "title" | "asks" | "share" | "everyWeeks" | "nextOn"> & {
  questions: Question[];
  drivers: Record<string, string>;
  audience: AudienceRule;
  version: number;
  choices: AudienceChoices;
};

/** Null where there is none, or it has ended. */
export async function editedSeries(context: Context, id: string): Promise<EditedSeries | null> {
  const series = await context.em.findOne(SurveySeries, { id, endedAt: null });
  if (!series) return null;
  const { kind, title, asks, share, everyWeeks, nextOn = null, questions, drivers, audience, version } = series;
  return {
    ...{ id, kind, title, asks, share, everyWeeks, nextOn, questions, drivers, audience, version },
    choices: await audienceChoices(context, audience),
  };
}

/** Surveys that ask by themselves, those that are on first. */
export async function seriesList(context: Context): Promise<SeriesList> {
  const series = await context.rows<SeriesRow>(
    sql`select r.id, r.kind, r.title, r.privacy, jsonb_array_length(r.questions) as questions, r.asks, r.share,
        r.every_weeks as "everyWeeks", r.is_on as "isOn", r.next_on::text as "nextOn", r.ended_at is not null as ended,
        (select count(*)::int from {survey_participant} p join {survey} s on s.id = p.survey_id
          where s.series_id = r.id and s.deleted_at is null) as asked
      from {survey_series} r order by r.ended_at is not null, not r.is_on, r.created_at limit 100`,
  );
  return { series, mostAMonth: (await limitOf(context)) ?? usualMostAMonth };
}

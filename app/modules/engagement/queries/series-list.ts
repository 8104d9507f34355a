import type { Texts } from "#app/modules/questionnaires/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
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
  nextOn: string | null;
  /** How many people it has asked so far. */
  asked: number;
};

export type SeriesList = { series: SeriesRow[]; mostAMonth: number };

/** Surveys that ask by themselves, those that are on first. */
export async function seriesList(context: Context): Promise<SeriesList> {
  const series = await context.rows<SeriesRow>(
    sql`select r.id, r.kind, r.title, r.privacy, jsonb_array_length(r.questions) as questions, r.asks, r.share,
        r.every_weeks as "everyWeeks", r.is_on as "isOn", r.next_on::text as "nextOn",
        (select count(*)::int from {survey_participant} p join {survey} s on s.id = p.survey_id
          where s.series_id = r.id and s.deleted_at is null) as asked
      from {survey_series} r order by not r.is_on, r.created_at limit 100`,
  );
  return { series, mostAMonth: (await limitOf(context)) ?? usualMostAMonth };
}

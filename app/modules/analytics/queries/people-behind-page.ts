import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { pageInput, sliceOfPage } from "#app/platform/http/paging.ts";
import { dimensions, measureScopes, organisations, type Dimension, type MeasureScope } from "../domain/dimensions.ts";
import { audienceFields, periodFields } from "../domain/report.ts";
import { daysOf, readPeriod } from "../domain/periods.ts";
import { periodCounting } from "../data/period-counting.ts";
import { namesOfKeys } from "./names-of-keys.ts";
import { peopleBehind, type PersonBehind } from "./people-behind.ts";
import { requireSplits } from "./report-result.ts";
import { requireMeasures, shownMeasure, type ShownMeasure } from "./seen-measures.ts";

const dimension = z.enum(dimensions).or(z.literal("")).catch("").default("");
/** A key of a part; empty for what nothing is recorded of. */
const key = z.string().max(60).catch("").default("");
export const behindInput = z.object({
  measure: z.string().max(60),
  scope: z.enum(measureScopes).catch("company").default("company"),
  ...periodFields,
  organisation: z.enum(organisations).catch("THEN").default("THEN"),
  split: dimension,
  key,
  split2: dimension,
  key2: key,
  ...audienceFields,
  page: pageInput,
});

export type BehindPage = {
  scope: MeasureScope;
  measure: ShownMeasure;
  days: { from: string; to: string };
  parts: { dimension: Dimension; key: string | null; name: string | null }[];
  /** Of a guarded measure nobody is named. */
  guarded: boolean;
  rows: PersonBehind[];
  total: number;
  page: number;
  pageSize: number;
};

const pageSize = 50;

/** The people behind a number of a dashboard or a report. */
export async function behindPage(context: Context, input: z.output<typeof behindInput>): Promise<BehindPage> {
  const { scope, organisation, cohort, orgUnit, page } = input;
  const [measure] = await requireMeasures(context, scope, [input.measure]);
  const parts = [
    { dimension: input.split, key: input.key || null },
    { dimension: input.split2, key: input.key2 || null },
  ].flatMap((part) => (part.dimension === "" ? [] : [{ ...part, dimension: part.dimension }]));
  await requireSplits(context, { splits: parts.map((part) => part.dimension), scope });
  const period = readPeriod(input) ?? "this-quarter";
  const days = daysOf(period, await periodCounting(context, period));
  const names = await namesOfKeys(context, parts);
  const whose = { scope, cohort, orgUnit, organisation, parts };
  const found = await peopleBehind(context, { ...whose, measure: measure!, days, ...sliceOfPage(page, pageSize) });
  return {
    ...{
      scope,
      measure: shownMeasure(measure!, context),
      days,
      page,
      pageSize,
      guarded: measure!.secrecy === "GUARDED",
    },
    parts: parts.map((part) => ({ ...part, name: part.key === null ? null : (names[part.key] ?? null) })),
    ...found,
  };
}

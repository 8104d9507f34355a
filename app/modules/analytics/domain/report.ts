import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { dimensions, measureScopes, organisations } from "./dimensions.ts";
import { comparisons, periods, readPeriod, type Period } from "./periods.ts";

export const reportShapes = ["TABLE", "BARS", "HEAT", "TREND"] as const;
/** What is made of measures: nothing, the first divided by the second, or each part's share of the whole. */
export const formulas = ["NONE", "RATIO", "SHARE"] as const;
export const mostMeasures = 3;

/** Several as a program sends them, one or more fields of a form of the same name, or one text. */
const several = <Value extends z.ZodType<string>>(value: Value, most: number, said: string) =>
  z
    .preprocess((sent) => {
      const all = typeof sent === "string" ? sent.split(",") : (sent ?? []);
      return Array.isArray(all) ? [...new Set(all.filter((each) => each !== ""))] : all;
    }, z.array(value).max(most))
    .describe(said);

const periodDay = z.iso.date().optional().catch(undefined);
/** A period as an address says it, in up to three fields. */
export const periodFields = {
  period: z.string().max(30).optional().catch(undefined),
  periodFrom: periodDay,
  periodTo: periodDay,
};

/** Whose numbers an address narrows to; what does not fit is as if it were not said. */
export const audienceFields = {
  cohort: z.string().max(60).catch("").default(""),
  orgUnit: z.guid().or(z.literal("")).catch("").default(""),
};

/** What a report asks: as an address, a form and a program say it, and as it is kept. */
export const reportFields = {
  measures: several(z.string().max(60), mostMeasures, "Keys of measures, three at most."),
  splits: several(z.enum(dimensions), 2, "What they are split by, by two dimensions at most."),
  scope: z.enum(measureScopes).default("company").describe("Whose numbers."),
  period: z
    .union([z.enum(periods), z.templateLiteral([z.string().max(10), "..", z.string().max(10)])])
    .refine((said) => readPeriod({ period: said }) !== null, { error: "analytics.no-period" })
    .default("last-quarter")
    .describe("The period: one by its name, such as `last-quarter`, or two days, as `2026-01-01..2026-03-31`."),
  compare: z.enum(comparisons).default("NONE").describe("What it is compared with."),
  organisation: z.enum(organisations).default("THEN").describe("Where people stood then, or stand now."),
  formula: z.enum(formulas).default("NONE").describe("What is made of the measures."),
  shape: z.enum(reportShapes).default("TABLE").describe("How it is shown."),
  cohort: z.string().max(60).default("").describe("A cohort it is narrowed to; empty for none."),
  orgUnit: z
    .guid()
    .or(z.literal(""))
    .default("")
    .describe("An org unit it is narrowed to, with all below; empty for none."),
};
export const reportDefinition = z.object(reportFields);
export type ReportDefinition = z.output<typeof reportDefinition>;

/** The same out of an address, a field each, where what does not fit is as if it were not said. */
const key = z.string().max(60).catch("").default("");
const split = z.enum(dimensions).or(z.literal("")).catch("").default("");
export const reportAddress = z.object({
  measure: key,
  measure2: key,
  measure3: key,
  split,
  split2: split,
  scope: z.enum(measureScopes).optional().catch(undefined),
  ...periodFields,
  compare: reportFields.compare.catch("NONE"),
  organisation: reportFields.organisation.catch("THEN"),
  formula: reportFields.formula.catch("NONE"),
  shape: reportFields.shape.catch("TABLE"),
  cohort: reportFields.cohort.catch(""),
  orgUnit: reportFields.orgUnit.catch(""),
});
export type ReportAddress = z.output<typeof reportAddress>;

const usualPeriod: Period = "last-quarter";

/** What an address asks, for a scope. */
export function definitionOf(address: ReportAddress, scope: ReportDefinition["scope"]): ReportDefinition {
  const { measure, measure2, measure3, split: first, split2, scope: _, periodFrom, periodTo, ...rest } = address;
  const period = readPeriod({ period: rest.period, periodFrom, periodTo }) ?? usualPeriod;
  const measures = [...new Set([measure, measure2, measure3].filter(Boolean))];
  const splits = [...new Set([first, split2])].filter((one) => one !== "");
  return { ...rest, period, measures, splits, scope };
}

/** The fields of an address that asks this; those that say what is usual are left out. */
export function addressOfReport({ measures, splits, ...rest }: ReportDefinition): URLSearchParams {
  const usual = { ...reportAddress.parse({}), period: usualPeriod };
  const all: Record<string, string | undefined> = {
    ...rest,
    ...{ measure: measures[0], measure2: measures[1], measure3: measures[2], split: splits[0], split2: splits[1] },
  };
  const said = Object.entries(all).flatMap(([name, value]) =>
    value && value !== usual[name as keyof ReportAddress] ? [[name, value]] : [],
  );
  return new URLSearchParams(said);
}

export const rhythms = ["WEEKLY", "MONTHLY", "QUARTERLY"] as const;
export type Rhythm = (typeof rhythms)[number];

export const sharedInput = tickInput.default(false).describe("Whether everybody who opens reports finds it.");

/** So many reports stand on somebody's home page. */
export const mostPinned = 6;

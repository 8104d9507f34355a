import { z } from "zod";
import { localDay, versionShape } from "#app/platform/http/shapes.ts";
import { measureTopics } from "#app/platform/contributions/measure.ts";
import { measureUnits } from "../queries/seen-measures.ts";
import { dimensions, measureScopes } from "../domain/dimensions.ts";
import { ids } from "../domain/ids.ts";
import { periods } from "../domain/periods.ts";
import { reportDefinition, rhythms } from "../domain/report.ts";

export const measureShape = z.object({
  key: z.string().describe("What the measure is called by programs."),
  name: z.string().describe("Its name in the caller's language."),
  formula: z.string().describe("How it is computed, in a sentence."),
  topic: z.enum(measureTopics).describe("What it speaks of."),
  sum: z.enum(["COUNT", "MEAN", "SHARE"]).describe("A sum, a mean, or a share in percent."),
  unit: z
    .enum(measureUnits)
    .describe(
      "COUNT is a number of things, PERCENT of a hundred, SCORE a mean in the measure's own scale, such as years.",
    ),
  time: z.enum(["AS_OF", "PERIOD"]).describe("True at the end of the period, or happened in it."),
  secrecy: z
    .enum(["NAMED", "GUARDED"])
    .describe("GUARDED numbers are told of quarters that are over, in groups of at least five people."),
  digits: z.number().int().describe("Digits behind the point."),
  better: z.enum(["MORE", "LESS"]).nullable().describe("Which way is good; null where neither is."),
});

const days = z.object({ from: localDay, to: localDay }).describe("Days, the last one included.");
const value = (said: string) => z.number().nullable().describe(`${said}; null where nothing may be told, or is there.`);

export const numberShape = z.object({
  now: value("The number"),
  before: value("The number of the period compared with"),
  people: z.number().int().describe("How many people stand behind it."),
});
const numbers = z.array(numberShape).describe("One a measure, in their order.");

export const rowShape = z.object({
  parts: z
    .array(
      z.object({
        key: z.string().nullable().describe("The id, or the years a band of tenure begins with; null for none."),
        name: z.string().nullable().describe("What it is called."),
      }),
    )
    .describe("Which part of each split."),
  numbers,
});

export const totalShape = z.object({
  numbers,
  days,
  before: days.nullable().describe("The days compared with; null without."),
});

export const timelineShape = z.object({
  quarters: z.array(z.object({ days, numbers })).describe("The quarters, the oldest first."),
});

export const filtersShape = z.object({
  measures: z.array(measureShape).describe("The measures of the topic."),
  splits: z.array(z.enum(dimensions)).describe("What they are split by."),
  scopes: z.array(z.enum(measureScopes)).describe("Whose numbers can be asked for."),
  periods: z
    .array(z.enum(periods))
    .describe("The periods by name; two days, as `2026-01-01..2026-03-31`, are one too."),
});

export const personShape = z.object({
  id: z.guid().describe("The id of the person."),
  name: z.string().describe("The name of the person."),
  value: value("What it is of them alone"),
});

export const reportShape = z.object({
  id: ids.report,
  name: z.string().describe("The name as people see it."),
  mine: z.boolean().describe("Whether it is the caller's."),
  shared: z.boolean().describe("Whether everybody who opens reports finds it."),
  pinned: z.boolean().describe("Whether it stands on the caller's home page."),
  rhythm: z.enum(rhythms).nullable().describe("How often the caller gets it by mail; null for never."),
});

export const wholeReportShape = z.object({
  id: ids.report,
  name: z.string().describe("The name as people see it."),
  shared: z.boolean().describe("Whether everybody who opens reports finds it."),
  definition: reportDefinition.describe("What it asks."),
  version: versionShape,
});

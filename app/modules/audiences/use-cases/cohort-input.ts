import { z } from "zod";
import type { AppError } from "#app/platform/errors/app-error.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { unreadable } from "#app/platform/import/file-limits.ts";
import { ids } from "../domain/ids.ts";
import { baseCohorts } from "../domain/base-cohorts.ts";
import { cohortQueryShape } from "../domain/cohort-query.ts";
import { chosenSources, mostPeople } from "../domain/cohort.ts";
import { viewName } from "./view-input.ts";

export const oneCohort = z.object({ cohortId: ids.cohort });
export type OneCohort = z.output<typeof oneCohort>;

/** Whom a filter is asked from, and what it asks. */
export const cohortFilterInput = z.object({
  base: z
    .enum(baseCohorts)
    .default("everyone")
    .describe("The group that is filtered, as `GET /cohorts/base-cohorts` lists them."),
  ...cohortQueryShape,
});
export type CohortFilterInput = z.output<typeof cohortFilterInput>;

/** A cohort as its form says it; what its source has no use for is left aside. */
export const cohortInput = z.object({
  name: viewName.describe("The name as people see it."),
  description: textInput({ most: 500, tooLong: "audiences.description-too-long" })
    .default("")
    .describe("What it is for; at most 500 characters."),
  shared: z.boolean().default(false).describe("Whether everybody of the company sees it."),
  source: z
    .enum(chosenSources)
    .default("DYNAMIC")
    .describe(
      "How people come into it: DYNAMIC by a filter, FROZEN by a filter as it was on a day, PICKED one by one, FILE from a list.",
    ),
  ...cohortFilterInput.shape,
  /** For PICKED: those who are in it. */
  people: z
    .preprocess(
      (value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]),
      z.array(z.uuid()).max(mostPeople, { error: "audiences.too-many-people" }),
    )
    .describe("Of a PICKED cohort: the employees in it, by id."),
  /** For FILE. */
  file: z.instanceof(File).optional().describe("A file of people."),
});
export type CohortInput = z.output<typeof cohortInput>;

/** Bytes of a form with a file of people, or with as many picked people as a cohort holds. */
export const largestCohort = 5 * 1024 * 1024;

export function cohortTooLarge(): AppError {
  return unreadable("too-large", { megabytes: largestCohort / 1024 / 1024 });
}

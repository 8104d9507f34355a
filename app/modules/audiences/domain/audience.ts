import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { listSent } from "#app/platform/http/sent-values.ts";
import { emptyQuery, hiredKinds, isUnfinished, type CohortQuery } from "./cohort-query.ts";

/** The ways in which an audience says whom it means. A screen offers those that its question needs. */
export const audienceParts = [
  "everyone",
  "cohorts",
  "orgUnits",
  "functions",
  "grades",
  "locations",
  "managers",
  "hired",
  "employeeIds",
  "withoutIds",
] as const;
export type AudiencePart = (typeof audienceParts)[number];

const ids = z.preprocess(listSent, z.array(z.guid()).max(20_000)).default([]);
const day = z.union([z.literal(""), z.iso.date()]).default("");

/**
 * For whom something is: everybody; or the people of any of the cohorts, those for whom every filter that is there holds,
 * and those who are named. Whoever is left out is not meant, whatever else says so.
 */
export const audienceShape = {
  everyone: tickInput.default(false).describe("Everybody in the company; what narrows it is not asked then."),
  cohorts: ids.describe("Cohorts, by id: the people of any of them."),
  orgUnits: ids.describe("Org units, by id; with all below them."),
  functions: ids.describe("Job functions, by id."),
  grades: ids.describe("Grades, by id."),
  locations: ids.describe("Locations, by id."),
  managers: ids.describe("Employees whose people are meant, all below them, by id."),
  hired: z
    .enum(["", ...hiredKinds])
    .default("")
    .describe("With `hiredFrom` and `hiredTo`: joined when."),
  hiredFrom: day.describe("The first day of joining that counts; empty where none is said."),
  hiredTo: day.describe("The last day of joining that counts; empty where none is said."),
  employeeIds: ids.describe("Employees who are meant one by one, by id."),
  withoutIds: ids.describe("Employees who are not meant, by id."),
};
export const audienceInput = z.object(audienceShape);
export type Audience = z.output<typeof audienceInput>;
/** What a screen that offers some of the parts knows of an audience. */
export type AudienceRule = Partial<Audience>;

export const emptyAudience: Audience = audienceInput.parse({});

/** The filters of an audience as the query of a cohort; null where none is there, which is nobody by itself. One without its days stays one, and finds nobody. */
export function queryOf(rule: AudienceRule): CohortQuery | null {
  const { orgUnits, functions, grades, locations, managers, hired, hiredFrom, hiredTo } = { ...emptyAudience, ...rule };
  const days = { hired: hired || undefined, hiredFrom: hiredFrom || undefined, hiredTo: hiredTo || undefined };
  const dated = Object.values(days).some(Boolean);
  if ([orgUnits, functions, grades, locations, managers].every(({ length }) => length === 0) && !dated) return null;
  return { ...emptyQuery, ...{ orgUnits, functions, grades, locations, managers }, ...(dated ? days : {}) };
}

/** Whether nothing is said of whom it means; a filter that is not finished says nobody. */
export function saysNobody(rule: AudienceRule): boolean {
  const { everyone, cohorts, employeeIds } = { ...emptyAudience, ...rule };
  const query = queryOf(rule);
  return !everyone && cohorts.length === 0 && employeeIds.length === 0 && (query === null || isUnfinished(query));
}

/** An audience as it is kept: without what says nothing, so that equal audiences are equal text. */
export function keptAudience(rule: AudienceRule): AudienceRule {
  const said = Object.entries({ ...emptyAudience, ...rule }).filter(
    ([, value]) => value !== false && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said.map(([part, value]) => [part, Array.isArray(value) ? [...new Set(value)] : value]));
}

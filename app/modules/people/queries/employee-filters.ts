import { z } from "zod";
import { searchInput, placeInput } from "#app/platform/http/paging.ts";
import { dateRangeFields } from "#app/platform/dates/date-range-fields.ts";
import { hiredDates } from "../domain/hired-dates.ts";
import { statuses } from "../domain/assignment.ts";

export const statusFilters = ["PRESENT", ...statuses, "UPCOMING"] as const;
export const sortColumns = ["name", "role", "orgUnit", "location", "manager", "joinedOn"] as const;
export type SortColumn = (typeof sortColumns)[number];

const id = z.uuid().optional().catch(undefined);
const day = z.iso.date().optional().catch(undefined);

/** Filters of a list of people as they stand in an address; what does not fit is as if it were not there. */
export const employeeFilters = z.object({
  search: searchInput("Words looked for in names, e-mail addresses and roles."),
  orgUnit: id.describe("Only people in this org unit or below it."),
  function: id.describe("Only people of this job function."),
  location: id.describe("Only people who work here."),
  grade: id.describe("Only people of this grade."),
  manager: id.describe("Only people who report to this employee."),
  tag: id.describe("Only people who have this tag."),
  /** With `manager`: those who report to them, or everybody below. */
  below: z
    .enum(["direct", "all"])
    .catch("direct")
    .default("direct")
    .describe("With `manager`: `direct` reports, or `all` below."),
  /** A field of the company and what it says: `<id>:<value>`. */
  field: z
    .string()
    .regex(/^[0-9a-f-]{36}:.{1,500}$/s)
    .optional()
    .catch(undefined)
    .describe("A field of the company and what it says: `<id>:<value>`."),
  status: z
    .enum(statusFilters)
    .catch("PRESENT")
    .default("PRESENT")
    .describe(
      "PRESENT for all who are with the company, or one status. Only admins find those who left or are yet to come.",
    ),
  ...dateRangeFields(hiredDates, "Joined"),
  sort: z.enum(sortColumns).catch("name").default("name").describe("What the list is ordered by."),
  direction: z
    .enum(["ascending", "descending"])
    .catch("ascending")
    .default("ascending")
    .describe("Upwards or downwards."),
  /** A group of people that another room knows by this word; the list is narrowed by what that room says. */
  cohort: z
    .string()
    .max(40)
    .optional()
    .catch(undefined)
    .describe("Only people of a cohort: its id, or the name or number of a base cohort."),
  after: placeInput.describe("The cursor of the page before."),
  before: placeInput.describe("The cursor of the page after."),
  asOf: day.describe("The day to show, as `2026-11-16`; today where it is left out."),
});
export type EmployeeFilters = z.output<typeof employeeFilters>;

import { z } from "zod";
import { statuses } from "../domain/assignment.ts";

export const statusFilters = ["PRESENT", ...statuses, "UPCOMING"] as const;
export const hiredFilters = ["BEFORE", "BETWEEN", "AFTER"] as const;
export const sortColumns = ["name", "role", "orgUnit", "location", "manager", "joinedOn"] as const;
export type SortColumn = (typeof sortColumns)[number];

const id = z.uuid().optional().catch(undefined);
const day = z.iso.date().optional().catch(undefined);
const cursor = z.string().max(600).optional().catch(undefined);

/** Filters of a list of people as they stand in an address; what does not fit is as if it were not there. */
export const employeeFilters = z.object({
  search: z.string().trim().max(200).catch(""),
  orgUnit: id,
  function: id,
  location: id,
  grade: id,
  manager: id,
  tag: id,
  /** With `manager`: those who report to them, or everybody below. */
  below: z.enum(["direct", "all"]).catch("direct"),
  /** A field of the company and what it says: `<id>:<value>`. */
  field: z
    .string()
    .regex(/^[0-9a-f-]{36}:.{1,500}$/s)
    .optional()
    .catch(undefined),
  status: z.enum(statusFilters).catch("PRESENT"),
  /** BEFORE takes `hiredTo`, AFTER takes `hiredFrom`, BETWEEN both, which it includes. */
  hired: z.enum(hiredFilters).optional().catch(undefined),
  hiredFrom: day,
  hiredTo: day,
  sort: z.enum(sortColumns).catch("name"),
  direction: z.enum(["ascending", "descending"]).catch("ascending"),
  /** A group of people that another room knows by this word; the list is narrowed by what that room says. */
  cohort: z.string().max(40).optional().catch(undefined),
  after: cursor,
  before: cursor,
  asOf: day,
});
export type EmployeeFilters = z.output<typeof employeeFilters>;

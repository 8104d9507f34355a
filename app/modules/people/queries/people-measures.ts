import type { Measure, MeasureDays, PersonMeasured } from "#app/platform/contributions/measure.ts";
import { isPresent } from "../data/live.ts";
import { liveReportingLine } from "../data/reporting-line-sql.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const seenBy: Measure["seenBy"] = {
  company: { kind: "PeopleAnalytics", scope: "company" },
  led: { kind: "PeopleAnalytics", scope: "led" },
};
const named = {
  topic: "people",
  secrecy: "NAMED",
  seenBy,
  recordsOf: ({ id }: PersonMeasured) => `/app/employee/${id}`,
} as const;

/** A fact of weight 1 for each person who is here at the end of the days. */
const ofThoseHere = ({ to }: MeasureDays, value: Sql) =>
  sql`select e.id as employee_id, ${value}::float8 as value, 1::float8 as weight from {employee} e
    where ${isPresent(sql`e.id`, to)}`;

/** Who is here, came and left, how long people stay, and how many one leads. */
export const peopleMeasures: readonly Measure[] = [
  {
    ...named,
    key: "headcount",
    sum: "COUNT",
    time: "AS_OF",
    facts: (_, days) => ofThoseHere(days, sql`1`),
  },
  {
    ...named,
    key: "joiners",
    sum: "COUNT",
    time: "PERIOD",
    facts: (_, { from, to }) =>
      sql`select e.id as employee_id, 1::float8 as value, 1::float8 as weight from {employee} e
        where e.joined_on between ${from}::date and ${to}::date`,
  },
  {
    ...named,
    key: "leavers",
    sum: "COUNT",
    time: "PERIOD",
    better: "LESS",
    facts: (_, { from, to }) =>
      sql`select e.id as employee_id, 1::float8 as value, 1::float8 as weight from {employee} e
        where e.resigned_on - 1 between ${from}::date and ${to}::date`,
  },
  {
    ...named,
    key: "tenure",
    sum: "MEAN",
    time: "AS_OF",
    digits: 1,
    facts: (_, days) => ofThoseHere(days, sql`(${days.to}::date - e.joined_on) / 365.25`),
  },
  {
    ...named,
    key: "span",
    sum: "MEAN",
    time: "AS_OF",
    digits: 1,
    facts: (_, { to }) =>
      sql`select a.manager_id as employee_id, count(*)::float8 as value, 1::float8 as weight from {assignment} a
        where ${liveReportingLine(to)} and ${isPresent(sql`a.employee_id`, to)} group by a.manager_id`,
  },
];

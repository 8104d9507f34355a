import { momentsOf, type Measure, type PersonMeasured } from "#app/platform/contributions/measure.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { sql } from "#tenancy/sql.ts";

const named = {
  topic: "initiatives",
  secrecy: "NAMED",
  seenBy: { company: { kind: "InitiativeNumbers", scope: "company" } },
  recordsOf: ({ id }: PersonMeasured) => `${initiativePlaces.company}?owner=${id}`,
} as const;

/** What was done, and what lies past its day; whoever administers initiatives sees all of them. */
export const initiativeMeasures: readonly Measure[] = [
  {
    ...named,
    key: "tasks-done",
    sum: "COUNT",
    time: "PERIOD",
    better: "MORE",
    facts: (_, days) => {
      const { since, until } = momentsOf(days);
      return sql`select p.employee_id, 1::float8 as value, 1::float8 as weight from {initiative} i
        join {initiative_person} p on p.initiative_id = i.id and p.owner_type = 'OWNER'
        where i.deleted_at is null and i.completed_at >= ${since} and i.completed_at < ${until}`;
    },
  },
  {
    ...named,
    key: "tasks-in-time",
    sum: "SHARE",
    time: "PERIOD",
    better: "MORE",
    facts: (_, { from, to }) =>
      sql`select p.employee_id, (i.completed_on is not null and i.completed_on <= i.due_date)::int::float8 as value,
        1::float8 as weight from {initiative} i
        join {initiative_person} p on p.initiative_id = i.id and p.owner_type = 'OWNER'
        where i.deleted_at is null and i.due_date between ${from}::date and ${to}::date`,
  },
];

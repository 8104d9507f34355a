import { momentsOf, type Measure, type MeasureDays } from "#app/platform/contributions/measure.ts";
import { feedPlaces } from "../feed-places.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const named = {
  topic: "feed",
  secrecy: "NAMED",
  time: "PERIOD",
  better: "MORE",
  sum: "COUNT",
  seenBy: {
    company: { kind: "PeopleAnalytics", scope: "company" },
    led: { kind: "PeopleAnalytics", scope: "led" },
  },
} as const;

const daysOf = ({ from, to }: MeasureDays) => `dates=BETWEEN&datesFrom=${from}&datesTo=${to}`;

/** Posts `p` that everybody in the company may read, of the days. */
function posted(days: MeasureDays): Sql {
  const { since, until } = momentsOf(days);
  return sql`{feed_post} p where p.deleted_at is null and p.audience = 'ORGANIZATION'
    and p.posted_at >= ${since} and p.posted_at < ${until}`;
}

/** What people say to the whole company, where everybody reads it by name. */
export const feedMeasures: readonly Measure[] = [
  {
    ...named,
    key: "posts",
    recordsOf: ({ id }, { days }) => `${feedPlaces.feed}?author=${id}&${daysOf(days)}`,
    facts: (_, days) =>
      sql`select p.author_id as employee_id, 1::float8 as value, 1::float8 as weight from ${posted(days)}
        and p.author_id is not null`,
  },
  {
    ...named,
    key: "praise-in-the-feed",
    recordsOf: ({ id }, { days }) => `${feedPlaces.feed}?named=${id}&kind=KUDOS&${daysOf(days)}`,
    facts: (_, days) =>
      sql`select n.employee_id, 1::float8 as value, 1::float8 as weight from {feed_mention} n
        where exists (select from ${posted(days)} and p.id = n.post_id and p.kind = 'KUDOS')`,
  },
];

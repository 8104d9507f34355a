import { sql, type Sql } from "#tenancy/sql.ts";
import { lengths, type Rounds } from "./recurrence.ts";

/** `dayOfRound` in a statement that looks through many records: which day of a series a round falls on. */
export function dayOfRoundSql(
  { frequency, every, startsOn }: { frequency: Rounds["frequency"]; every: Sql; startsOn: Sql },
  round: Sql,
): Sql {
  return sql`(${startsOn} + make_interval(${sql.raw(lengths[frequency])} => ((${round}) * ${every})::int))::date`;
}

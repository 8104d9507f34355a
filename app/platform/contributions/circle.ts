import type { Sql } from "#tenancy/sql.ts";

/** A subquery of the ids of people who have to do with one person by a room's records: who works on the same. */
export type Circle = (employeeId: string) => Sql;
export type Circles = Readonly<Record<string, Circle>>;

import type { SqlFragment } from "#app/platform/ability/to-sql.ts";

/** A subquery of the ids of people who have to do with one person by a room's records: who works on the same. */
export type Circle = (employeeId: string) => SqlFragment;
export type Circles = Readonly<Record<string, Circle>>;

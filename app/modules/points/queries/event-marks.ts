import type { Context } from "#app/platform/context/context.ts";
import { readMarks, type Before } from "#app/platform/tasks/acts-on-many.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Which version of each of these events stands, for who would take a change of it back. */
export function eventMarks(ids: readonly string[]): Sql {
  return sql`select id, version::text as mark from {shift_event} where id = any(${[...ids]}::uuid[]) order by id`;
}

/** Why each of these events was withdrawn; they are held meanwhile. */
export function whyWithdrawn(context: Pick<Context, "rows">, ids: readonly string[]): Promise<Before> {
  return readMarks(
    context,
    sql`select id, withdrawn_reason as mark from {shift_event}
      where id = any(${[...ids]}::uuid[]) and withdrawn_at is not null order by id for update`,
  );
}

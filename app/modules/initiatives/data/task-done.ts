import { sql, type Sql } from "#tenancy/sql.ts";

/** The task of this id is done; null where there is none, or it was deleted. */
export function taskDone(id: Sql): Sql {
  return sql`(select i.completed_at is not null from {initiative} i where i.id = ${id} and i.deleted_at is null)`;
}

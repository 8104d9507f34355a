import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Which version of each of these events stands, for who would take a change of it back. */
export function eventMarks(ids: readonly string[]): Sql {
  return sql`select id, version::text as mark from {shift_event} where id = any(${[...ids]}::uuid[]) order by id`;
}

/** Why each of these events was withdrawn; they are held meanwhile. */
export async function whyWithdrawn(
  { rows }: Pick<Context, "rows">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; reason: string }>(
    sql`select id, withdrawn_reason as reason from {shift_event}
      where id = any(${[...ids]}::uuid[]) and withdrawn_at is not null order by id for update`,
  );
  return new Map(found.map(({ id, reason }) => [id, reason]));
}

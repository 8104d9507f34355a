import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Which version of each of these events stands, for who would take a change of it back. */
export async function eventMarks(
  { rows }: Pick<Context, "rows">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; mark: string }>(
    sql`select id, version::text as mark from {shift_event} where id = any(${[...ids]}::uuid[]) order by id`,
  );
  return new Map(found.map(({ id, mark }) => [id, mark]));
}

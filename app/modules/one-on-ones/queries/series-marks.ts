import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Since when each of these series is put away, or that it runs, for who would take a change of that back. */
export async function seriesMarks(
  { rows }: Pick<Context, "rows">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; mark: string }>(
    sql`select id, coalesce(extract(epoch from archived_at)::text, 'runs') as mark from {one_on_one_series}
      where id = any(${[...ids]}::uuid[]) order by id`,
  );
  return new Map(found.map(({ id, mark }) => [id, mark]));
}

import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** When each of these tasks was done or deleted, for who would take that back; none of what is open or stands. */
export async function taskMarks(
  { rows }: Pick<Context, "rows">,
  what: "completed" | "deleted",
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const at = what === "completed" ? sql`completed_at` : sql`deleted_at`;
  const stands = what === "completed" ? sql`deleted_at is null` : sql`true`;
  const found = await rows<{ id: string; mark: string }>(
    sql`select id, extract(epoch from ${at})::text as mark from {initiative}
      where id = any(${[...ids]}::uuid[]) and ${at} is not null and ${stands} order by id`,
  );
  return new Map(found.map(({ id, mark }) => [id, mark]));
}

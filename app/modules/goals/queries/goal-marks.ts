import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** When each of these goals was closed or archived, for who would take that back; none of what is open or on the lists. */
export async function goalMarks(
  { rows }: Pick<Context, "rows">,
  what: "archived" | "closed",
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const at = what === "archived" ? sql`archived_at` : sql`closed_at`;
  const found = await rows<{ id: string; mark: string }>(
    sql`select id, extract(epoch from ${at})::text as mark from {goal}
      where id = any(${[...ids]}::uuid[]) and ${at} is not null and deleted_at is null order by id`,
  );
  return new Map(found.map(({ id, mark }) => [id, mark]));
}

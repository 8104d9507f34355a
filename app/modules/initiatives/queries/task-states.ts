import type { Context } from "#app/platform/context/context.ts";
import { initiativesAllowing, initiativePrelude } from "../data/initiative-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** Whether each of these tasks is done; those that are gone or that the actor may not see are not there. */
export async function taskStates(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  if (ids.length === 0) return new Map();
  const view = await initiativesAllowing(context, "view");
  const rows = await context.rows<{ id: string; done: boolean }>(
    sql`${initiativePrelude(context)} select i.id, i.completed_on is not null as done from {initiative} i
        where i.id = any(${ids}::uuid[]) and i.deleted_at is null and (${view})`,
  );
  return new Map(rows.map(({ id, done }) => [id, done]));
}

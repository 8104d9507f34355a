import { competenciesInUse, type OfferedCompetency } from "#app/modules/develop/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Of posts of the feed that praise somebody for a competency in use: which, by the id of the post. */
export async function praisedCompetencies(
  context: Context,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, OfferedCompetency>> {
  if (postIds.length === 0) return new Map();
  const rows = await context.rows<{ postId: string; competencyId: string }>(
    sql`select distinct on (f.post_id) f.post_id as "postId", f.competency_id as "competencyId" from {feedback} f
      where f.post_id = any(${[...postIds]}::uuid[]) and f.competency_id is not null and f.deleted_at is null
      order by f.post_id, f.created_at, f.id`,
  );
  if (rows.length === 0) return new Map();
  const inUse = await competenciesInUse(context, [...new Set(rows.map(({ competencyId }) => competencyId))]);
  return new Map(
    rows.flatMap(({ postId, competencyId }) => {
      const competency = inUse.get(competencyId);
      return competency ? [[postId, competency] as const] : [];
    }),
  );
}

import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { alike } from "../domain/coach/coach.ts";
import { likeness, wordsOf } from "../domain/coach/words.ts";
import { anyOf, sql } from "#tenancy/sql.ts";
import { exactly, plainHolds } from "#tenancy/text-search.ts";

export type SimilarObjective = { id: string; title: string; owner: string | null };

const mostWords = 5;

/** Open objectives that may mean the same, of those the actor may see: the likest three. */
export async function similarObjectives(
  context: Context,
  title: string,
  exceptId?: string,
): Promise<SimilarObjective[]> {
  const words = [...new Set(wordsOf(title))]
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length)
    .slice(0, mostWords);
  if (words.length === 0) return [];
  const allowed = await goalsAllowing(context, "view");
  const found = await context.rows<SimilarObjective>(
    sql`with recursive ${allowed.with}
     select g.id, g.title,
            (select min(e.display_name) from {goal_owner} o join {employee} e on e.id = o.employee_id
              where o.goal_id = g.id and o.owner_type = 'OWNER') as owner
       from {goal} g
      where g.deleted_at is null and g.archived_at is null and g.kind = 'OBJECTIVE' and g.progress_level <> 'CLOSED'
        and g.id is distinct from ${exceptId ?? null}::uuid
        and ${anyOf(words.map((word) => plainHolds(sql`g.plain_title`, exactly(word))))} and (${allowed.where})
      order by g.due_date desc, g.id limit 300`,
  );
  return found
    .map((goal) => ({ ...goal, like: likeness(title, goal.title) }))
    .filter(({ like }) => like >= alike)
    .sort((one, other) => other.like - one.like)
    .slice(0, 3)
    .map(({ like: _, ...goal }) => goal);
}

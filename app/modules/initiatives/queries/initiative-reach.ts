import type { Context } from "#app/platform/context/context.ts";
import type { Reach } from "#app/platform/contributions/room.ts";
import { initiativePrelude, initiativesAllowing } from "../data/initiative-rules-sql.ts";

const actions = ["view", "complete", "edit", "delete"] as const;

/** How many tasks the actor may do what with, in one statement. */
export async function initiativeReach(context: Context): Promise<readonly Reach[]> {
  const prelude = initiativePrelude(context);
  const allowed = await Promise.all(actions.map((action) => initiativesAllowing(context, action)));
  const counts = allowed.map(({ text }, index) => `count(*) filter (where ${text})::int as "${actions[index]}"`);
  const [row] = await context.rows<Record<(typeof actions)[number], number>>(
    `${prelude.text} select ${counts.join(", ")} from {initiative} i where i.deleted_at is null`,
    [...prelude.values, ...allowed.flatMap(({ values }) => values)],
  );
  return actions.map((action) => ({ label: `reach.${action}`, count: row![action] }));
}

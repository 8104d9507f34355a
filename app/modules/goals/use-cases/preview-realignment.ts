import type { Context } from "#app/platform/context/context.ts";
import type { RollUpChange } from "../data/move-goals.ts";
import { visibleTitles } from "../data/visible-titles.ts";
import { realignGoal, type RealignGoalInput } from "./realign-goal.ts";
import { sql } from "#tenancy/sql.ts";

/** What a realignment would do, as far as the actor may see; of the rest not even how much there is. */
export type RealignPreview = {
  asked: Pick<RealignGoalInput, "parentId" | "mode">;
  moves: { id: string; title: string; from: string | null; to: string | null }[];
  rollUps: RollUpChange[];
  told: string[];
};

/** Does it and takes it back at once, so that what is shown is what will happen. */
export async function previewRealignment(context: Context, input: RealignGoalInput): Promise<RealignPreview> {
  await context.rows(sql`savepoint realign_preview`);
  const { moves, rollUps } = await realignGoal(context, input).finally(() =>
    context.rows(sql`rollback to savepoint realign_preview`),
  );
  const titles = await visibleTitles(context, [
    ...moves.flatMap(({ goalId, from, to }) => [goalId, from, to].filter((id) => id !== null)),
    ...rollUps.map(({ id }) => id),
  ]);
  const title = (id: string | null) => (id === null ? null : (titles.get(id) ?? null));
  const shownMoves = moves.flatMap(({ goalId, from, to }) =>
    titles.has(goalId) ? [{ id: goalId, title: titles.get(goalId)!, from: title(from), to: title(to) }] : [],
  );
  return {
    asked: { parentId: input.parentId, mode: input.mode },
    moves: shownMoves,
    rollUps: rollUps.filter(({ id }) => titles.has(id)),
    told: await peopleTold(
      context,
      shownMoves.map(({ id }) => id),
    ),
  };
}

async function peopleTold(context: Context, goalIds: readonly string[]): Promise<string[]> {
  const rows = await context.rows<{ name: string }>(
    sql`select distinct e.display_name as name from {goal_owner} o join {employee} e on e.id = o.employee_id
      where o.goal_id = any(${goalIds}::uuid[]) and o.owner_type = 'OWNER' and e.id <> ${context.actor.employeeId} order by 1`,
  );
  return rows.map(({ name }) => name);
}

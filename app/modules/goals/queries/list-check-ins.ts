import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { requireGoal } from "../data/goal-record.ts";
import type { ProgressLevel } from "../domain/closure.ts";
import { earlierThan } from "./full-history.ts";
import type { HistoryEntry } from "./goal-history.ts";
import type { GoalPerson } from "./goal-row.ts";
import { loadHistory } from "./load-history.ts";
import { sql } from "#tenancy/sql.ts";

export type ListedCheckIn = {
  id: string;
  goalId: string;
  at: string;
  by: GoalPerson | null;
  value: number | null;
  percent: number | null;
  level: ProgressLevel;
  comment: string;
  acknowledged: { name: string; at: string } | null;
};

/** A page of the check-ins on a goal and on those of its key results the actor may see, newest first. */
export async function listCheckIns(
  context: Context,
  goalId: string,
  { after, limit }: { after?: string | undefined; limit?: number } = {},
): Promise<{ checkIns: ListedCheckIn[]; next: string | null }> {
  await requireSeen(context, goalId);
  const earlier = after === undefined ? sql`true` : earlierThan(after);
  const where = sql`x.source = 'I' and ${earlier}`;
  const { entries, next } = await loadHistory(context, goalId, where, limit);
  return { checkIns: entries.flatMap(checkInOf), next };
}

/** One check-in on a goal or a key result of it; 404 where it is none of those the actor may see. */
export async function findCheckIn(context: Context, goalId: string, checkInId: string): Promise<ListedCheckIn> {
  await requireSeen(context, goalId);
  const where = sql`x.source = 'I' and x.id = ${checkInId}::uuid`;
  const [found] = (await loadHistory(context, goalId, where)).entries.flatMap(checkInOf);
  if (!found) throw notFound("Check-in");
  return found;
}

async function requireSeen(context: Context, goalId: string): Promise<void> {
  await authorize(context, "view", await requireGoalFacts(context, goalId));
  await requireGoal(context, goalId);
}

function checkInOf(entry: HistoryEntry): ListedCheckIn[] {
  if (entry.kind !== "CHECK_IN") return [];
  const { id, at, person, value, percent, level, comment, acknowledged, goal } = entry;
  return [{ id, goalId: goal.id, at, by: person, value, percent, level, comment, acknowledged }];
}

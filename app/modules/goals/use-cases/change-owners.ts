import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { GoalChange } from "../data/changes.ts";
import type { GoalFacts } from "../data/goal-facts.ts";
import { insertOwners } from "../data/insert-goals.ts";
import { requireKnownPeople } from "#app/modules/people/index.ts";
import { goalEvent } from "../events.ts";
import { authorizeOwners } from "./authorize-goal.ts";
import { sql } from "#tenancy/sql.ts";

type People = { ownerIds?: string[] | undefined; collaboratorIds?: string[] | undefined };

/** Replaces owners and collaborators; only people who become owners need a right to be given the goal. */
export async function changeOwners(
  context: Context,
  goalId: string,
  before: GoalFacts,
  asked: People,
): Promise<GoalChange[]> {
  const ownerIds = unique(asked.ownerIds ?? before.ownerIds);
  const collaboratorIds = unique(asked.collaboratorIds ?? before.collaboratorIds).filter(
    (id) => !ownerIds.includes(id),
  );
  const changes = [
    { field: "owners", before: before.ownerIds, after: ownerIds },
    { field: "collaborators", before: before.collaboratorIds, after: collaboratorIds },
  ].filter((change) => unique(change.before).join() !== change.after.join());
  if (changes.length === 0) return [];
  const added = ownerIds.filter((id) => !before.ownerIds.includes(id));
  await authorizeOwners(context, added);
  await requireKnownPeople(context, "goals.unknown-person", { ownerIds, collaboratorIds });
  await context.rows(sql`delete from {goal_owner} where goal_id = ${goalId}`);
  await insertOwners(context, [
    ...ownerIds.map((employeeId) => ({ goalId, employeeId, type: "OWNER" as const })),
    ...collaboratorIds.map((employeeId) => ({ goalId, employeeId, type: "COLLABORATOR" as const })),
  ]);
  if (added.length > 0) await recordEvent(context, goalEvent("goals.owner-added", { goalId, ownerIds: added }));
  return changes;
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

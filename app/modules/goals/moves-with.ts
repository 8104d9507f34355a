import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Giving, MovesWith } from "#app/platform/contributions/moves-with.ts";
import { sql } from "#tenancy/sql.ts";
import { recordChanges } from "./data/changes.ts";
import { insertOwners } from "./data/insert-goals.ts";
import { visibleTitles } from "./data/visible-titles.ts";
import type { GoalKind } from "./domain/hierarchy.ts";
import { writeDown } from "./use-cases/write-down.ts";

const place = "/app/my-data/goal/my-goals";
const running = sql`g.deleted_at is null and g.archived_at is null and g.progress_level <> 'CLOSED'`;

/** Running goals of somebody who goes away can go over to others; whoever moves keeps theirs. */
export const goalsMoveWith: MovesWith = {
  begins: [
    { key: "goal", label: "lifecycle.begin", href: (employeeId) => `${place}?createOkr=true&ownerId=${employeeId}` },
  ],
  says: async (context, { move, employeeId }) => {
    if (!employeeId || move === "RETURN" || move === "REHIRE") return [];
    const count = (await openGoals(context, employeeId, "OBJECTIVE")).length;
    return [{ label: move === "MOVE" ? "lifecycle.kept" : "lifecycle.open", count }];
  },
  handsOver: [
    {
      ...{ kind: "Goal", label: "lifecycle.open", place, titles: visibleTitles, give: giveGoals },
      open: (context, employeeId) => openGoals(context, employeeId, "OBJECTIVE"),
    },
    {
      ...{ kind: "KeyResult", label: "lifecycle.key-results", place, titles: visibleTitles, give: giveGoals },
      open: (context, employeeId) => openGoals(context, employeeId, "KEY_RESULT"),
      goesWith: { kind: "Goal", of: objectivesOf },
    },
  ],
};

async function openGoals(context: Context, employeeId: string, kind: GoalKind): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select g.id from {goal} g join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER'
      where o.employee_id = ${employeeId} and g.kind = ${kind} and ${running} order by g.due_date, g.id limit 500`,
  );
  return rows.map(({ id }) => id);
}

/** The objective of each key result that has one. */
async function objectivesOf(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await context.rows<{ id: string; parentId: string }>(
    sql`select g.id, g.parent_id as "parentId" from {goal} g where g.id = any(${[...ids]}::uuid[]) and g.parent_id is not null`,
  );
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}

/** Goals that still are the giver's and not the taker's already; their history says so. */
async function giveGoals(context: Context, { fromId, toId, ids }: Giving): Promise<string[]> {
  const given: string[] = [];
  for (const goalId of ids) {
    const goal = await firstRow<{ ownerIds: string[] }>(
      context,
      sql`select array(select o.employee_id::text from {goal_owner} o
          where o.goal_id = g.id and o.owner_type = 'OWNER' order by o.employee_id) as "ownerIds"
        from {goal} g where g.id = ${goalId} and ${running} for update of g`,
    );
    if (!goal?.ownerIds.includes(fromId) || goal.ownerIds.includes(toId)) continue;
    await context.rows(
      sql`delete from {goal_owner} where goal_id = ${goalId} and employee_id = any(${[fromId, toId]}::uuid[])`,
    );
    await insertOwners(context, [{ goalId, employeeId: toId, type: "OWNER" }]);
    const after = goal.ownerIds.map((id) => (id === fromId ? toId : id)).sort();
    await recordChanges(context, goalId, [{ field: "owners", before: goal.ownerIds, after }]);
    await writeDown(
      context,
      "goals.owner-added",
      { goalId, ownerIds: [toId], handedOver: true },
      { action: "give-goal", subject: "Goal", id: goalId, detail: { fromId, toId } },
    );
    given.push(goalId);
  }
  return given;
}

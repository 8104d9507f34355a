import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Giving, MovesWith } from "#app/platform/contributions/moves-with.ts";
import { sql } from "#tenancy/sql.ts";
import { loadPeople, storePeople } from "./data/people-of-initiative.ts";
import { recordTaskChanges } from "./data/task-changes.ts";
import { tasksInBrief } from "./queries/tasks-in-brief.ts";
import { writeDown } from "./use-cases/write-down.ts";

/** Open initiatives of somebody who goes away can go over to others; whoever moves keeps theirs. */
export const initiativesMoveWith: MovesWith = {
  says: async (context, { move, employeeId }) => {
    if (!employeeId || move === "RETURN" || move === "REHIRE") return [];
    const count = (await openTasks(context, employeeId)).length;
    return [{ label: move === "MOVE" ? "lifecycle.kept" : "lifecycle.open", count }];
  },
  handsOver: [
    {
      ...{ kind: "Initiative", label: "lifecycle.open", place: "/app/my-data/initiative/my-initiatives" },
      open: openTasks,
      titles: async (context, ids) => new Map((await tasksInBrief(context, ids)).map(({ id, text }) => [id, text])),
      give: giveTasks,
    },
  ],
};

async function openTasks(context: Context, employeeId: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select i.id from {initiative} i join {initiative_person} p on p.initiative_id = i.id and p.owner_type = 'OWNER'
      where p.employee_id = ${employeeId} and i.completed_at is null and i.deleted_at is null
      order by i.due_date nulls last, i.id limit 500`,
  );
  return rows.map(({ id }) => id);
}

/** Initiatives that still are the giver's and not the taker's already; their history says so. */
async function giveTasks(context: Context, { fromId, toId, ids }: Giving): Promise<string[]> {
  const given: string[] = [];
  for (const id of ids) {
    const open = await firstRow(
      context,
      sql`select from {initiative} i where i.id = ${id} and i.completed_at is null and i.deleted_at is null for update`,
    );
    const before = await loadPeople(context, id);
    if (!open || !before.ownerIds.includes(fromId) || before.ownerIds.includes(toId)) continue;
    const ownerIds = before.ownerIds.map((one) => (one === fromId ? toId : one)).sort();
    const collaboratorIds = before.collaboratorIds.filter((one) => one !== toId);
    await storePeople(context, id, { ownerIds, collaboratorIds });
    await recordTaskChanges(context, id, [{ field: "ownerIds", before: before.ownerIds, after: ownerIds }]);
    await writeDown(
      context,
      "initiatives.owner-added",
      { initiativeId: id, ownerIds: [toId], handedOver: true },
      { action: "give-task", subject: "Initiative", id, detail: { fromId, toId } },
    );
    given.push(id);
  }
  return given;
}

import { authorizeInitiative, findVisibleTitle } from "#app/modules/goals/index.ts";
import { managersAbove, unitsAround } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import { requireInitiativeFacts, type InitiativeFacts } from "../data/initiative-facts.ts";
import { lockInitiative, type InitiativeRecord } from "../data/initiative-record.ts";

/** The initiative, held, if the actor may do this to it; 404 where they may not see it, 403 with the rules otherwise. */
export async function requireAllowed(
  context: Context,
  action: string,
  id: string,
): Promise<{ initiative: InitiativeRecord; facts: InitiativeFacts }> {
  const initiative = await lockInitiative(context, id);
  const facts = await requireInitiativeFacts(context, id);
  await authorize(context, action, facts);
  return { initiative, facts };
}

/** Whether the actor may make these people owners; collaborators may be anybody. */
export async function authorizeOwners(context: Context, employeeIds: readonly string[]): Promise<void> {
  const others = employeeIds.filter((id) => id !== context.actor.employeeId);
  const above = others.length > 0 ? await managersAbove(context, others) : new Map<string, string[]>();
  for (const employeeId of employeeIds) {
    const orgUnitIds = others.includes(employeeId) ? await unitsAround(context, [employeeId]) : [];
    await authorize(context, "assign", {
      kind: "InitiativeOwner",
      employeeId,
      managerIds: above.get(employeeId) ?? [],
      orgUnitIds,
    });
  }
}

/** A goal that the actor may see and write down tasks for: whether there are others is not told. */
export async function requireGoal(context: Context, goalId: string): Promise<void> {
  if (await findVisibleTitle(context, goalId)) return authorizeInitiative(context, goalId);
  throw invalid("initiatives.unknown-goal", "There is no such goal.", {
    fields: { goalId: "initiatives.unknown-goal" },
  });
}

/** A task is not due before it starts. */
export function requireDatesInOrder({
  startDate,
  dueDate,
}: {
  startDate?: string | null | undefined;
  dueDate?: string | null | undefined;
}): void {
  if (startDate && dueDate && dueDate < startDate) {
    throw invalid("initiatives.due-before-start", "The due date is before the start.", {
      fields: { dueDate: "initiatives.due-before-start" },
    });
  }
}

/** The task that another becomes a part of: one the actor may edit, which is no part itself; the other has no parts and no series. */
export async function requireParent(context: Context, id: string, parentId: string): Promise<InitiativeRecord> {
  const { initiative: parent } = await requireAllowed(context, "edit", parentId);
  const refused = (code: string, message: string) => invalid(code, message, { fields: { parentId: code } });
  if (parent.parentId || parent.id === id) throw refused("initiatives.too-deep", "A part of a task has no parts.");
  const [stands] = await context.rows<{ parts: boolean; repeats: boolean }>(
    sql`select exists (select from {initiative} p where p.parent_id = i.id and p.deleted_at is null) as parts,
        series_id is not null as repeats
      from {initiative} i where i.id = ${id}`,
  );
  if (stands?.parts) throw refused("initiatives.has-parts", "A task with parts cannot become a part.");
  if (stands?.repeats) throw refused("initiatives.series-moves", "A task of a series cannot become a part.");
  return parent;
}

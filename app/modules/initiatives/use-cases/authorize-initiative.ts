import { findVisibleTitle } from "#app/modules/goals/index.ts";
import { managersAbove, unitsAround } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
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

/** A goal that the actor may see: whether there are others is not told. */
export async function requireGoal(context: Context, goalId: string): Promise<void> {
  if (await findVisibleTitle(context, goalId)) return;
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

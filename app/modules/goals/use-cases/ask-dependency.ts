import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { insertDependency, needs } from "../data/dependency-record.ts";
import { lockTrees } from "../data/tree-locks.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { writeDown } from "./write-down.ts";

export const askDependencyInput = z.object({
  goalId: ids.goal,
  /** The goal it cannot be reached without. */
  needsGoalId: ids.needed,
  note: textInput({ most: 500 }).default("").describe("A word about it; at most 500 characters."),
});
export type AskDependencyInput = z.output<typeof askDependencyInput>;

/** Asks the owners of another goal to agree that this one needs theirs. Their own goals need nobody's agreement but their own. */
export async function askDependency(
  context: Context,
  { goalId, needsGoalId, note }: AskDependencyInput,
): Promise<{ dependencyId: string }> {
  await requireAllowed(context, "edit", goalId);
  const { goal: needed, facts } = await requireAllowed(context, "view", needsGoalId);
  const refuse = (code: string, message: string) => invalid(code, message, { fields: { needsGoalId: code } });
  if (needed.closure) throw refuse("goals.closed", "A closed goal is waited for by nobody.");
  // Two that ask each other at once would wait for one another for good.
  await lockTrees(context);
  if (await needs(context, needsGoalId, goalId))
    throw refuse("goals.dependency-circle", "The other goal needs this one.");
  const confirmed = facts.ownerIds.includes(context.actor.employeeId);
  const dependencyId = await insertDependency(context, { goalId, needsGoalId, note, confirmed });
  if (!confirmed)
    await writeDown(
      context,
      "goals.dependency-asked",
      { goalId: needsGoalId, dependencyId },
      { action: "ask-dependency", subject: "Goal", id: goalId, detail: { needsGoalId, confirmed } },
    );
  return { dependencyId };
}

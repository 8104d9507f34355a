import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { requireDependency, storeAnswer } from "../data/dependency-record.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { mayWithdraw } from "../domain/dependency.ts";
import { writeDown } from "./write-down.ts";

export const withdrawDependencyInput = z.object({ goalId: ids.goal, dependencyId: ids.dependency });

/** Whoever edits the goal that needs the other no longer does; the other side is told. */
export async function withdrawDependency(
  context: Context,
  { goalId, dependencyId }: z.output<typeof withdrawDependencyInput>,
): Promise<{ goalId: string }> {
  await authorize(context, "edit", await requireGoalFacts(context, goalId));
  const dependency = await requireDependency(context, dependencyId);
  if (dependency.goalId !== goalId) throw notFound("Dependency");
  if (!mayWithdraw(dependency.status)) throw conflict("goals.dependency-settled", "This is settled already.");
  await storeAnswer(context, dependencyId, "WITHDRAWN");
  await writeDown(
    context,
    "goals.dependency-withdrawn",
    { goalId: dependency.needsGoalId, dependencyId },
    { action: "withdraw-dependency", subject: "Goal", id: goalId, detail: { dependencyId } },
  );
  return { goalId };
}

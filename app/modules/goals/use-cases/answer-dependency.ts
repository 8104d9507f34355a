import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { requireDependency, storeAnswer } from "../data/dependency-record.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { dependencyAnswers, mayAnswer } from "../domain/dependency.ts";
import { writeDown } from "./write-down.ts";

export const answerDependencyInput = z.object({
  goalId: ids.goal,
  dependencyId: ids.dependency,
  answer: z.enum(dependencyAnswers).describe("What the owners of the needed goal say."),
});

/** Whoever edits the goal that is needed agrees or refuses; the side that asked is told. */
export async function answerDependency(
  context: Context,
  { goalId, dependencyId, answer }: z.output<typeof answerDependencyInput>,
): Promise<{ goalId: string }> {
  await authorize(context, "edit", await requireGoalFacts(context, goalId));
  const dependency = await requireDependency(context, dependencyId);
  if (dependency.needsGoalId !== goalId) throw notFound("Dependency");
  if (!mayAnswer(dependency.status, answer)) throw conflict("goals.dependency-settled", "This is settled already.");
  await storeAnswer(context, dependencyId, answer);
  await writeDown(
    context,
    "goals.dependency-answered",
    { goalId: dependency.goalId, dependencyId, answer },
    { action: "answer-dependency", subject: "Goal", id: goalId, detail: { dependencyId, answer } },
  );
  return { goalId };
}

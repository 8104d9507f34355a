import { z } from "zod";
import { createObjective, createObjectiveInput } from "#app/modules/goals/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { SurveyFocusGoal } from "../data/entities.ts";
import { goalLevels } from "../domain/plan-goals.ts";
import { requirePlanned, tellFocus } from "./focus.ts";
import { sql } from "#tenancy/sql.ts";

export const addFocusGoalInput = z.object({
  focusId: z.guid().describe("The id of the plan."),
  title: textInput({ most: 120, missing: "required", tooLong: "too-long" }).describe("The goal in a few words."),
  level: z.enum(goalLevels).describe("On whose behalf: the company, or the caller alone."),
  dueOn: z.iso.date({ error: "required" }).describe("The day by which it is to be reached."),
});
type AddFocusGoalInput = z.output<typeof addFocusGoalInput>;

/** What is done about a result becomes an objective of whoever writes it down, as far as the rules of goals let them. */
export async function addFocusGoal(
  context: Context,
  { focusId, title, level, dueOn }: AddFocusGoalInput,
): Promise<{ goalId: string }> {
  if (!context.actor.features.includes("GOAL")) throw notFound("Goal");
  const focus = await requirePlanned(context, focusId);
  if (dueOn <= context.today())
    throw invalid("engagement.goal-day", "A goal needs a day that lies ahead.", {
      fields: { dueOn: "engagement.goal-day" },
    });
  const { goalId } = await createObjective(
    context,
    createObjectiveInput.parse({ title, level, timeFrame: `${context.today()}..${dueOn}` }),
  );
  context.em.create(SurveyFocusGoal, { goalId, focusId, createdAt: context.clock.now() });
  await context.em.flush();
  await tellFocus(context, focus.surveyId, focusId, "GOAL");
  return { goalId };
}

/** As `addFocusGoal`, for a form: what is sent twice is one. */
export function addFocusGoalOnce(context: Context, input: AddFocusGoalInput): Promise<{ goalId: string }> {
  const stands = async ({ goalId }: { goalId: string }) =>
    (await context.rows(sql`select from {survey_focus_goal} where goal_id = ${goalId}`)).length > 0;
  return onceSent(context, { act: "engagement.add-goal", input, stands }, () => addFocusGoal(context, input));
}

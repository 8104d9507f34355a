import { z } from "zod";
import { createInitiative, createInitiativeInput } from "#app/modules/initiatives/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { SurveyFocusStep } from "../data/entities.ts";
import { requirePlanned, tellFocus } from "./focus.ts";
import { sql } from "#tenancy/sql.ts";

export const addFocusStepInput = z.object({
  focusId: z.guid().describe("The id of the plan."),
  text: createInitiativeInput.shape.text,
  dueDate: createInitiativeInput.shape.dueDate.or(z.literal("").transform(() => undefined)),
});
type AddFocusStepInput = z.output<typeof addFocusStepInput>;

/** What is done about a result is a task of whoever writes it down: of the company it is seen by all, of a team by its people. */
export async function addFocusStep(
  context: Context,
  { focusId, text, dueDate }: AddFocusStepInput,
): Promise<{ initiativeId: string }> {
  if (!context.actor.features.includes("TASK")) throw notFound("Initiative");
  const focus = await requirePlanned(context, focusId);
  const { initiativeId } = await createInitiative(
    context,
    createInitiativeInput.parse({
      text,
      ...(dueDate ? { dueDate } : {}),
      visibility: focus.leadId === null ? "GLOBAL" : "PRIVATE",
    }),
  );
  context.em.create(SurveyFocusStep, { initiativeId, focusId, createdAt: context.clock.now() });
  await context.em.flush();
  await tellFocus(context, focus.surveyId, focusId, "STEP");
  return { initiativeId };
}

/** As `addFocusStep`, for a form: what is sent twice is one. */
export function addFocusStepOnce(context: Context, input: AddFocusStepInput): Promise<{ initiativeId: string }> {
  const stands = async ({ initiativeId }: { initiativeId: string }) =>
    (await context.rows(sql`select from {survey_focus_step} where initiative_id = ${initiativeId}`)).length > 0;
  return onceSent(context, { act: "engagement.add-step", input, stands }, () => addFocusStep(context, input));
}

import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { requirePlan } from "../data/plan-record.ts";
import { ids } from "../domain/ids.ts";
import { planPartner } from "../queries/plan-partner.ts";
import { onePlan, titleInput } from "./develop-input.ts";
import { writeDown } from "./write-down.ts";

export const talkAboutPlanInput = onePlan.extend({
  text: titleInput(500).describe("The talking point, as both read it."),
});
export type TalkAboutPlanInput = z.output<typeof talkAboutPlanInput>;

export const talkAboutPlanShape = z.object({
  planId: ids.plan,
  startsAt: z.iso.datetime().describe("When the 1:1 begins."),
  link: z.string().describe("Where the 1:1 stands."),
});

/** The plan is put on the agenda of the next 1:1 of the person and who leads them, by either of them. */
export async function talkAboutPlan(
  context: Context,
  { planId, text }: TalkAboutPlanInput,
): Promise<z.output<typeof talkAboutPlanShape>> {
  const plan = await requirePlan(context, "edit", planId);
  const { agenda } = context;
  const partner = await planPartner(context, plan.employeeId);
  const next = agenda && partner ? await agenda.next(context, partner) : null;
  if (!agenda || !next) throw conflict("develop.no-meeting", "No 1:1 lies ahead.");
  const pointId = await agenda.add(context, { meetingId: next.meetingId, text });
  await writeDown(
    context,
    "develop.plan-on-agenda",
    { employeeId: plan.employeeId, planId },
    { action: "plan-on-agenda", subject: "GrowthPlan", id: planId, detail: { pointId } },
  );
  return { planId, startsAt: next.startsAt, link: next.link };
}

/** As `talkAboutPlan`, for a button: what is pressed twice is one point. */
export function talkAboutPlanOnce(context: Context, input: TalkAboutPlanInput) {
  return onceSent(context, { act: "develop.talk-about-plan", input, stands: () => Promise.resolve(true) }, () =>
    talkAboutPlan(context, input),
  );
}

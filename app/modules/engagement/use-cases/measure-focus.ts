import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { addDays } from "#app/platform/time/days.ts";
import { SurveyFocus } from "../data/entities.ts";
import { pulseDays } from "../domain/series.ts";
import { teamToAsk } from "../queries/team-pulse.ts";
import { addDraft, followUp } from "./create-survey.ts";
import { launchSurvey } from "./launch-survey.ts";
import { sql } from "#tenancy/sql.ts";

export const measureFocusInput = z.object({ focusId: z.guid().describe("The id of the plan.") });

/**
 * A manager asks their own people again about a plan of theirs: one question and words beside it, anonymously whatever the
 * first survey was, nobody more often within a month than the company allows, and none at all where too few are left to be
 * told of. It begins at once, and is closed and counted by itself.
 */
export async function measureFocus(
  context: Context,
  { focusId }: z.output<typeof measureFocusInput>,
): Promise<{ surveyId: string; asked: number }> {
  const where = { id: focusId, leadId: context.actor.employeeId, deletedAt: null };
  // Held, so that two presses begin one pulse.
  const focus = await holdRecord(context, SurveyFocus, where, {
    ...{ version: undefined, subject: "SurveyFocus", changedBy: [] },
  });
  if (focus.state !== "PLANNED") throw conflict("engagement.focus-ended", "It was ended already.");
  const running = await context.rows(
    sql`select from {survey} where focus_id = ${focusId} and deleted_at is null and state <> 'PUBLISHED'`,
  );
  if (running.length > 0) throw conflict("engagement.measured-already", "A pulse about it is not over yet.");
  const begun = await followUp(context, focus);
  if (!begun.sharesWithManagers) throw notFound("SurveyFocus");
  const { ids, fewest } = await teamToAsk(context, begun.fewest);
  if (ids.length < fewest) throw invalid("engagement.too-few-asked", "Too few people are left to be asked.");
  const surveyId = await addDraft(context, {
    from: "team",
    may: "measure",
    begun: {
      ...begun,
      ...{ fewest, privacy: "ANONYMOUS", audience: { employeeIds: ids }, attributes: ["TEAM"] },
      ...{ sharesWithManagers: true, sharesWithAll: false, closesOn: addDays(context.today(), pulseDays) },
    },
  });
  return launchSurvey(context, { surveyId }, { may: "measure" });
}

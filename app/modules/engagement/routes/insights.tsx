import { z } from "zod";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { all, feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { InsightsScreen } from "../components/insights/insights-screen.tsx";
import { scopeOfPath } from "../engagement-places.ts";
import { focusesOf, goalLevelsOf } from "../queries/focuses.ts";
import { teamPulse } from "../queries/team-pulse.ts";
import { insightsInput, insightsPage } from "../queries/insights-page.ts";
import { answerComment, answerCommentInput } from "../use-cases/answer-comment.ts";
import { addFocusGoalInput, addFocusGoalOnce } from "../use-cases/add-focus-goal.ts";
import { addFocusStepInput, addFocusStepOnce } from "../use-cases/add-focus-step.ts";
import { measureFocus, measureFocusInput } from "../use-cases/measure-focus.ts";
import { addFocus, addFocusInput, endFocus, endFocusInput } from "../use-cases/focus.ts";

const can = all(feature("ENGAGEMENT"));

export const loader = page({
  can,
  input: insightsInput.extend({ measure: z.guid().optional().catch(undefined) }),
  load: async (context, input, { url }, { gatherings }) => {
    const scope = scopeOfPath(url);
    const views = await viewsOfList(context, gatherings.rooms, url);
    if (views?.leadsTo) throw redirect(views.leadsTo);
    const insights = await insightsPage(context, input, scope);
    return {
      views,
      ...insights,
      focuses: insights.survey ? await focusesOf(context, insights.survey.id, scope) : [],
      goalLevels: await goalLevelsOf(context, scope),
      hasTasks: context.actor.features.includes("TASK"),
      team: input.measure && scope !== "company" ? await teamPulse(context) : null,
      mayMeasure: (await context.ability()).decide("measure", { kind: "Survey" }).allowed,
      mayBegin: (await context.ability()).decide("create", { kind: "Survey" }).allowed,
    };
  },
});

export const action = command({
  can,
  intents: {
    "add-focus": { input: addFocusInput, run: addFocus },
    "add-goal": { input: addFocusGoalInput, run: addFocusGoalOnce },
    "add-step": { input: addFocusStepInput, run: addFocusStepOnce },
    "answer-comment": { input: answerCommentInput, run: answerComment },
    "measure-focus": { input: measureFocusInput, run: measureFocus },
    "end-focus": { input: endFocusInput, run: endFocus },
  },
});

/** What a survey says about the company, or about one's own people. */
export default function Insights() {
  return <InsightsScreen page={useLoaderData<typeof loader>()} />;
}

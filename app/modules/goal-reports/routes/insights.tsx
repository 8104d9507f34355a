import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { InsightPage } from "../components/insights/insight-page.tsx";
import { insightScreen, insightScreenInput } from "../queries/insight-screen.ts";
import { askGoalExportInput, askGoalExportOnce, type AskGoalExportInput } from "../use-cases/ask-goal-export.ts";
import { deleteGoalExport, oneExportInput } from "../use-cases/delete-goal-export.ts";

const can = all(feature("GOAL"), mayEver("view", "GoalInsights"));

export const loader = page({
  can,
  input: insightScreenInput,
  load: async (context, input, { url }, { gatherings }) => {
    const views = await viewsOfList(context, gatherings.rooms, url);
    if (views?.leadsTo) throw redirect(views.leadsTo);
    return { screen: await insightScreen(context, input, new URL(url).pathname), views };
  },
});

export const action = command({
  can,
  intents: {
    "ask-export": {
      input: askGoalExportInput,
      run: (context, input: AskGoalExportInput) => askGoalExportOnce(context, input),
    },
    "delete-export": { input: oneExportInput, run: deleteGoalExport },
  },
});

export default function Insights() {
  return <InsightPage {...useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
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
  load: (context, input, request) => insightScreen(context, input, new URL(request.url).pathname),
});

export const action = command({
  can,
  intents: {
    "ask-export": {
      input: askGoalExportInput,
      run: (context, input: AskGoalExportInput, scope) => askGoalExportOnce(context, input, scope.language),
    },
    "delete-export": { input: oneExportInput, run: deleteGoalExport },
  },
});

export default function Insights() {
  return <InsightPage screen={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { CompletionScreen } from "../components/running/completion-screen.tsx";
import { engagementPlaces } from "../engagement-places.ts";
import { completionInput, completionPage } from "../queries/completion-page.ts";
import { publishSurvey } from "../use-cases/publish-survey.ts";
import { closeSurvey, extendInput, extendSurvey, remindOfSurvey, reopenSurvey } from "../use-cases/run-survey.ts";
import { oneSurvey, oneSurveyRead } from "../use-cases/survey-input.ts";

const can = all(feature("ENGAGEMENT"), mayEver("view", "Survey"));

export const loader = page({ can, input: completionInput, load: completionPage });

export const action = command({
  can,
  intents: {
    remind: { input: oneSurvey, run: remindOfSurvey },
    extend: { input: extendInput, run: extendSurvey },
    close: { input: oneSurveyRead, run: closeSurvey },
    reopen: { input: extendInput, run: reopenSurvey },
    publish: {
      input: oneSurveyRead,
      run: publishSurvey,
      redirectTo: (_, { surveyId }) => engagementPlaces.insightsOf(surveyId),
    },
  },
});

/** How many have taken part, and what is done about it. */
export default function CompletionStatus() {
  return <CompletionScreen page={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { CreationScreen } from "../components/creation/creation-screen.tsx";
import { engagementPlaces } from "../engagement-places.ts";
import { creationInput, creationPage } from "../queries/creation-page.ts";
import { saveDesign, saveParticipants, saveSettings } from "../use-cases/edit-survey.ts";
import { askLaunch } from "../use-cases/launch-survey.ts";
import { saveAsTemplate, saveAsTemplateInput } from "../use-cases/templates.ts";
import { designInput, oneSurveyRead, participantsInput, settingsInput } from "../use-cases/survey-input.ts";

const can = all(feature("ENGAGEMENT"), mayEver("edit", "Survey"));

export const loader = page({ can, input: creationInput, load: creationPage });

export const action = command({
  can,
  intents: {
    "save-questions": { input: designInput, run: saveDesign },
    "save-settings": { input: settingsInput, run: saveSettings },
    "save-participants": { input: participantsInput, run: saveParticipants },
    "save-template": { input: saveAsTemplateInput, run: saveAsTemplate },
    launch: {
      input: oneSurveyRead,
      run: askLaunch,
      redirectTo: ({ surveyId, taskId }) =>
        taskId ? `${engagementPlaces.creation(surveyId)}?step=launch` : engagementPlaces.completionOf(surveyId),
    },
  },
});

/** A survey being designed, step by step. */
export default function SurveyCreation() {
  return <CreationScreen page={useLoaderData<typeof loader>()} />;
}

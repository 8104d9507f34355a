import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SettingsScreen } from "../components/settings/settings-screen.tsx";
import { engagementPlaces } from "../engagement-places.ts";
import { settingsPage, settingsPageInput } from "../queries/settings-page.ts";
import { createSurvey, createSurveyInput } from "../use-cases/create-survey.ts";
import { deleteSurvey, restoreSurvey } from "../use-cases/edit-survey.ts";
import { deleteBenchmark, oneBenchmark } from "../use-cases/save-benchmark.ts";
import {
  addSeries,
  addSeriesInput,
  editSeries,
  editSeriesInput,
  endSeries,
  endSeriesInput,
  limitInput,
  setLimit,
  switchSeries,
  switchSeriesInput,
} from "../use-cases/series.ts";
import { minimumInput, setMinimum } from "../use-cases/set-minimum.ts";
import { archiveTemplate, archiveTemplateInput } from "../use-cases/templates.ts";
import { oneSurvey } from "../use-cases/survey-input.ts";

const can = all(feature("ENGAGEMENT"), mayEver("view", "Survey"));

export const loader = page({ can, input: settingsPageInput, load: settingsPage });

export const action = command({
  can,
  intents: {
    create: {
      input: createSurveyInput,
      run: createSurvey,
      redirectTo: ({ surveyId }) => engagementPlaces.creation(surveyId),
    },
    delete: { input: oneSurvey, run: deleteSurvey },
    restore: { input: oneSurvey, run: restoreSurvey },
    "add-series": { input: addSeriesInput, run: addSeries },
    "edit-series": { input: editSeriesInput, run: editSeries },
    "end-series": { input: endSeriesInput, run: endSeries },
    "switch-series": { input: switchSeriesInput, run: switchSeries },
    "delete-benchmark": { input: oneBenchmark, run: deleteBenchmark },
    "set-minimum": { input: minimumInput, run: setMinimum },
    "set-limit": { input: limitInput, run: setLimit },
    "archive-template": { input: archiveTemplateInput, run: archiveTemplate },
  },
});

/** Surveys of the company, templates, the question library and drivers. */
export default function Settings() {
  return <SettingsScreen page={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SettingsScreen } from "../components/settings/settings-screen.tsx";
import { settingsInput, settingsPage } from "../queries/settings-page.ts";
import { reviewPlaces } from "../review-places.ts";
import { archiveQuestion, archiveQuestionInput, saveQuestion, saveQuestionInput } from "../use-cases/save-question.ts";
import { archiveTemplate, archiveTemplateInput, saveTemplate, saveTemplateInput } from "../use-cases/save-template.ts";
import { duplicateTemplate, duplicateTemplateInput } from "../use-cases/duplicate-template.ts";

const can = all(feature("REVIEW"), mayEver("view", "ReviewTemplate"));

export const loader = page({ can, input: settingsInput, load: settingsPage });

export const action = command({
  can,
  intents: {
    "save-template": {
      input: saveTemplateInput,
      run: saveTemplate,
      redirectTo: ({ templateId }) => reviewPlaces.template(templateId),
    },
    "duplicate-template": {
      input: duplicateTemplateInput,
      run: duplicateTemplate,
      redirectTo: ({ templateId }) => reviewPlaces.template(templateId),
    },
    "archive-template": { input: archiveTemplateInput, run: archiveTemplate },
    "save-question": { input: saveQuestionInput, run: saveQuestion },
    "archive-question": { input: archiveQuestionInput, run: archiveQuestion },
  },
});

export default function Settings() {
  return <SettingsScreen page={useLoaderData<typeof loader>()} />;
}

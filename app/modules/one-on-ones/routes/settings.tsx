import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SettingsScreen } from "../components/settings/settings-screen.tsx";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { settingsPage, settingsPageInput } from "../queries/settings-page.ts";
import { archiveQuestion, archiveQuestionInput, saveQuestion, saveQuestionInput } from "../use-cases/save-question.ts";
import { saveSettings, saveSettingsInput } from "../use-cases/save-settings.ts";
import { archiveTemplate, archiveTemplateInput, saveTemplate, saveTemplateInput } from "../use-cases/save-template.ts";
import { redirect } from "@remix-run/node";

const can = all(feature("CHECK_IN"), mayEver("edit", "OneOnOneSettings"));

export const loader = page({
  can,
  input: settingsPageInput,
  load: (context, input, _request, { origin }) => {
    if (input.activeTabId === "my_preferences") throw redirect(oneOnOnePlaces.preferences);
    return settingsPage(context, input, origin);
  },
});

export const action = command({
  can,
  intents: {
    "save-settings": { input: saveSettingsInput, run: saveSettings },
    "save-template": { input: saveTemplateInput, run: saveTemplate },
    "save-question": { input: saveQuestionInput, run: saveQuestion },
    "archive-question": { input: archiveQuestionInput, run: archiveQuestion },
    "archive-template": { input: archiveTemplateInput, run: archiveTemplate },
  },
});

/** What holds for the 1:1s of the company, and the templates it has. */
export default function Settings() {
  return <SettingsScreen page={useLoaderData<typeof loader>()} />;
}

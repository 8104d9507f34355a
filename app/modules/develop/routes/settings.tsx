import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SettingsScreen } from "../components/company/settings-screen.tsx";
import { settingsPage, settingsPageInput } from "../queries/settings-page.ts";
import { archiveLevel, archiveLevelInput, saveLevel, saveLevelInput } from "../use-cases/save-level.ts";
import { saveSettings, saveSettingsInput } from "../use-cases/save-settings.ts";

const can = all(feature("COMPETENCY_IDP"), mayEver("edit", "DevelopSettings"));

export const loader = page({ can, input: settingsPageInput, load: settingsPage });

export const action = command({
  can,
  intents: {
    "save-settings": { input: saveSettingsInput, run: saveSettings },
    "save-level": { input: saveLevelInput, run: saveLevel },
    "archive-level": { input: archiveLevelInput, run: archiveLevel },
  },
});

/** What holds for the development of everybody, and the company's own levels. */
export default function Settings() {
  return <SettingsScreen page={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SettingsScreen } from "../components/settings-screen.tsx";
import { settingsPage, settingsPageInput } from "../queries/settings-page.ts";
import {
  archiveType,
  archiveTypeInput,
  saveSettings,
  saveSettingsInput,
  saveType,
  saveTypeInput,
} from "../use-cases/save-settings.ts";

const can = all(feature("DISCIPLINARY_ACTION"), mayEver("edit", "DisciplinarySettings"));

export const loader = page({ can, input: settingsPageInput, load: settingsPage });

export const action = command({
  can,
  intents: {
    "save-settings": { input: saveSettingsInput, run: saveSettings },
    "save-type": { input: saveTypeInput, run: saveType },
    "archive-type": { input: archiveTypeInput, run: archiveType },
  },
});

/** What holds for notes of the whole company, its own types, and certificates of what was expunged. */
export default function Settings() {
  return <SettingsScreen page={useLoaderData<typeof loader>()} />;
}

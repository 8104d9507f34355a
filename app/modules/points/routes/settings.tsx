import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SettingsScreen } from "../components/company/settings-screen.tsx";
import { previewRules, previewRulesInput } from "../queries/preview-rules.ts";
import { settingsPage, settingsPageInput } from "../queries/settings-page.ts";
import { archiveRules, archiveRulesInput, saveRules, saveRulesInput } from "../use-cases/save-rules.ts";

const can = all(feature("POINTS"), mayEver("edit", "PointsSettings"));

export const loader = page({ can, input: settingsPageInput, load: settingsPage });

export const action = command({
  can,
  intents: {
    "preview-rules": { input: previewRulesInput, run: previewRules },
    "save-rules": { input: saveRulesInput, run: saveRules },
    "archive-rules": { input: archiveRulesInput, run: archiveRules },
  },
});

/** For whom which rules hold, and since when. */
export default function Settings() {
  return <SettingsScreen page={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PreferencesScreen } from "../components/settings/preferences-screen.tsx";
import { readPreferences } from "../queries/settings.ts";
import { savePreferences, savePreferencesInput } from "../use-cases/save-settings.ts";

export const loader = page({
  can: feature("CHECK_IN"),
  input: z.object({}),
  load: (context) => readPreferences(context),
});

export const action = command({
  can: feature("CHECK_IN"),
  intents: { "save-preferences": { input: savePreferencesInput, run: savePreferences } },
});

/** What one's own new 1:1s begin with. */
export default function Preferences() {
  return <PreferencesScreen preferences={useLoaderData<typeof loader>()} />;
}

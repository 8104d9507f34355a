import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PreferenceScreen } from "../components/preference-screen.tsx";
import { findSettings, wantsHelp } from "../data/assist-settings.ts";
import { choosePreference, choosePreferenceInput } from "../use-cases/choose-preference.ts";

export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (context) => {
    const settings = await findSettings(context);
    return { isOn: await wantsHelp(context), model: settings?.isOn ? settings.model : null };
  },
});

export const action = command({
  can: signedIn,
  intents: { choose: { input: choosePreferenceInput, run: choosePreference } },
});

/** Whether a language model may help oneself. */
export default function AssistPreference() {
  return <PreferenceScreen page={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SettingsScreen } from "../components/settings-screen.tsx";
import { assistSettingsPage } from "../queries/settings-page.ts";
import { saveSettings, saveSettingsInput } from "../use-cases/save-settings.ts";
import { tryService } from "../use-cases/try-service.ts";

const can = mayEver("edit", "AssistSettings");

export const loader = page({
  can,
  input: z.object({}),
  load: (context, _input, _request, scope) => assistSettingsPage(context, scope),
});

export const action = command({
  can,
  intents: {
    save: { input: saveSettingsInput, run: saveSettings },
    try: { input: z.object({}), run: tryService },
  },
});

/** Which language model helps people write, and with what. */
export default function AssistSettings() {
  return <SettingsScreen page={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ModerationScreen } from "../components/moderation/moderation-screen.tsx";
import { moderationScreen } from "../queries/moderation.ts";
import { changeFeedSettings, changeSettingsInput, decideInput, decideReports } from "../use-cases/moderate.ts";

const can = mayEver("moderate", "Feed");

export const loader = page({ can, input: z.object({}), load: moderationScreen });

export const action = command({
  can,
  intents: {
    decide: { input: decideInput, run: decideReports },
    "change-settings": { input: changeSettingsInput, run: changeFeedSettings },
  },
});

export default function Moderation() {
  return <ModerationScreen screen={useLoaderData<typeof loader>()} />;
}

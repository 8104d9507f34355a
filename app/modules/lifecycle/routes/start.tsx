import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { StartScreen } from "../components/start/start-screen.tsx";
import { previewMove, previewMoveInput } from "../queries/preview-move.ts";
import { startPage, startPageInput } from "../queries/start-page.ts";
import { hireInput, startJourneyInput } from "../use-cases/journey-input.ts";
import { hire, startJourney } from "../use-cases/start-journey.ts";

const can = all(feature("LIFECYCLE"), mayEver("create", "Journey"));

export const loader = page({ can, input: startPageInput, load: startPage });

export const action = command({
  can,
  intents: {
    preview: { input: previewMoveInput, run: previewMove },
    hire: { input: hireInput, run: hire },
    start: { input: startJourneyInput, run: startJourney },
  },
});

/** Somebody joins, moves or leaves: what every room will do first, then yes. */
export default function Start() {
  return <StartScreen page={useLoaderData<typeof loader>()} />;
}

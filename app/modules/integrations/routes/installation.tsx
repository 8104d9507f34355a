import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { InstallationScreen } from "../components/installation/installation-screen.tsx";
import { integrationPlaces } from "../integration-addresses.ts";
import { installationPage } from "../queries/installation-page.ts";
import { activateConnector, installationInput, pauseConnector } from "../use-cases/change-state.ts";
import { beginSignIn, beginSignInInput } from "../use-cases/begin-sign-in.ts";
import { chooseData, chooseDataInput } from "../use-cases/choose-data.ts";
import { linkPerson, linkPersonInput } from "../use-cases/link-person.ts";
import { setTaskSync, setTaskSyncInput } from "../use-cases/set-task-sync.ts";
import { checkConnector, checkConnectorInput } from "../use-cases/check-connector.ts";
import { dropMeasure, dropMeasureInput, followMeasure, followMeasureInput } from "../use-cases/follow-measure.ts";
import { makeHookKey } from "../use-cases/make-hook-key.ts";
import { mapConnector, mapConnectorInput } from "../use-cases/map-connector.ts";
import { removeConnector } from "../use-cases/remove-connector.ts";
import { replayRun, replayRunInput } from "../use-cases/replay-run.ts";
import { resetConnector } from "../use-cases/reset-connector.ts";
import { setUpConnector, setUpConnectorInput } from "../use-cases/set-up-connector.ts";
import { startRun, startRunInput } from "../use-cases/start-run.ts";

const can = mayEver("edit", "Connector");

export const loader = page({
  can,
  input: z.object({ installationId: z.uuid() }),
  load: async (context, { installationId }, _request, scope) => ({
    ...(await installationPage(context, installationId, scope)),
    hookAddress: `${scope.origin}/hooks/${context.tenant.slug}/${installationId}/`,
    scimAddress: `${scope.origin}/scim/v2/${context.tenant.slug}/${installationId}`,
    signInReturns: `${scope.origin}${integrationPlaces.signIn}`,
  }),
});

export const action = command({
  can,
  intents: {
    "set-up": { input: setUpConnectorInput, run: setUpConnector },
    check: { input: checkConnectorInput, run: checkConnector },
    "sign-in": { input: beginSignInInput, run: beginSignIn },
    "choose-data": { input: chooseDataInput, run: chooseData },
    tasks: { input: setTaskSyncInput, run: setTaskSync },
    "link-person": { input: linkPersonInput, run: linkPerson },
    map: { input: mapConnectorInput, run: mapConnector },
    run: { input: startRunInput, run: startRun },
    activate: { input: installationInput, run: activateConnector },
    pause: { input: installationInput, run: pauseConnector },
    "make-hook-key": { input: installationInput, run: makeHookKey },
    replay: { input: replayRunInput, run: replayRun },
    reset: { input: installationInput, run: resetConnector },
    follow: { input: followMeasureInput, run: followMeasure },
    drop: { input: dropMeasureInput, run: dropMeasure },
    remove: { input: installationInput, run: removeConnector, redirectTo: () => integrationPlaces.all },
  },
});

/** One connection: where it is, what it reads and writes, how its runs went. */
export default function Installation() {
  const loaded = useLoaderData<typeof loader>();
  return <InstallationScreen key={loaded.id} page={loaded} />;
}

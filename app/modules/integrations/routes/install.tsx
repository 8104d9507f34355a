import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { InstallScreen } from "../components/install-screen.tsx";
import { integrationPlaces } from "../integration-addresses.ts";
import { installPage } from "../queries/install-page.ts";
import { installConnector, installConnectorInput } from "../use-cases/install-connector.ts";

const can = mayEver("edit", "Connector");

export const loader = page({
  can,
  input: z.object({ connector: z.string().max(60) }),
  load: (context, { connector }, _request, scope) => installPage(context, connector, scope),
});

export const action = command({
  can,
  intents: {
    install: {
      input: installConnectorInput,
      run: installConnector,
      redirectTo: ({ installationId }: { installationId: string }) => integrationPlaces.installation(installationId),
    },
  },
});

/** What a connector will reach and read, to be agreed to before it is taken. */
export default function Install() {
  return <InstallScreen page={useLoaderData<typeof loader>()} />;
}

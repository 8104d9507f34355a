import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SignInScreen } from "../components/sign-in-screen.tsx";
import { integrationPlaces } from "../integration-addresses.ts";
import { finishSignIn, finishSignInInput } from "../use-cases/finish-sign-in.ts";

const can = mayEver("edit", "Connector");

/** What the source sends somebody back with; nothing is done by reading it. */
export const loader = page({
  can,
  input: z.object({ state: z.string().max(200).default(""), code: z.string().max(4_000).default("") }),
  load: async (_context, { state, code }) => ({ state, code }),
});

export const action = command({
  can,
  intents: {
    finish: {
      input: finishSignInInput,
      run: finishSignIn,
      redirectTo: ({ installationId }: { installationId: string }) => integrationPlaces.installation(installationId),
    },
  },
});

/** Where somebody comes back to who gave their consent at a source. */
export default function SignIn() {
  return <SignInScreen returned={useLoaderData<typeof loader>()} />;
}

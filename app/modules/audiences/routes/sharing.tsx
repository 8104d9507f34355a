import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SharingScreen } from "../components/sharing/sharing-screen.tsx";
import { sharers } from "../queries/sharers.ts";
import { grantSharing, oneSharer, withdrawSharing } from "../use-cases/set-sharing-right.ts";

const can = mayEver("grant", "SharingRight");

export const loader = page({ can, input: z.object({}), load: sharers });

export const action = command({
  can,
  intents: {
    "grant-sharing": { input: oneSharer, run: grantSharing },
    "withdraw-sharing": { input: oneSharer, run: withdrawSharing },
  },
});

export default function Sharing() {
  return <SharingScreen people={useLoaderData<typeof loader>()} />;
}

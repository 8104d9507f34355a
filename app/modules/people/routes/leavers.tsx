import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { LeaversScreen } from "../components/leavers/leavers-screen.tsx";
import { leaversAsked } from "../queries/leavers-asked.ts";
import { setLeaverShare, setLeaverShareInput } from "../use-cases/set-leaver-share.ts";

const can = mayEver("create", "Employee");

export const loader = page({ can, input: z.object({}), load: leaversAsked });

export const action = command({
  can,
  intents: { "set-leaver-share": { input: setLeaverShareInput, run: setLeaverShare } },
});

/** At how many leavers every import of the company stops and asks. */
export default function Leavers() {
  return <LeaversScreen {...useLoaderData<typeof loader>()} />;
}

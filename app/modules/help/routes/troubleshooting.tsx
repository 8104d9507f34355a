import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { TroubleshootingScreen } from "../components/troubleshooting-screen.tsx";
import { adminsOfKinds } from "#app/modules/access/index.ts";

export const loader = page({
  can: signedIn,
  input: z.object({ from: z.string().max(500).optional().catch(undefined) }),
  load: async (context, { from }) => ({
    people: await adminsOfKinds(context, ["PLATFORM_ADMIN"], 5),
    now: context.clock.now().toISOString(),
    person: { id: context.actor.employeeId, timeZone: context.actor.timeZone, language: context.actor.language },
    from: from ?? null,
  }),
});

export default function Troubleshooting() {
  return <TroubleshootingScreen {...useLoaderData<typeof loader>()} />;
}

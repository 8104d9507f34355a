import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { HubScreen } from "../components/hub-screen.tsx";
import { guideFor } from "../queries/guide-for.ts";

export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: (context) => Promise.resolve({ pages: guideFor(context).map(({ steps: _, ...rest }) => rest) }),
});

export default function Hub() {
  return <HubScreen {...useLoaderData<typeof loader>()} />;
}

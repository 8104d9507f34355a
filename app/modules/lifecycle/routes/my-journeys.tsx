import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { MyJourneysScreen } from "../components/mine/my-journeys-screen.tsx";
import { myJourneys } from "../queries/my-journeys.ts";

export const loader = page({
  can: feature("LIFECYCLE"),
  input: z.object({}),
  load: (context) => myJourneys(context),
});

/** One's own journeys, and the steps that wait for one. */
export default function MyJourneys() {
  return <MyJourneysScreen page={useLoaderData<typeof loader>()} />;
}

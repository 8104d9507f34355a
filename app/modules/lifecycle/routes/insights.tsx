import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { InsightsScreen } from "../components/insights/insights-screen.tsx";
import { lifecycleInsights } from "../queries/insights.ts";

export const loader = page({
  can: all(feature("LIFECYCLE"), mayEver("view", "LifecycleInsights")),
  input: z.object({}),
  load: (context) => lifecycleInsights(context),
});

/** Journeys in numbers, of nobody by name. */
export default function Insights() {
  return <InsightsScreen page={useLoaderData<typeof loader>()} />;
}

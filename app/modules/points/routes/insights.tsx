import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { InsightsScreen } from "../components/company/insights-screen.tsx";
import { pointsInsights } from "../queries/insights.ts";

export const loader = page({
  can: all(feature("POINTS"), mayEver("view", "PointsInsights")),
  input: z.object({}),
  load: (context) => pointsInsights(context),
});

/** Points of the company in numbers, of nobody by name. */
export default function Insights() {
  return <InsightsScreen page={useLoaderData<typeof loader>()} />;
}

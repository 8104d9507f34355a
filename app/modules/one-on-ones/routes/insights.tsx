import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { InsightsScreen } from "../components/team/insights-screen.tsx";
import { countsOf, scopeOfPath } from "../one-on-one-places.ts";
import { insights } from "../queries/insights.ts";
import { requireCounts } from "../queries/require-counts.ts";

export const loader = page({
  can: feature("CHECK_IN"),
  input: z.object({}),
  load: async (context, _input, { url }) => {
    await requireCounts(context, countsOf(scopeOfPath(url)));
    return insights(context, scopeOfPath(url));
  },
});

export const meta: MetaFunction = () => [{ title: "Cairn" }];

/** How 1:1s go, in numbers. */
export default function Insights() {
  return <InsightsScreen insights={useLoaderData<typeof loader>()} />;
}

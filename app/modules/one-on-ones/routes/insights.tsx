import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { InsightsScreen } from "../components/team/insights-screen.tsx";
import { countsOf, scopeOfPath } from "../one-on-one-places.ts";
import { insights } from "../queries/insights.ts";
import { insightList, insightListInput } from "../queries/insights-list.ts";
import { insightTrend } from "../queries/insights-trend.ts";
import { requireCounts } from "../queries/require-counts.ts";

export const loader = page({
  can: feature("CHECK_IN"),
  input: insightListInput,
  load: async (context, input, { url }, { gatherings }) => {
    const scope = scopeOfPath(url);
    await requireCounts(context, countsOf(scope));
    const views = await viewsOfList(context, gatherings.rooms, url);
    if (views?.leadsTo) throw redirect(views.leadsTo);
    return {
      views,
      insights: await insights(context, scope, input),
      trend: await insightTrend(context, scope),
      filter: { mood: input.mood ?? null, rating: input.rating ?? null },
      behind: await insightList(context, scope, input),
    };
  },
});

/** How 1:1s go, in numbers. */
export default function Insights() {
  return <InsightsScreen {...useLoaderData<typeof loader>()} />;
}

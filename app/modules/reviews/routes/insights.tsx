import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { InsightsScreen } from "../components/team/insights-screen.tsx";
import { requireScope } from "../data/scope-sql.ts";
import { insightsInput, reviewInsights } from "../queries/insights.ts";
import { cycleOptions } from "../queries/people-of-reviews.ts";
import { scopeOfPath } from "../review-places.ts";

export const loader = page({
  can: feature("REVIEW"),
  input: insightsInput,
  load: async (context, { cycle }, { url }, { gatherings }) => {
    const scope = scopeOfPath(url);
    await requireScope(context, scope, "numbers");
    const views = await viewsOfList(context, gatherings.rooms, url);
    if (views?.leadsTo) throw redirect(views.leadsTo);
    const cycles = await cycleOptions(context);
    const chosen =
      cycles.find(({ id }) => id === cycle) ?? cycles.find(({ state }) => state === "PUBLISHED") ?? cycles[0];
    return {
      scope,
      views,
      cycles,
      cycle: chosen?.id,
      numbers: chosen ? await reviewInsights(context, scope, chosen.id) : null,
    };
  },
});

export type InsightsPage = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Insights() {
  return <InsightsScreen page={useLoaderData<typeof loader>()} />;
}

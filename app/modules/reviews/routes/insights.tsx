import { useLoaderData } from "@remix-run/react";
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
  load: async (context, { cycle }, { url }) => {
    const scope = scopeOfPath(url);
    await requireScope(context, scope, "numbers");
    const cycles = await cycleOptions(context);
    const chosen =
      cycles.find(({ id }) => id === cycle) ?? cycles.find(({ state }) => state === "PUBLISHED") ?? cycles[0];
    return {
      scope,
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

import { useLoaderData } from "@remix-run/react";
import { hasTeamAccess } from "#app/platform/context/derived-access.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { InsightsScreen } from "../components/insights/insights-screen.tsx";
import { insightPlaces } from "../feedback-places.ts";
import { feedbackInsights, feedbackInsightsInput } from "../queries/feedback-insights.ts";
import { areaClosed } from "../queries/feedback-page.ts";

/** Numbers of the people below, or of the company, as the address stands in one area or the other. */
export const loader = page({
  can: feature("FEEDBACK"),
  input: feedbackInsightsInput.pick({ months: true }),
  load: async (context, { months }, { url }) => {
    const ofCompany = new URL(url).pathname.startsWith(insightPlaces[1].path);
    const mayEver = (await context.ability()).decide("view", {
      kind: "FeedbackInsights",
      scope: ofCompany ? "company" : "all-reports",
    }).allowed;
    if (!mayEver || (!ofCompany && !hasTeamAccess(context.actor))) throw areaClosed(ofCompany ? "company" : "team");
    return feedbackInsights(context, { scope: ofCompany ? "company" : "all-reports", months });
  },
});

export default function Insights() {
  return <InsightsScreen insights={useLoaderData<typeof loader>()} />;
}

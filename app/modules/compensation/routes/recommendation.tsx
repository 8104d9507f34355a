import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { RecommendationScreen } from "../components/recommendation-screen.tsx";
import { recommendationPage, recommendationPageInput } from "../queries/recommendation-page.ts";
import { applyRecommendations, applyRecommendationsInput } from "../use-cases/apply-recommendations.ts";

const can = all(feature("COMPENSATION"), mayEver("view", "CompensationPlan"));

export const loader = page({
  can,
  input: recommendationPageInput,
  load: (context, input, request) => {
    const team = new URL(request.url).pathname.includes("/team/");
    return recommendationPage(context, team ? "all-reports" : "company", input);
  },
});

export const action = command({
  can,
  intents: { recommend: { input: applyRecommendationsInput, run: applyRecommendations } },
});

export default function Recommendation() {
  return <RecommendationScreen page={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { notFound } from "#app/platform/errors/app-error.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { SubmittedScreen } from "../components/mine/submitted-screen.tsx";
import { engagementPlaces } from "../engagement-places.ts";
import { sharedFocuses } from "../queries/focuses.ts";
import { sealedLetters } from "../queries/comments-told.ts";
import { viewOf } from "../queries/insights-view.ts";
import { surveyToAnswer } from "../queries/survey-lists.ts";
import { everyGroup, resultsOf, wavesBefore } from "../queries/survey-results.ts";
import { oneSurvey } from "../use-cases/survey-input.ts";

export const loader = page({
  can: feature("ENGAGEMENT"),
  input: oneSurvey,
  load: async (context, { surveyId }) => {
    const survey = await surveyToAnswer(context, surveyId);
    if (!survey) throw notFound("Survey");
    const results = survey.sharesWithAll ? await resultsOf(context, surveyId) : null;
    const view = results && (await viewOf(context, results, everyGroup(results), await wavesBefore(context, results)));
    // Comments are for those who work with the results.
    return {
      ...{ survey, view: view && { ...view, comments: [] } },
      focuses: await sharedFocuses(context, survey),
      letters: await sealedLetters(context, surveyId),
      returnsTo: engagementPlaces.returns(context.tenant.slug, surveyId),
    };
  },
});

/** A survey one took part in: what the company as a whole answered, and what came of it. */
export default function SubmittedSurvey() {
  return <SubmittedScreen page={useLoaderData<typeof loader>()} />;
}

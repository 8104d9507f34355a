import { useLoaderData } from "@remix-run/react";
import { notFound } from "#app/platform/errors/app-error.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { AnswerScreen } from "../components/answer/answer-screen.tsx";
import { engagementPlaces } from "../engagement-places.ts";
import { surveyToAnswer } from "../queries/survey-lists.ts";
import { oneSurvey } from "../use-cases/survey-input.ts";
import { mostTokens } from "../use-cases/take-token.ts";

export const loader = page({
  can: all(feature("ENGAGEMENT"), mayEver("answer", "Survey")),
  input: oneSurvey,
  load: async (context, { surveyId }) => {
    const survey = await surveyToAnswer(context, surveyId);
    if (!survey) throw notFound("Survey");
    return {
      survey,
      sendsTo: engagementPlaces.answers(context.tenant.slug, surveyId),
      company: context.tenant.name,
      mayAnswer: survey.isOpen && (survey.privacy === "ANONYMOUS" ? survey.tokens < mostTokens : !survey.tookPart),
    };
  },
});

/** One survey, answered question by question. */
export default function ActiveSurvey() {
  return <AnswerScreen page={useLoaderData<typeof loader>()} />;
}

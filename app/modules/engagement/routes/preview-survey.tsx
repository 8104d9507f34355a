import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { PreviewScreen } from "../components/creation/preview-screen.tsx";
import { creationPage } from "../queries/creation-page.ts";
import { oneSurvey } from "../use-cases/survey-input.ts";

export const loader = page({
  can: all(feature("ENGAGEMENT"), mayEver("view", "Survey")),
  input: oneSurvey,
  load: async (context, { surveyId }) => {
    const { survey } = await creationPage(context, { surveyId, step: "questions" });
    return { survey };
  },
});

/** A survey as those who are asked will see it; nothing that is filled in is sent. */
export default function PreviewSurvey() {
  return <PreviewScreen page={useLoaderData<typeof loader>()} />;
}

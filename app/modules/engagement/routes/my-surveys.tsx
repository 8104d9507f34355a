import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { MySurveysScreen } from "../components/mine/my-surveys-screen.tsx";
import { mySurveys } from "../queries/survey-lists.ts";

export const loader = page({
  can: feature("ENGAGEMENT"),
  input: z.object({
    surveyType: z.enum(["ACTIVE_SURVEYS", "SUBMITTED_SURVEYS"]).default("ACTIVE_SURVEYS").catch("ACTIVE_SURVEYS"),
  }),
  load: async (context, { surveyType }) => ({ surveyType, surveys: await mySurveys(context, surveyType) }),
});

/** Surveys that wait for one, and those one took part in. */
export default function MySurveys() {
  return <MySurveysScreen page={useLoaderData<typeof loader>()} />;
}

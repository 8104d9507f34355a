import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { engagementPlaces } from "../engagement-places.ts";

const settings = (tab: string) => `${engagementPlaces.settings}?activeTabId=${tab}`;

const moved: readonly (readonly [start: string, to: (surveyId: string) => string])[] = [
  ["/engagement/survey/", engagementPlaces.active],
  ["/survey/", engagementPlaces.active],
  ["/engagement/submittedSurvey/", engagementPlaces.submitted],
  ["/settings/engagement/questions", () => settings("question_library")],
  ["/settings/engagement/drivers", () => settings("engagement_drivers")],
  ["/settings/engagement/templates", () => settings("templates")],
  ["/settings/engagement/", () => settings("engagement_surveys")],
];

/** Results of the company for who reads them, of their own people for a manager; of what is shared with all for everybody else. */
async function placeOfResults(context: Context): Promise<string> {
  const ability = await context.ability();
  if (ability.anyOf("read", "SurveyResults")) return engagementPlaces.insights;
  if (ability.anyOf("read-team", "SurveyResults")) return engagementPlaces.team("direct-reports");
  return `${engagementPlaces.mySurveys}?surveyType=SUBMITTED_SURVEYS`;
}

/** Addresses of before lead to their screens, with what was asked of them. */
export const loader = page({
  can: feature("ENGAGEMENT"),
  input: z.object({ surveyId: z.string().max(60).optional() }),
  load: async (context, { surveyId = "" }, { url }) => {
    const { pathname, search } = new URL(url);
    const place = pathname.startsWith("/engagement/insights")
      ? await placeOfResults(context)
      : (moved.find(([start]) => pathname.startsWith(start))?.[1](surveyId) ?? engagementPlaces.mySurveys);
    throw redirect(place.includes("?") ? `${place}${search.replace("?", "&")}` : `${place}${search}`, 301);
  },
});

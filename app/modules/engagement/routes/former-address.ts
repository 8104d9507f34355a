import { redirect } from "@remix-run/node";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { engagementPlaces } from "../engagement-places.ts";

const settings = (tab: string) => `${engagementPlaces.settings}?activeTabId=${tab}`;

const moved: readonly (readonly [start: string, to: (surveyId: string) => string])[] = [
  ["/engagement/survey/", engagementPlaces.active],
  ["/survey/", engagementPlaces.active],
  ["/engagement/submittedSurvey/", engagementPlaces.submitted],
  ["/engagement/insights", () => engagementPlaces.insights],
  ["/settings/engagement/questions", () => settings("question_library")],
  ["/settings/engagement/drivers", () => settings("engagement_drivers")],
  ["/settings/engagement/templates", () => settings("templates")],
  ["/settings/engagement/", () => settings("engagement_surveys")],
];

/** Addresses of before lead to their screens, with what was asked of them. */
export const loader = page({
  can: feature("ENGAGEMENT"),
  input: z.object({ surveyId: z.string().max(60).optional() }),
  load: async (_context, { surveyId = "" }, { url }) => {
    const { pathname, search } = new URL(url);
    const place = moved.find(([start]) => pathname.startsWith(start))?.[1](surveyId) ?? engagementPlaces.mySurveys;
    throw redirect(place.includes("?") ? `${place}${search.replace("?", "&")}` : `${place}${search}`, 301);
  },
});

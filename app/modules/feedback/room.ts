import { hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { seesCompanyInsights } from "./domain/sees-company-insights.ts";
import { feedbackLists, feedbackPlaces, insightPlaces } from "./feedback-places.ts";

const mine = (label: string, path: string, also?: readonly string[]): Tab => ({
  area: "my-data",
  module: "feedback",
  label,
  path,
  ...(also ? { also } : {}),
});

export const feedback: Room = {
  name: "feedback",
  feature: "FEEDBACK",
  lists: feedbackLists.map(({ path }) => ({ path, parameters: { text: "", sentiment: "", person: "", shelf: "" } })),
  modules: [{ key: "feedback", label: "navigation.module", showsWaiting: true }],
  acts: [
    { label: "give.open", path: `${feedbackPlaces.given}?formType=provided` },
    { label: "give.praise", path: `${feedbackPlaces.given}?formType=provided&feedbackType=praise` },
    { label: "ask.open", path: `${feedbackPlaces.requests}?formType=requested` },
  ],
  tabs: [
    mine("navigation.received", feedbackPlaces.received, ["/app/feedback"]),
    mine("navigation.given", feedbackPlaces.given),
    mine("navigation.requests", feedbackPlaces.requests, ["/app/feedback/asked", "/app/feedback/request"]),
    mine("sentiment.APPRECIATIVE", feedbackPlaces.praise),
    mine("navigation.notes", feedbackPlaces.notes),
    ...(["direct-reports", "all-reports"] as const).map((scope): Tab => ({
      area: "team",
      module: "feedback",
      label: "navigation.team",
      path: `/app/team/${scope}/develop/feedback-for-my-team`,
      scope,
      when: hasTeamAccess,
    })),
    {
      area: "team",
      module: "feedback",
      label: "navigation.insights",
      path: insightPlaces[0].path,
      scope: "all-reports",
      when: ({ directManager }) => directManager,
    },
    {
      area: "company",
      module: "feedback",
      label: "navigation.insights",
      path: insightPlaces[1].path,
      when: seesCompanyInsights,
    },
  ],
};

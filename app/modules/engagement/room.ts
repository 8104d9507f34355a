import { hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { engagementPlaces, teamScopes } from "./engagement-places.ts";

const company = (label: string, path: string, action: string, subject: string, also: readonly string[] = []): Tab => ({
  ...{ area: "company", module: "engagement", label, path, also },
  can: { action, subject },
});

export const engagement: Room = {
  name: "engagement",
  feature: "ENGAGEMENT",
  lists: [engagementPlaces.insights, ...teamScopes.map((scope) => engagementPlaces.team(scope))].map((path) => ({
    path,
    parameters: { surveyId: "", by: "", columns: "", node: "", benchmark: "" },
  })),
  modules: [{ key: "engagement", label: "navigation.module", showsWaiting: true }],
  acts: [
    { label: "act.answer", path: engagementPlaces.mySurveys },
    { label: "act.begin", path: `${engagementPlaces.settings}?form=new`, can: { action: "create", subject: "Survey" } },
  ],
  tabs: [
    {
      area: "my-data",
      module: "engagement",
      label: "navigation.mine",
      path: engagementPlaces.mySurveys,
      also: ["/app/my-data/engagement/activeSurvey", "/app/my-data/engagement/submittedSurvey"],
    },
    ...teamScopes.map((scope): Tab => ({
      area: "team",
      module: "engagement",
      label: "navigation.insights",
      path: engagementPlaces.team(scope),
      scope,
      when: hasTeamAccess,
      can: { action: "read-team", subject: "SurveyResults" },
    })),
    company("navigation.insights", engagementPlaces.insights, "read", "SurveyResults"),
    company("navigation.completion", engagementPlaces.completion, "view", "Survey"),
    company("navigation.settings", engagementPlaces.settings, "view", "Survey", [
      "/app/company/engagement/survey-creation",
      "/app/company/engagement/preview-survey",
      "/template/engagement",
    ]),
  ],
};

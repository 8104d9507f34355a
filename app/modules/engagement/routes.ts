import { route, type RouteConfig } from "@remix-run/route-config";
import { engagementPlaces, teamScopes } from "./engagement-places.ts";

const at = (file: string) => `modules/engagement/routes/${file}`;
const former = [
  "engagement",
  "engagement/survey/:surveyId",
  "engagement/submittedSurvey/:surveyId",
  "engagement/insights",
  "survey/:surveyId",
  "settings/engagement/pulse-survey",
  "settings/engagement/questions",
  "settings/engagement/pulseKickstart/:formId/:step",
  "settings/engagement/drivers",
  "settings/engagement/templates",
];

export const engagementRoutes = [
  route(engagementPlaces.mySurveys.slice(1), at("my-surveys.tsx")),
  route(engagementPlaces.active(":surveyId").slice(1), at("active-survey.tsx")),
  route(engagementPlaces.submitted(":surveyId").slice(1), at("submitted-survey.tsx")),
  ...teamScopes.map((scope) =>
    route(engagementPlaces.team(scope).slice(1), at("insights.tsx"), { id: `engagement/${scope}-insights` }),
  ),
  route(engagementPlaces.insights.slice(1), at("insights.tsx"), { id: "engagement/company-insights" }),
  route(engagementPlaces.completion.slice(1), at("completion-status.tsx")),
  route(engagementPlaces.settings.slice(1), at("settings.tsx")),
  route(engagementPlaces.creation(":surveyId").slice(1), at("survey-creation.tsx")),
  route(engagementPlaces.preview(":surveyId").slice(1), at("preview-survey.tsx")),
  route("template/engagement/:templateId", at("template.tsx"), { id: "engagement/template" }),
  route("template/engagement/:templateId/preview", at("template.tsx"), { id: "engagement/template-preview" }),
  route(`${engagementPlaces.settings.slice(1)}/export`, at("surveys-export.ts")),
  route("app/engagement/export/:surveyId", at("export.ts")),
  ...former.map((path) =>
    route(path, at("former-address.ts"), { id: `engagement/former-${path.replaceAll(/[/:]+/g, "-")}` }),
  ),
] satisfies RouteConfig;

import { route, type RouteConfig } from "@remix-run/route-config";
import { developPlaces, teamScopes } from "./develop-places.ts";

const at = (file: string) => `modules/develop/routes/${file}`;
const former = [
  "develop",
  "develop/myTeam",
  "settings/competencies",
  "app/company/settings/competencies",
  "settings/level-up",
  "settings/level-up/:jobFunctionId",
  "analytics/develop",
  ...teamScopes.map((scope) => `app/team/${scope}/develop/embedded-analytics`),
];

export const developRoutes = [
  route(developPlaces.competencies.slice(1), at("person.tsx"), { id: "develop/mine" }),
  route("app/employee/:employeeId/development", at("person.tsx"), { id: "develop/person" }),
  route(developPlaces.plan.slice(1), at("plan.tsx"), { id: "develop/my-plan" }),
  route("app/employee/:employeeId/growth-plan", at("plan.tsx"), { id: "develop/plan-of-person" }),
  route(developPlaces.levelUp.slice(1), at("level-up.tsx"), { id: "develop/my-level-up" }),
  route("app/employee/:employeeId/level-up", at("level-up.tsx"), { id: "develop/level-up-of-person" }),
  route(developPlaces.find.slice(1), at("find-people.tsx")),
  route("employee/:employeeId/strengths/:noteId", at("note.tsx"), { id: "develop/strength" }),
  route("employee/:employeeId/drivers/:noteId", at("note.tsx"), { id: "develop/driver" }),
  route("employee/:employeeId/deliverables/:noteId", at("note.tsx"), { id: "develop/deliverable" }),
  ...teamScopes.flatMap((scope) => [
    route(`app/team/${scope}/develop/manage`, at("team-manage.tsx"), { id: `develop/${scope}-manage` }),
    route(`app/team/${scope}/develop/team-map`, at("team-map.tsx"), { id: `develop/${scope}-map` }),
    route(`app/team/${scope}/develop/insights`, at("insights.tsx"), { id: `develop/${scope}-insights` }),
  ]),
  route(developPlaces.insights.slice(1), at("insights.tsx"), { id: "develop/company-insights" }),
  route(developPlaces.requests.slice(1), at("requests.tsx")),
  route(developPlaces.library.slice(1), at("library.tsx")),
  route(developPlaces.expectations.slice(1), at("expectations.tsx"), { id: "develop/expectations" }),
  route(`${developPlaces.expectations.slice(1)}/:jobFunctionId`, at("expectations.tsx"), {
    id: "develop/expectations-of",
  }),
  route(developPlaces.settings.slice(1), at("settings.tsx")),
  route("app/develop/export", at("export.ts")),
  route(developPlaces.competenciesToChoose.slice(1), at("find-competencies.ts")),
  route("app/develop/of-person/:employeeId", at("of-person.ts")),
  ...former.map((path) =>
    route(path, at("former-address.ts"), { id: `develop/former-${path.replaceAll(/[/:]+/g, "-")}` }),
  ),
] satisfies RouteConfig;

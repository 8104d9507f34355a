import { route, type RouteConfig } from "@remix-run/route-config";
import { pointsPlaces, teamScopes } from "./points-places.ts";

const at = (file: string) => `modules/points/routes/${file}`;

export const pointsRoutes = [
  route(pointsPlaces.mine.slice(1), at("person.tsx"), { id: "points/mine" }),
  route("app/employee/:employeeId/points", at("person.tsx"), { id: "points/person" }),
  ...teamScopes.map((scope) =>
    route(pointsPlaces.status(scope).slice(1), at("status.tsx"), { id: `points/${scope}-status` }),
  ),
  route(pointsPlaces.status("company").slice(1), at("status.tsx"), { id: "points/company-status" }),
  route(pointsPlaces.events.slice(1), at("events.tsx")),
  route(pointsPlaces.insights.slice(1), at("insights.tsx")),
  route(pointsPlaces.settings.slice(1), at("settings.tsx")),
  route(pointsPlaces.export.slice(1), at("export.ts")),
] satisfies RouteConfig;

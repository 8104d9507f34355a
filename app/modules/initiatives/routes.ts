import { route, type RouteConfig } from "@remix-run/route-config";
import { initiativeLists } from "./initiative-places.ts";

const former = "modules/initiatives/routes/former-address.ts";

export const initiativesRoutes = [
  ...initiativeLists.map(({ path, scope }) =>
    route(path.slice(1), "modules/initiatives/routes/tasks.tsx", { id: `initiatives/${scope}` }),
  ),
  route("app/initiative/export", "modules/initiatives/routes/export.ts"),
  route("app/initiative/calendar.ics", "modules/initiatives/routes/calendar.ts"),
  route("app/initiative/of-goal/:goalId", "modules/initiatives/routes/of-goal.ts"),
  route("app/initiative/of-person/:employeeId", "modules/initiatives/routes/of-person.ts"),
  route("app/initiative/new", "modules/initiatives/routes/new-task.tsx"),
  route("app/initiative/find", "modules/initiatives/routes/find.ts"),
  route("app/initiative/many", "modules/initiatives/routes/many.tsx"),
  route("app/initiative/:initiativeId", "modules/initiatives/routes/task.tsx"),
  route("initiative", former, { id: "initiatives/former" }),
  route("initiative/audit", "modules/initiatives/routes/audit.ts"),
  route("initiative/cards", former, { id: "initiatives/former-cards" }),
] satisfies RouteConfig;

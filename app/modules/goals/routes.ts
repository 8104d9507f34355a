import { route, type RouteConfig } from "@remix-run/route-config";
import { checkInAddresses } from "./check-in-addresses.ts";
import { formerGoalAddresses } from "./former-goal-addresses.ts";
import { goalAddresses } from "./goal-addresses.ts";

export const goalsRoutes = [
  ...goalAddresses.map(({ path, key }) =>
    route(path.slice(1), "modules/goals/routes/goals.tsx", { id: `modules/goals/routes/goals-${key}` }),
  ),
  ...checkInAddresses.map(({ path, key }) =>
    route(path.slice(1), "modules/goals/routes/check-in.tsx", { id: `modules/goals/routes/check-in-${key}` }),
  ),
  route("app/company/goal/settings", "modules/goals/routes/settings.tsx"),
  route("app/company/goal/archived", "modules/goals/routes/archived.tsx"),
  ...Object.keys(formerGoalAddresses).map((path) =>
    route(path.slice(1), "modules/goals/routes/former-address.ts", { id: `goals/former${path}` }),
  ),
  route("goals/audit", "modules/goals/routes/audit.ts"),
  route("app/goal/of-person/:employeeId", "modules/goals/routes/of-person.ts"),
  route("app/goal/find", "modules/goals/routes/find.ts"),
  route("app/goal/parts", "modules/goals/routes/parts.ts"),
  route("app/goal/objectives", "modules/goals/routes/objectives.ts"),
  route("app/goal/title-taken", "modules/goals/routes/title-taken.ts"),
  route("app/goal/coach", "modules/goals/routes/coach.ts"),
  route("app/goal/export", "modules/goals/routes/export.ts"),
  route("app/goal/:goalId", "modules/goals/routes/goal.tsx"),
  route("app/goal/:goalId/structure", "modules/goals/routes/structure.tsx"),
  route("app/goal/:goalId/copy", "modules/goals/routes/copy.tsx"),
  route("app/goal/:goalId/history", "modules/goals/routes/history.tsx"),
  route("app/goal/:goalId/children", "modules/goals/routes/children.ts"),
  route("app/goal/:goalId/trail", "modules/goals/routes/trail.ts"),
] satisfies RouteConfig;

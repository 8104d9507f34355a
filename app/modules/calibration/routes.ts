import { route, type RouteConfig } from "@remix-run/route-config";
import { calibrationPlaces } from "./calibration-places.ts";

const screen = "modules/calibration/routes/calibration.tsx";

export const calibrationRoutes = [
  route(calibrationPlaces.company.slice(1), screen, { id: "calibration/company" }),
  route(calibrationPlaces.team.slice(1), screen, { id: "calibration/team" }),
  route(calibrationPlaces.here.slice(1), "modules/calibration/routes/here.ts"),
  route("app/review/calibration/export", "modules/calibration/routes/export.ts"),
] satisfies RouteConfig;

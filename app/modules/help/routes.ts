import { route, type RouteConfig } from "@remix-run/route-config";
import { helpPlaces } from "./help-places.ts";

const at = (path: string, file: string, id?: string) =>
  route(path.slice(1), `modules/help/routes/${file}`, id ? { id } : {});

const former = [
  "/app/help",
  "/settings/knowledge-hub",
  "/settings/userguide",
  "/settings/troubleshoot",
  "/settings/reportBug",
];

export const helpRoutes = [
  at(helpPlaces.hub, "hub.tsx"),
  at(helpPlaces.troubleshooting, "troubleshooting.tsx"),
  at(helpPlaces.page(":page"), "guide-page.tsx"),
  at(helpPlaces.beside, "beside.ts"),
  ...former.map((path) => at(path, "former-address.ts", `help former ${path}`)),
] satisfies RouteConfig;

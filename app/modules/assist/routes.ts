import { route, type RouteConfig } from "@remix-run/route-config";

export const assistRoutes = [
  route("app/company/settings/platform/assist", "modules/assist/routes/settings.tsx"),
  route("app/my-data/my-settings/assist", "modules/assist/routes/preference.tsx"),
  route("app/assist", "modules/assist/routes/ask.ts"),
  route("app/assist/help.json", "modules/assist/routes/help.ts"),
  route("app/assist/:askId.json", "modules/assist/routes/answer.ts"),
] satisfies RouteConfig;

import { route, type RouteConfig } from "@remix-run/route-config";

export const accessRoutes = [
  route("app/company/settings/platform/access", "modules/access/routes/access.tsx"),
  route("app/company/settings/platform/access/export.csv", "modules/access/routes/export.ts"),
  route("app/company/settings/platform/access/:employeeId", "modules/access/routes/person-access.tsx"),
  route("app/company/settings/platform/roles", "modules/access/routes/roles.tsx"),
  route("app/company/settings/platform/roles/new", "modules/access/routes/role.tsx", { id: "access/new-role" }),
  route("app/company/settings/platform/roles/:roleId", "modules/access/routes/role.tsx", { id: "access/role" }),
  route("app/company/settings/platform/explain", "modules/access/routes/explain.tsx"),
  route("app/company/settings/platform/explain/records", "modules/access/routes/explain-records.ts"),
  route("app/company/settings/platform/explain/who-can", "modules/access/routes/who-can.tsx"),
  route("app/company/settings/platform/modules", "modules/access/routes/modules.tsx"),
  route("app/company/settings/platform/audit", "modules/access/routes/audit-log.tsx"),
  route("app/company/settings/platform/audit/export.csv", "modules/access/routes/audit-export.ts"),
  route("settings/customAccess", "modules/access/routes/former-address.ts", { id: "access/settings-custom-access" }),
  route("settings", "modules/access/routes/former-address.ts", { id: "access/settings" }),
  route("settings/modules", "modules/access/routes/former-address.ts", { id: "access/settings-modules" }),
  route("app/view-as/stop", "modules/access/routes/stop-viewing.ts"),
] satisfies RouteConfig;

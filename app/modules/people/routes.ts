import { route, type RouteConfig } from "@remix-run/route-config";

const profile = "modules/people/routes/employee.tsx";
const team = "modules/people/routes/team.tsx";
const chart = "modules/people/routes/org-chart.tsx";

const imports = "app/company/settings/platform/employees/import";
const formerSettings = [
  "app/company/settings",
  "app/company/settings/platform",
  ...["company", "function-grade", "employees", "referral", "applause"].map((name) => `settings/${name}`),
];
const formerImports = [imports, `${imports}/:importId`, `${imports}/:importId/plan.csv`];

export const peopleRoutes = [
  route("app/my-data/people", "modules/people/routes/directory.tsx"),
  route("app/my-data/org-chart", chart, { id: "people/my-data-org-chart" }),
  route("app/my-data/teams", "modules/people/routes/teams.tsx"),
  route("managers/team/:teamId", team, { id: "people/managers-team" }),
  route("settings/teams/:teamId", team, { id: "people/settings-team" }),
  route("app/team/direct-reports/employee", "modules/people/routes/direct-reports.tsx"),
  route("app/team/all-reports/employee", "modules/people/routes/all-reports.tsx"),
  route("app/company/employees", "modules/people/routes/employees.tsx"),
  route("app/company/settings/platform/employees", "modules/people/routes/platform-employees.tsx"),
  route("app/company/settings/platform/employees/leavers", "modules/people/routes/leavers.tsx"),
  ...formerImports.map((path) =>
    route(path, "modules/people/routes/former-import-address.ts", { id: `people/former/${path}` }),
  ),
  route("app/company/settings/platform/employees/fields", "modules/people/routes/employee-fields.tsx"),
  route("app/company/settings/platform/employees/tags", "modules/people/routes/people-tags.tsx"),
  ...formerSettings.map((path) =>
    route(path, "modules/people/routes/former-address.ts", { id: `people/former/${path}` }),
  ),
  route("settings/myProfile", "modules/people/routes/my-profile.ts"),
  route("app/company/settings/platform/organization", "modules/people/routes/organization.tsx"),
  route("app/company/settings/platform/units", "modules/people/routes/org-units.tsx"),
  route("app/company/settings/platform/function-grade", "modules/people/routes/function-grade.tsx"),
  route("app/company/settings/platform/holidays", "modules/people/routes/holidays.tsx"),
  route("app/company/settings/platform/holidays/export", "modules/people/routes/holidays-export.ts"),
  route("app/company/org-chart", chart, { id: "people/company-org-chart" }),
  route("app/employee/:employeeId", profile, { id: "people/employee" }),
  route("app/employee/:employeeId/photo", "modules/people/routes/photo.tsx"),
  route("logo/:tenantId/:key", "modules/people/routes/company-logo.ts"),
  route("app/photo/:key", "modules/people/routes/photo-bytes.ts"),
  route("app/team/direct-reports/employee/:employeeId", profile, { id: "people/direct-report" }),
  route("app/team/all-reports/employee/:employeeId", profile, { id: "people/any-report" }),
  route("app/people/search", "modules/people/routes/search.ts"),
  route("app/people/org-chart.json", "modules/people/routes/org-chart-reports.ts"),
  route("app/people/mini-profile.json", "modules/people/routes/mini-profile.ts"),
  route("app/people/export.csv", "modules/people/routes/export.ts"),
] satisfies RouteConfig;

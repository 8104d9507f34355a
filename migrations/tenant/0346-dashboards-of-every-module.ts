import type { Migration } from "#tenancy/migration.ts";

/** Dashboards of an analytics service stand in every module that has numbers, not in goals alone. */
export const dashboardsOfEveryModule: Migration = {
  version: 346,
  name: "dashboards of every module",
  up: `
alter table {analytics_dashboard} drop constraint analytics_dashboard_module_check;
alter table {analytics_dashboard} add constraint analytics_dashboard_module_check
  check (module in ('GOAL', 'CHECK_IN', 'COMPETENCY_IDP', 'REVIEW', 'ENGAGEMENT'));
`,
};

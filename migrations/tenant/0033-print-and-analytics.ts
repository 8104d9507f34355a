import type { Migration } from "#tenancy/migration.ts";

// A connection's secret is sealed with the key of the company; what the server puts into a dashboard's filters stands in `parameters`.
export const printAndAnalytics: Migration = {
  version: 33,
  name: "files of goals for print; dashboards of an analytics service",
  up: `
alter table {goal_export} drop constraint goal_export_format_check;
alter table {goal_export} add constraint goal_export_format_check check (format in ('CSV', 'XLSX', 'PDF'));

create table {analytics_connection} (
  id uuid primary key,
  -- One connection a company.
  sole boolean not null default true unique check (sole),
  kind text not null check (kind in ('METABASE', 'SUPERSET')),
  base_url text not null,
  -- The account that asks for tokens, where the service has such.
  account text check ((kind = 'SUPERSET') = (account is not null)),
  secret text not null,
  changed_by uuid not null references {employee},
  changed_at timestamptz not null
);
create index analytics_connection_changed_by on {analytics_connection} (changed_by);

create table {analytics_dashboard} (
  id uuid primary key,
  connection_id uuid not null references {analytics_connection} on delete cascade,
  name text not null,
  -- Its number or name at the service.
  provider_ref text not null,
  -- The module whose administrators see it.
  module text not null check (module in ('GOAL')),
  -- What the server puts in, and the filter it goes into: {"VIEWER": "employee_id"}.
  parameters jsonb not null default '{}',
  created_by uuid not null references {employee},
  created_at timestamptz not null
);
create unique index analytics_dashboard_name on {analytics_dashboard} (lower(name));
create index analytics_dashboard_connection on {analytics_dashboard} (connection_id, module);
create index analytics_dashboard_created_by on {analytics_dashboard} (created_by);
`,
};

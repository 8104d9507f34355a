import type { Migration } from "#tenancy/migration.ts";

export const goalExports: Migration = {
  version: 23,
  name: "files of goals and of people's goals, made in the background and kept for a month",
  up: `
create table {goal_export} (
  id uuid primary key,
  level text not null check (level in ('OBJECTIVE', 'INDIVIDUAL')),
  scope text not null check (scope in ('direct-reports', 'all-reports', 'company')),
  time_frame text not null,
  format text not null check (format in ('CSV', 'XLSX')),
  state text not null check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  -- Why it failed, as the screen puts it into words.
  error jsonb,
  row_count int,
  -- The file; those who may read the table may have it.
  content bytea,
  asked_by uuid not null references {employee},
  asked_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'DONE') = (content is not null)),
  check ((state = 'DONE') = (row_count is not null)),
  check ((state = 'FAILED') = (error is not null))
);
create index goal_export_asked_by on {goal_export} (asked_by, asked_at desc);
create index goal_export_newest on {goal_export} (asked_at desc);
`,
};

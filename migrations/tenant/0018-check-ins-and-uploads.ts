import type { Migration } from "#tenancy/migration.ts";

export const checkInsAndUploads: Migration = {
  version: 18,
  name: "check-ins are acknowledged; goals from files: what was read, what it would do, what it did",
  up: `
alter table {goal_check_in}
  add column acknowledged_by uuid references {employee},
  add column acknowledged_at timestamptz,
  add constraint goal_check_in_acknowledged check ((acknowledged_by is null) = (acknowledged_at is null)),
  add constraint goal_check_in_not_acknowledged_alone check (acknowledged_by <> employee_id);
create index goal_check_in_acknowledger on {goal_check_in} (acknowledged_by) where acknowledged_by is not null;

create table {goal_upload} (
  id uuid primary key,
  kind text not null check (kind in ('OBJECTIVES', 'KEY_RESULTS', 'OKRS')),
  file_name text not null,
  status text not null check (status in ('READ', 'CHECKED', 'APPLIED', 'UNDONE')),
  headers jsonb not null,
  -- Lines of the file with their numbers, at most two thousand.
  lines jsonb not null,
  mapping jsonb not null,
  -- The verdict on each line, and what of the plan was looked at: what is applied is that or nothing.
  plan jsonb,
  plan_digest text,
  goal_ids uuid[] not null default '{}',
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  check ((status in ('APPLIED', 'UNDONE')) = (applied_at is not null)),
  check ((status = 'UNDONE') = (undone_at is not null))
);
create index goal_upload_newest on {goal_upload} (created_by, created_at desc);
`,
};

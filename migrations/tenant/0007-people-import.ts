import type { Migration } from "#tenancy/migration.ts";

export const peopleImport: Migration = {
  version: 7,
  name: "people from files: what was read, what it would do, what it did",
  up: `
create table {people_import} (
  id uuid primary key,
  file_name text not null,
  status text not null check (status in ('READ', 'CHECKED', 'APPLIED', 'UNDONE')),
  headers jsonb not null,
  row_count int not null,
  -- How the columns are read: field by column, date format, from when, whether who is missing leaves.
  settings jsonb not null,
  counts jsonb,
  -- Of the plan that was looked at: what is applied is that or nothing.
  plan_digest text,
  superseded uuid[] not null default '{}',
  added uuid[] not null default '{}',
  created_by uuid references {employee},
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz
);
create index people_import_newest on {people_import} (created_at desc);
create index people_import_creator on {people_import} (created_by);

create table {people_import_line} (
  import_id uuid not null references {people_import} on delete cascade,
  line int not null,
  cells jsonb not null,
  primary key (import_id, line)
);

create table {people_import_plan} (
  import_id uuid not null references {people_import} on delete cascade,
  position int not null,
  -- Of the file; null for somebody the file does not name.
  line int,
  outcome text not null check (outcome in ('CREATED', 'CHANGED', 'MOVED', 'RETIRED', 'REFUSED', 'UNCHANGED')),
  employee_id uuid,
  name text not null,
  changes jsonb not null,
  problems jsonb not null,
  primary key (import_id, position)
);
create index people_import_plan_outcome on {people_import_plan} (import_id, outcome, position);

-- Taking people of an undone import away asks for what names them, superseded or not.
create index assignment_employee on {assignment} (employee_id);
create index assignment_named_manager on {assignment} (manager_id);
`,
};

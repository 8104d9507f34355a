import type { Migration } from "#tenancy/migration.ts";

/** Files of records that people bring in, whatever the records are. */
export const importedFiles: Migration = {
  version: 83,
  name: "files of records: their lines, what their columns mean, what each line does, and what was made",
  up: `
create table {imported_file} (
  id uuid primary key,
  -- What the lines are: tasks, competencies.
  kind text not null,
  file_name text not null,
  status text not null check (status in ('READ', 'CHECKED', 'APPLIED', 'UNDONE')),
  headers jsonb not null,
  lines jsonb not null,
  -- By field, the column counted from 0.
  mapping jsonb not null,
  -- What each line would do, or did.
  plan jsonb,
  plan_digest text,
  -- The records that were made or changed, and what undoing has to know of them.
  made jsonb not null,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  version int not null default 1
);
create index imported_file_of_giver on {imported_file} (created_by, kind, created_at desc);
create index imported_file_age on {imported_file} (created_at);
`,
};

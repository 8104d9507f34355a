import type { Migration } from "#tenancy/migration.ts";

export const importTasksAndPhotos: Migration = {
  version: 14,
  name: "imports as work in the background, and photos of people",
  up: `
-- What is being done with an import, for those who watch; written beside the one transaction that does it.
create table {people_import_task} (
  import_id uuid primary key references {people_import} on delete cascade,
  kind text not null check (kind in ('CHECK', 'APPLY')),
  state text not null check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  phase text not null check (phase in ('WAITING', 'COMPARING', 'STORING_PEOPLE', 'STORING_PLACES', 'FINISHING')),
  done int not null default 0,
  total int not null default 0,
  -- Why it failed, as the screen puts it into words.
  error jsonb,
  asked_at timestamptz not null,
  updated_at timestamptz not null
);

-- {employee}.photo_key names the photo a person has now. A removed one is kept for a day, for those who change their mind.
create table {employee_photo} (
  key text primary key,
  employee_id uuid not null references {employee} on delete cascade,
  small bytea not null,
  large bytea not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index employee_photo_employee on {employee_photo} (employee_id);
create index employee_photo_removed on {employee_photo} (removed_at) where removed_at is not null;
`,
};

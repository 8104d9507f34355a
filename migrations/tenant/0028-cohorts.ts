import type { Migration } from "#tenancy/migration.ts";

export const cohorts: Migration = {
  version: 28,
  name: "cohorts of people: a filter that is always asked, or a list frozen at a day",
  up: `
create table {cohort} (
  id uuid primary key,
  owner_id uuid not null references {employee},
  name text not null check (name = btrim(name) and char_length(name) between 1 and 80),
  description text not null default '' check (char_length(description) <= 500),
  shared boolean not null default false,
  -- DYNAMIC is asked anew each time; the others are lists kept in {cohort_person}.
  source text not null check (source in ('DYNAMIC', 'FROZEN', 'PICKED', 'FILE')),
  -- Whom the filter starts from; all but everyone are seen from the owner, and so are nobody else's.
  base text not null default 'everyone' check (base in ('everyone', 'my-team', 'my-organization', 'outside-team', 'primary-team', 'seniors', 'my-department', 'my-data')),
  query jsonb not null default '{}' check (jsonb_typeof(query) = 'object'),
  frozen_on date,
  file_name text check (char_length(file_name) <= 255),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check ((source = 'DYNAMIC') = (frozen_on is null)),
  check ((source = 'FILE') = (file_name is not null)),
  check (base = 'everyone' or not shared),
  check (base not in ('my-team', 'my-organization') or query = '{}')
);
create unique index cohort_name on {cohort} (owner_id, lower(name)) where deleted_at is null;
create index cohort_shared on {cohort} (lower(name)) where shared and deleted_at is null;

create table {cohort_person} (
  cohort_id uuid not null references {cohort} on delete cascade,
  employee_id uuid not null references {employee} on delete cascade,
  primary key (cohort_id, employee_id)
);
create index cohort_person_employee on {cohort_person} (employee_id);
`,
};

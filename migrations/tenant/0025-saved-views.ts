import type { Migration } from "#tenancy/migration.ts";

export const savedViews: Migration = {
  version: 25,
  name: "filters of lists kept under a name",
  up: `
create table {saved_view} (
  id uuid primary key,
  owner_id uuid not null references {employee},
  -- The list it is of, and the parameters it narrows that list by.
  path text not null check (path ~ '^/[a-z]' and char_length(path) <= 200),
  query text not null check (char_length(query) <= 2000),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 80),
  shared boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index saved_view_name on {saved_view} (owner_id, path, lower(name)) where deleted_at is null;
create index saved_view_shared on {saved_view} (path) where shared and deleted_at is null;

-- The view a list opens with, for one person.
create table {saved_view_default} (
  employee_id uuid not null references {employee},
  path text not null,
  view_id uuid not null references {saved_view} on delete cascade,
  primary key (employee_id, path)
);
create index saved_view_default_view on {saved_view_default} (view_id);
`,
};

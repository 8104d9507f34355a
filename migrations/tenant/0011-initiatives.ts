import type { Migration } from "#tenancy/migration.ts";

export const initiatives: Migration = {
  version: 11,
  name: "initiatives with subtasks",
  up: `
create table {initiative} (
  id uuid primary key,
  text text not null check (length(trim(text)) between 1 and 500),
  description text not null default '',
  parent_id uuid references {initiative},
  visibility text not null default 'PRIVATE' check (visibility in ('GLOBAL', 'PRIVATE')),
  start_date date,
  due_date date,
  -- The local day it was done, which says whether that was late, and the moment.
  completed_on date,
  completed_at timestamptz,
  completed_by uuid references {employee},
  weightage numeric(7, 4) not null default 0 check (weightage between 0 and 100),
  goal_id uuid,
  position bigint generated always as identity,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version int not null default 1,
  check (start_date is null or due_date is null or due_date >= start_date),
  check (parent_id is distinct from id),
  check ((completed_on is null) = (completed_at is null))
);
create index initiative_parent on {initiative} (parent_id) where deleted_at is null;
create index initiative_due on {initiative} (due_date) where deleted_at is null and completed_at is null;
create index initiative_goal on {initiative} (goal_id) where deleted_at is null and goal_id is not null;
create index initiative_creator on {initiative} (created_by);
create index initiative_completed_by on {initiative} (completed_by);
create index initiative_text_search on {initiative} using gin (text gin_trgm_ops);

create table {initiative_person} (
  initiative_id uuid not null references {initiative} on delete cascade,
  employee_id uuid not null references {employee},
  owner_type text not null check (owner_type in ('OWNER', 'COLLABORATOR')),
  primary key (initiative_id, employee_id)
);
create index initiative_person_employee on {initiative_person} (employee_id, owner_type, initiative_id);
`,
};

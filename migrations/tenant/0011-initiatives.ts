import type { Migration } from "#tenancy/migration.ts";

export const initiatives: Migration = {
  version: 11,
  name: "initiatives with subtasks, series and tags",
  up: `
create table {tag} (
  id uuid primary key,
  -- What the tag is put on.
  kind text not null check (kind in ('INITIATIVE', 'GOAL')),
  name text not null check (length(trim(name)) between 1 and 60),
  colour text not null check (colour in ('GREEN', 'RED', 'BLUE', 'ORANGE', 'GREY')),
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version int not null default 1
);
create unique index tag_name on {tag} (kind, lower(name)) where deleted_at is null;

create table {initiative_series} (
  id uuid primary key,
  text text not null check (length(trim(text)) between 1 and 500),
  description text not null default '',
  owner_id uuid not null references {employee},
  visibility text not null default 'PRIVATE' check (visibility in ('GLOBAL', 'PRIVATE')),
  frequency text not null check (frequency in ('WEEKLY', 'MONTHLY')),
  every int not null default 1 check (every between 1 and 12),
  -- Local dates of the zone: an occurrence is a day there, whatever the clocks do.
  starts_on date not null,
  ends_on date,
  time_zone text not null,
  goal_id uuid,
  weightage numeric(7, 4) not null default 0 check (weightage between 0 and 100),
  -- The first day no instance was made for yet; null once the series has ended.
  next_on date,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  version int not null default 1,
  check (ends_on is null or ends_on >= starts_on)
);
create index initiative_series_next on {initiative_series} (next_on) where ended_at is null and next_on is not null;
create index initiative_series_owner on {initiative_series} (owner_id);
create index initiative_series_creator on {initiative_series} (created_by);

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
  series_id uuid references {initiative_series},
  occurrence_on date,
  position bigint generated always as identity,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version int not null default 1,
  check (start_date is null or due_date is null or due_date >= start_date),
  check (parent_id is distinct from id),
  check ((completed_on is null) = (completed_at is null)),
  check ((series_id is null) = (occurrence_on is null))
);
create index initiative_parent on {initiative} (parent_id) where deleted_at is null;
create index initiative_due on {initiative} (due_date) where deleted_at is null and completed_at is null;
create index initiative_goal on {initiative} (goal_id) where deleted_at is null and goal_id is not null;
create index initiative_creator on {initiative} (created_by);
create index initiative_completed_by on {initiative} (completed_by);
create unique index initiative_occurrence on {initiative} (series_id, occurrence_on) where series_id is not null;
create index initiative_text_search on {initiative} using gin (text gin_trgm_ops);

create table {initiative_person} (
  initiative_id uuid not null references {initiative} on delete cascade,
  employee_id uuid not null references {employee},
  owner_type text not null check (owner_type in ('OWNER', 'COLLABORATOR')),
  primary key (initiative_id, employee_id)
);
create index initiative_person_employee on {initiative_person} (employee_id, owner_type, initiative_id);

create table {initiative_tag} (
  initiative_id uuid not null references {initiative} on delete cascade,
  tag_id uuid not null references {tag},
  primary key (initiative_id, tag_id)
);
create index initiative_tag_tag on {initiative_tag} (tag_id);

create table {initiative_preference} (
  employee_id uuid primary key references {employee},
  cards_open boolean not null,
  updated_at timestamptz not null
);
`,
};

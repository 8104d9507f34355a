import type { Migration } from "#tenancy/migration.ts";

export const goals: Migration = {
  version: 4,
  name: "objectives, key results and what happens to them",
  up: `
create table {goal_period} (
  id uuid primary key,
  -- The key people's addresses carry: 2026, 2026-H1, 2026-Q3, or two dates.
  name text not null unique,
  kind text not null check (kind in ('QUARTER', 'HALF', 'YEAR', 'CUSTOM')),
  starts_on date not null,
  ends_on date not null,
  check (ends_on >= starts_on),
  unique (kind, starts_on, ends_on)
);

create table {goal} (
  id uuid primary key,
  kind text not null check (kind in ('OBJECTIVE', 'KEY_RESULT')),
  title text not null check (length(trim(title)) between 1 and 500),
  description text not null default '',
  parent_id uuid references {goal},
  period_id uuid not null references {goal_period},
  level text not null default 'COMPANY' check (level in ('COMPANY', 'DEPARTMENT', 'TEAM', 'INDIVIDUAL')),
  org_unit_id uuid references {org_unit},
  team_id uuid references {team},
  visibility text not null default 'GLOBAL' check (visibility in ('GLOBAL', 'PRIVATE')),
  progress_type text not null check (progress_type in ('MANUAL', 'DERIVED_AVG', 'DERIVED_SUM', 'TRACKED')),
  measure_type text not null default 'PERCENTAGE' check (measure_type in ('CURRENCY', 'PERCENTAGE', 'COUNT')),
  currency char(3),
  start_value numeric(22, 6) not null default 0,
  target_value numeric(22, 6) not null default 100,
  actual_value numeric(22, 6),
  percent double precision,
  -- The order in which key results were written down under their objective.
  position int not null default 0,
  weightage numeric(7, 4) not null default 0 check (weightage >= 0),
  progress_level text not null default 'ON_TRACK' check (progress_level in ('ON_TRACK', 'OFF_TRACK', 'AT_RISK', 'CLOSED')),
  closure_status text check (closure_status in ('ACHIEVED', 'NOT_ACHIEVED', 'DROPPED')),
  level_before_closing text check (level_before_closing in ('ON_TRACK', 'OFF_TRACK', 'AT_RISK')),
  start_date date not null,
  due_date date not null,
  due_date_reason text,
  completed_at timestamptz,
  closed_at timestamptz,
  last_check_in_at timestamptz,
  source text not null default 'WEB',
  metric_id uuid,
  metric_expression text,
  tracked_by_plugin text,
  is_onboarding boolean not null default false,
  comment_count int not null default 0,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  deleted_at timestamptz,
  version int not null default 1,
  check (due_date >= start_date),
  check (parent_id is distinct from id),
  check ((measure_type = 'CURRENCY') = (currency is not null)),
  check ((progress_level = 'CLOSED') = (closure_status is not null))
);
create unique index goal_title_in_period on {goal} (period_id, lower(title)) where kind = 'OBJECTIVE' and deleted_at is null;
create index goal_due on {goal} (due_date) where deleted_at is null and progress_level <> 'CLOSED';
create index goal_creator on {goal} (created_by);
create index goal_parent on {goal} (parent_id) where deleted_at is null;
create index goal_period_list on {goal} (period_id, kind) where deleted_at is null;
create index goal_title_search on {goal} using gin (title gin_trgm_ops);

create table {goal_owner} (
  goal_id uuid not null references {goal} on delete cascade,
  employee_id uuid not null references {employee},
  owner_type text not null check (owner_type in ('OWNER', 'COLLABORATOR')),
  primary key (goal_id, employee_id)
);
create index goal_owner_employee on {goal_owner} (employee_id, owner_type, goal_id);

create table {goal_check_in} (
  id uuid primary key,
  -- The order of what happened in one instant.
  sequence bigint generated always as identity,
  goal_id uuid not null references {goal} on delete cascade,
  employee_id uuid references {employee},
  at timestamptz not null,
  value_before numeric(22, 6),
  value numeric(22, 6),
  percent_before double precision,
  percent double precision,
  progress_level text not null check (progress_level in ('ON_TRACK', 'OFF_TRACK', 'AT_RISK', 'CLOSED')),
  comment text not null default '',
  -- A roll-up is a check-in nobody made: it keeps the objective's graph without a person.
  rolled_up_from uuid
);
create index goal_check_in_goal on {goal_check_in} (goal_id, at desc);

create table {goal_change} (
  id uuid primary key,
  sequence bigint generated always as identity,
  goal_id uuid not null references {goal} on delete cascade,
  employee_id uuid references {employee},
  at timestamptz not null,
  field text not null,
  value_before jsonb,
  value_after jsonb
);
create index goal_change_goal on {goal_change} (goal_id, at desc);

create table {goal_comment} (
  id uuid primary key,
  goal_id uuid not null references {goal} on delete cascade,
  employee_id uuid not null references {employee},
  body text not null check (length(trim(body)) between 1 and 5000),
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz
);
create index goal_comment_goal on {goal_comment} (goal_id, created_at);

create table {goal_access_template} (
  id uuid primary key,
  name text not null,
  description text not null default '',
  display_mode text not null default 'SIMPLE' check (display_mode in ('SIMPLE', 'COMPACT', 'DETAILED', 'DISABLED')),
  module_name text not null default 'Goals',
  objectives_name text not null default 'Objectives',
  key_results_name text not null default 'Key Results',
  include_owner_goals boolean not null default true,
  include_collaborator_goals boolean not null default true,
  config_data jsonb not null,
  access_control jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_edited_by uuid references {employee},
  version int not null default 1
);
create unique index goal_access_template_default on {goal_access_template} (is_default) where is_default;
`,
};

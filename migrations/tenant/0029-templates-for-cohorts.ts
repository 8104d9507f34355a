import type { Migration } from "#tenancy/migration.ts";

export const templatesForCohorts: Migration = {
  version: 29,
  name: "access templates applied to cohorts; goals given to cohorts from templates",
  up: `
-- Templates beside the company's are asked in the order of their positions; the first whose cohorts hold a person is theirs.
alter table {goal_access_template} add column position int not null default 0;
alter table {goal_access_template} add column removed_at timestamptz;

create table {goal_access_template_cohort} (
  template_id uuid not null references {goal_access_template} on delete cascade,
  cohort_id uuid not null references {cohort},
  primary key (template_id, cohort_id)
);
create index goal_access_template_cohort_cohort on {goal_access_template_cohort} (cohort_id);

create table {goal_template} (
  id uuid primary key,
  title text not null check (title = btrim(title) and char_length(title) between 1 and 400),
  description text not null default '' check (char_length(description) <= 5000),
  level text not null check (level in ('COMPANY', 'DEPARTMENT', 'TEAM', 'INDIVIDUAL')),
  -- The key of a time frame: 2026-Q3.
  time_frame text not null check (char_length(time_frame) <= 40),
  visibility text not null check (visibility in ('GLOBAL', 'PRIVATE')),
  -- Each with an id of its own, which the goals made of it keep.
  key_results jsonb not null default '[]' check (jsonb_typeof(key_results) = 'array'),
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  version int not null default 1
);
create unique index goal_template_title on {goal_template} (lower(title), time_frame) where archived_at is null;

-- One act on the goals of a template: giving it to a cohort, bringing its goals up to date, withdrawing them.
create table {goal_template_run} (
  id uuid primary key,
  template_id uuid not null references {goal_template} on delete cascade,
  kind text not null check (kind in ('ASSIGN', 'UPDATE', 'WITHDRAW')),
  cohort_id uuid references {cohort},
  state text not null check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  total int not null default 0,
  error jsonb,
  asked_by uuid not null references {employee},
  asked_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'ASSIGN') = (cohort_id is not null)),
  check ((state = 'FAILED') = (error is not null))
);
create index goal_template_run_template on {goal_template_run} (template_id, asked_at desc);
create index goal_template_run_cohort on {goal_template_run} (cohort_id);
create index goal_template_run_asker on {goal_template_run} (asked_by);

-- What became of it for each person.
create table {goal_template_result} (
  run_id uuid not null references {goal_template_run} on delete cascade,
  employee_id uuid not null references {employee} on delete cascade,
  outcome text not null check (outcome in ('MADE', 'UPDATED', 'UNCHANGED', 'WITHDRAWN', 'KEPT', 'REFUSED')),
  goal_id uuid references {goal},
  -- Why, as the screen puts it into words; fields that are somebody's own by now.
  reason text,
  fields text[] not null default '{}',
  primary key (run_id, employee_id)
);
create index goal_template_result_goal on {goal_template_result} (goal_id);
create index goal_template_result_employee on {goal_template_result} (employee_id);

-- A goal made of a template, and what the template gave it: what is no longer so is its owner's own.
create table {goal_from_template} (
  goal_id uuid primary key references {goal},
  template_id uuid not null references {goal_template},
  -- Which of the template's key results it is; null for the objective.
  part uuid,
  employee_id uuid not null references {employee},
  given jsonb not null
);
create index goal_from_template_template on {goal_from_template} (template_id, employee_id);
create index goal_from_template_employee on {goal_from_template} (employee_id);
`,
};

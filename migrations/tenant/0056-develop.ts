import type { Migration } from "#tenancy/migration.ts";

export const develop: Migration = {
  version: 56,
  name: "competencies, what jobs ask, assessments, growth plans and level-ups",
  up: `
-- How a competency was worded at a time; a change is another version, so that what was assessed stays as it was read.
create table {competency_version} (
  id uuid primary key,
  competency_id uuid not null,
  number int not null,
  name text not null,
  description text not null,
  field text not null,
  -- What is expected, by level.
  wording jsonb not null,
  created_at timestamptz not null,
  created_by uuid references {employee},
  unique (competency_id, number)
);

-- Levels of the company's own, beside BEGINNER (100), INTERMEDIATE (200) and ADVANCED (300).
create table {competency_level} (
  id uuid primary key,
  name text not null,
  rank int not null unique check (rank between 1 and 999 and rank not in (100, 200, 300)),
  archived_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1
);

-- What a grade asks in a job function; a row is superseded, never changed.
create table {role_expectation} (
  id uuid primary key,
  job_function_id uuid not null references {job_function} on delete cascade,
  grade_id uuid not null references {grade} on delete cascade,
  competency_id uuid not null,
  level text not null,
  level_rank int not null,
  critical boolean not null,
  recorded_at timestamptz not null,
  recorded_by uuid references {employee},
  superseded_at timestamptz
);
create unique index role_expectation_one on {role_expectation} (job_function_id, grade_id, competency_id) where superseded_at is null;

-- What somebody said of a person's competency; another word supersedes it.
create table {competency_assessment} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  competency_id uuid not null,
  version_id uuid not null references {competency_version},
  source text not null check (source in ('SELF', 'MANAGER')),
  level text not null,
  level_rank int not null,
  comment text not null,
  assessed_by uuid not null references {employee},
  assessed_at timestamptz not null,
  superseded_at timestamptz
);
create unique index competency_assessment_one on {competency_assessment} (employee_id, competency_id, source) where superseded_at is null;
create index competency_assessment_competency on {competency_assessment} (competency_id) where superseded_at is null;

create table {self_assessment_ask} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  asked_by uuid not null references {employee},
  asked_at timestamptz not null,
  due_on date not null,
  done_at timestamptz
);
create unique index self_assessment_ask_open on {self_assessment_ask} (employee_id) where done_at is null;

create table {growth_plan} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  mentor_id uuid references {employee},
  target_on date,
  note text not null,
  state text not null check (state in ('DRAFT', 'PROPOSED', 'AGREED', 'CLOSED')),
  agreed_by uuid references {employee},
  agreed_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1
);
create unique index growth_plan_open on {growth_plan} (employee_id) where state <> 'CLOSED';
create index growth_plan_mentor on {growth_plan} (mentor_id) where state <> 'CLOSED';

create table {growth_goal} (
  id uuid primary key,
  plan_id uuid not null references {growth_plan} on delete cascade,
  competency_id uuid not null,
  level text not null,
  level_rank int not null,
  note text not null,
  reached_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  unique (plan_id, competency_id)
);

create table {growth_step} (
  initiative_id uuid primary key,
  goal_id uuid not null references {growth_goal} on delete cascade,
  created_at timestamptz not null
);
create index growth_step_goal on {growth_step} (goal_id);

create table {level_up_request} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  requested_by uuid not null references {employee},
  from_grade_id uuid references {grade} on delete set null,
  to_grade_id uuid not null references {grade},
  to_role_id uuid references {job_role},
  reason text not null,
  -- The labels and their reasons on the day of the request.
  evidence jsonb not null,
  state text not null check (state in ('REQUESTED', 'SUPPORTED', 'APPROVED', 'DECLINED', 'WITHDRAWN')),
  requested_at timestamptz not null,
  manager_id uuid references {employee},
  manager_comment text not null,
  manager_decided_at timestamptz,
  admin_id uuid references {employee},
  admin_comment text not null,
  admin_decided_at timestamptz,
  effective_on date,
  version int not null default 1
);
create unique index level_up_request_open on {level_up_request} (employee_id) where state in ('REQUESTED', 'SUPPORTED');

create table {develop_preference} (
  employee_id uuid primary key references {employee},
  findable boolean not null
);

-- What a person is good at, what drives them, and what they deliver, in their own words.
create table {profile_note} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  kind text not null check (kind in ('STRENGTH', 'DRIVER', 'DELIVERABLE')),
  title text not null,
  body text not null,
  competency_id uuid,
  created_at timestamptz not null,
  deleted_at timestamptz,
  version int not null default 1
);
create index profile_note_employee on {profile_note} (employee_id) where deleted_at is null;

create table {develop_settings} (
  id int primary key check (id = 1),
  -- So far back praise and advice count.
  evidence_months int not null check (evidence_months between 1 and 60),
  allows_search boolean not null,
  version int not null
);
`,
};

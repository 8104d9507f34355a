import type { Migration } from "#tenancy/migration.ts";

/**
 * Surveys. Of an anonymous one nothing joins a person to an answer: `survey_participant` knows who took a token and
 * `survey_box` holds what tokens brought, sealed and without a moment; once results can be seen the box, the spent tokens and
 * the keys are gone, and what is left are sums over groups and comments in no order.
 */
export const surveys: Migration = {
  version: 170,
  name: "surveys whose answers nobody can be told by",
  up: `
create table {survey} (
  id uuid primary key,
  title jsonb not null,
  intro jsonb not null,
  purpose text not null check (purpose in ('ENGAGEMENT', 'PULSE', 'ONBOARDING', 'CHANGE', 'WELLBEING', 'EXIT')),
  questions jsonb not null,
  drivers jsonb not null,
  privacy text not null check (privacy in ('ANONYMOUS', 'CONFIDENTIAL', 'NAMED')),
  state text not null check (state in ('DRAFT', 'LIVE', 'CLOSED', 'PUBLISHED')),
  audience jsonb not null,
  attributes jsonb not null,
  fewest integer not null check (fewest >= 4),
  shares_with_managers boolean not null,
  shares_with_all boolean not null,
  random_order boolean not null,
  closes_on date,
  remind_days jsonb not null,
  follows_id uuid references {survey},
  frame jsonb,
  outcome jsonb,
  created_by uuid references {employee},
  created_at timestamptz not null,
  updated_at timestamptz not null,
  launched_at timestamptz,
  closed_at timestamptz,
  published_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1
);
create index survey_state on {survey} (state, closes_on) where deleted_at is null;
create table {survey_group} (
  survey_id uuid not null references {survey} on delete cascade,
  number integer not null,
  place jsonb not null,
  asked integer not null,
  primary key (survey_id, number)
);
create table {survey_participant} (
  survey_id uuid not null references {survey} on delete cascade,
  employee_id uuid not null references {employee},
  group_number integer not null,
  tokens integer not null,
  token_hash text,
  took_part boolean not null,
  reminded_on date,
  primary key (survey_id, employee_id)
);
create index survey_participant_employee on {survey_participant} (employee_id, survey_id);
create table {survey_key} (
  survey_id uuid primary key references {survey} on delete cascade,
  public_key text not null,
  private_key text not null,
  box_key text not null
);
create table {survey_spent} (
  survey_id uuid not null references {survey} on delete cascade,
  token_hash text not null,
  primary key (survey_id, token_hash)
);
create table {survey_box} (
  id uuid primary key,
  survey_id uuid not null references {survey} on delete cascade,
  sealed text not null
);
create index survey_box_survey on {survey_box} (survey_id);
create table {survey_answer} (
  survey_id uuid not null references {survey} on delete cascade,
  employee_id uuid not null references {employee},
  answers jsonb not null,
  submitted_at timestamptz not null,
  primary key (survey_id, employee_id)
);
create table {survey_result} (
  survey_id uuid not null references {survey} on delete cascade,
  question_id text not null,
  blocks jsonb not null,
  primary key (survey_id, question_id)
);
create table {survey_comment} (
  id uuid primary key,
  survey_id uuid not null references {survey} on delete cascade,
  question_id text not null,
  groups jsonb not null,
  words text not null
);
create index survey_comment_survey on {survey_comment} (survey_id, question_id);
create table {survey_focus} (
  id uuid primary key,
  survey_id uuid not null references {survey} on delete cascade,
  lead_id uuid references {employee},
  question_id text not null,
  plan text not null,
  due_on date,
  outcome text not null,
  state text not null check (state in ('PLANNED', 'DONE', 'DROPPED')),
  created_by uuid references {employee},
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create index survey_focus_survey on {survey_focus} (survey_id) where deleted_at is null;
create table {survey_template} (
  id uuid primary key,
  name text not null,
  purpose text not null,
  questions jsonb not null,
  drivers jsonb not null,
  archived_at timestamptz,
  created_by uuid references {employee},
  created_at timestamptz not null,
  version integer not null default 1
);
`,
};

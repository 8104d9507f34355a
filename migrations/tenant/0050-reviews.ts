import type { Migration } from "#tenancy/migration.ts";

export const reviews: Migration = {
  version: 50,
  name: "performance reviews: cycles, reviewees, forms and answers",
  up: `
create table {review_question} (
  id uuid primary key,
  -- What is asked, and how it is answered.
  question jsonb not null,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  archived_at timestamptz,
  version int not null default 1
);
create index review_question_created_by on {review_question} (created_by);

create table {review_template} (
  id uuid primary key,
  name text not null check (length(trim(name)) between 1 and 120),
  -- The elements of the form, in order, each with its questions.
  elements jsonb not null,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  archived_at timestamptz,
  version int not null default 1
);
create index review_template_created_by on {review_template} (created_by);

create table {review_cycle} (
  id uuid primary key,
  name text not null check (length(trim(name)) between 1 and 120),
  state text not null check (state in ('DRAFT', 'IN_PROGRESS', 'PUBLISHED', 'CANCELLED')),
  state_before text,
  -- What the wizard asks, by section.
  settings jsonb not null,
  period_starts_on date not null,
  period_ends_on date not null,
  -- The furthest section of the wizard that was opened.
  step text not null,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  launched_at timestamptz,
  published_at timestamptz,
  cancelled_at timestamptz,
  version int not null default 1,
  check (period_starts_on <= period_ends_on)
);
create index review_cycle_created_by on {review_cycle} (created_by);
create index review_cycle_state on {review_cycle} (state, created_at);

-- What each provider is asked: fixed when the cycle is launched.
create table {review_cycle_form} (
  cycle_id uuid not null references {review_cycle} on delete cascade,
  provider text not null check (provider in ('SELF', 'MANAGER', 'PEER', 'UPWARD', 'DLM', 'EXTERNAL')),
  elements jsonb not null,
  primary key (cycle_id, provider)
);

create table {review_reviewee} (
  id uuid primary key,
  cycle_id uuid not null references {review_cycle} on delete cascade,
  employee_id uuid not null references {employee},
  -- Who is accountable for the result.
  manager_id uuid references {employee},
  org_unit_id uuid,
  -- The day that periods are counted from, where the cycle runs again and again.
  anchor_on date not null,
  -- What the accountable manager's form says.
  proposed_option text,
  proposed_row smallint,
  proposed_column smallint,
  -- The one result: written by settling alone.
  settled_option text,
  settled_row smallint,
  settled_column smallint,
  promotion_status text,
  settled_by uuid references {employee},
  settled_at timestamptz,
  settled_reason text,
  score_overall numeric(6, 2),
  score_goals numeric(6, 2),
  score_competencies numeric(6, 2),
  score_questions numeric(6, 2),
  shared_at timestamptz,
  shared_by uuid references {employee},
  -- How the person reviewed answered the result: null until they did.
  outcome text check (outcome in ('ACKNOWLEDGED', 'SIGNED', 'SIGNED_WITH_DISAGREEMENT', 'REFUSED', 'EXPIRED')),
  outcome_at timestamptz,
  reopened_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  unique (cycle_id, employee_id, anchor_on)
);
create index review_reviewee_employee on {review_reviewee} (employee_id);
create index review_reviewee_manager on {review_reviewee} (manager_id) where manager_id is not null;
create index review_reviewee_settled_by on {review_reviewee} (settled_by) where settled_by is not null;
create index review_reviewee_shared_by on {review_reviewee} (shared_by) where shared_by is not null;

-- The form that one reviewer fills in about one reviewee.
create table {review_form} (
  id uuid primary key,
  reviewee_id uuid not null references {review_reviewee} on delete cascade,
  provider text not null check (provider in ('SELF', 'MANAGER', 'PEER', 'UPWARD', 'DLM', 'EXTERNAL')),
  reviewer_id uuid not null references {employee},
  status text not null check (status in ('NOT_STARTED', 'IN_PROGRESS', 'SUBMITTED')),
  opens_on date not null,
  due_on date not null,
  started_at timestamptz,
  submitted_at timestamptz,
  -- Submitted by who runs the cycle, not by the reviewer.
  forced boolean not null default false,
  reopened_at timestamptz,
  reminded_at timestamptz,
  removed_at timestamptz,
  -- Its number among the forms of its kind, for reviewers who are not named.
  place int not null,
  created_at timestamptz not null,
  version int not null default 1,
  unique (reviewee_id, provider, reviewer_id)
);
create index review_form_reviewer on {review_form} (reviewer_id, status);

-- One field of a form: each is saved by itself, its version tells two windows apart.
create table {review_answer} (
  id uuid primary key,
  form_id uuid not null references {review_form} on delete cascade,
  field text not null check (length(field) between 1 and 200),
  value text not null,
  updated_at timestamptz not null,
  version int not null default 1,
  unique (form_id, field)
);

-- What was submitted, kept when a form is opened again.
create table {review_submission} (
  form_id uuid not null references {review_form} on delete cascade,
  number int not null,
  answers jsonb not null,
  submitted_at timestamptz not null,
  submitted_by uuid not null references {employee},
  primary key (form_id, number)
);
create index review_submission_submitted_by on {review_submission} (submitted_by);

create table {review_nomination} (
  id uuid primary key,
  reviewee_id uuid not null references {review_reviewee} on delete cascade,
  nominee_id uuid not null references {employee},
  nominated_by uuid not null references {employee},
  status text not null check (status in ('NOMINATED', 'ACCEPTED', 'DECLINED', 'SUBMITTED', 'WITHDRAWN')),
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  version int not null default 1
);
create unique index review_nomination_once on {review_nomination} (reviewee_id, nominee_id) where status <> 'WITHDRAWN';
create index review_nomination_nominee on {review_nomination} (nominee_id);
create index review_nomination_nominated_by on {review_nomination} (nominated_by);
`,
};

import type { Migration } from "#tenancy/migration.ts";

export const reviewsFromOutside: Migration = {
  version: 67,
  name: "reviews from outside the company, what is rated as of the launch, and what follows from a result",
  up: `
-- A form is a colleague's, or that of somebody outside the company, who has a link and no account.
alter table {review_form} alter column reviewer_id drop not null;
alter table {review_form} add constraint review_form_reviewer_known check ((provider = 'EXTERNAL') = (reviewer_id is null));
alter table {review_submission} alter column submitted_by drop not null;

create table {review_external} (
  id uuid primary key,
  form_id uuid not null unique references {review_form} on delete cascade,
  name text not null check (length(trim(name)) between 1 and 200),
  email citext not null,
  -- The language of the letter and of the page it leads to.
  language text not null,
  invited_by uuid not null references {employee},
  invited_at timestamptz not null,
  -- The digest of the link that was sent; the link itself is kept nowhere, and ends with its use.
  token_hash text unique,
  expires_at timestamptz not null,
  version int not null default 1
);
create index review_external_invited_by on {review_external} (invited_by);

-- When a reviewer was told that their form is open; null until then.
alter table {review_form} add column announced_at timestamptz;
update {review_form} set announced_at = created_at;
create index review_form_unannounced on {review_form} (opens_on) where announced_at is null and removed_at is null;

-- Competencies and goals as they were when the review began; null in cycles launched before that was kept.
alter table {review_reviewee} add column rated jsonb;

-- What was decided at the end of a probation.
alter table {review_reviewee} add column decision text check (decision in ('CONFIRMED', 'EXTENDED', 'ENDED'));
alter table {review_reviewee} add column decision_reason text;
alter table {review_reviewee} add column decided_by uuid references {employee};
alter table {review_reviewee} add column decided_at timestamptz;
create index review_reviewee_decided_by on {review_reviewee} (decided_by) where decided_by is not null;

-- What follows from a result: a goal, a task, a point for the next 1:1, or a note.
create table {review_action} (
  id uuid primary key,
  reviewee_id uuid not null references {review_reviewee} on delete cascade,
  kind text not null check (kind in ('GOAL', 'TASK', 'AGENDA', 'NOTE')),
  body text not null check (length(trim(body)) between 1 and 500),
  due_on date,
  -- The record it became in another room; none for a note.
  record_id uuid,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  done_at timestamptz,
  removed_at timestamptz,
  version int not null default 1
);
create index review_action_reviewee on {review_action} (reviewee_id, created_at) where removed_at is null;
create index review_action_created_by on {review_action} (created_by);

-- Who was accountable before, for a change of managers that is taken back.
create table {review_manager_change} (
  id uuid primary key,
  reviewee_id uuid not null references {review_reviewee} on delete cascade,
  act_id uuid not null,
  before_id uuid references {employee},
  after_id uuid references {employee},
  changed_by uuid references {employee},
  changed_at timestamptz not null,
  undone_at timestamptz
);
create index review_manager_change_reviewee on {review_manager_change} (reviewee_id, changed_at);
create index review_manager_change_act on {review_manager_change} (act_id);
create index review_manager_change_before on {review_manager_change} (before_id) where before_id is not null;
create index review_manager_change_after on {review_manager_change} (after_id) where after_id is not null;
create index review_manager_change_changed_by on {review_manager_change} (changed_by) where changed_by is not null;
`,
};

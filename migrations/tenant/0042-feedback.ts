import type { Migration } from "#tenancy/migration.ts";

/** Feedback and praise between people, what was asked for it, and by whom it is answered. */
export const feedback: Migration = {
  version: 42,
  name: "feedback, requests for it and who was asked",
  up: `
create table {feedback_request} (
  id uuid primary key,
  requester_id uuid not null references {employee},
  -- Whom the feedback is about.
  receiver_id uuid not null references {employee},
  question text not null check (length(trim(question)) between 1 and 2000),
  visibility text not null check (visibility in ('PUBLIC', 'RECEIVER_AND_MANAGER', 'RECEIVER', 'MANAGER')),
  -- A goal of another room, so there is no foreign key.
  goal_id uuid,
  due_on date,
  created_at timestamptz not null,
  archived_at timestamptz,
  version int not null default 1
);
create index feedback_request_requester on {feedback_request} (requester_id, created_at desc, id desc);
create index feedback_request_receiver on {feedback_request} (receiver_id);

create table {feedback_ask} (
  id uuid primary key,
  request_id uuid not null references {feedback_request} on delete cascade,
  -- A colleague, or somebody outside the company by their address.
  provider_id uuid references {employee},
  provider_email citext,
  provider_name text check (length(trim(provider_name)) between 1 and 200),
  state text not null default 'ASKED' check (state in ('ASKED', 'ACCEPTED', 'ANSWERED', 'DECLINED', 'CANCELLED')),
  reason text check (length(reason) <= 500),
  -- The digest of the link that was sent outside; the link itself is kept nowhere.
  token_hash text unique,
  expires_at timestamptz,
  changed_at timestamptz not null,
  reminded_at timestamptz,
  version int not null default 1,
  unique (request_id, provider_id),
  check ((provider_id is null) = (provider_email is not null)),
  check ((provider_email is null) = (provider_name is null)),
  check (token_hash is null or (provider_email is not null and expires_at is not null))
);
create index feedback_ask_provider on {feedback_ask} (provider_id, state) where provider_id is not null;
create index feedback_ask_open on {feedback_ask} (request_id) where state in ('ASKED', 'ACCEPTED');

create table {feedback} (
  id uuid primary key,
  -- What it answers; without one it was given unasked.
  ask_id uuid unique references {feedback_ask},
  -- A colleague, or the name of somebody outside the company.
  author_id uuid references {employee},
  author_name text,
  -- Nobody where it is a note to oneself.
  receiver_id uuid references {employee},
  -- Who managed the receiver when it was shared: another manager later reads nothing of it.
  manager_id uuid references {employee},
  requester_id uuid references {employee},
  sentiment text not null default 'APPRECIATIVE' check (sentiment in ('APPRECIATIVE', 'CONSTRUCTIVE', 'NEUTRAL')),
  visibility text not null check (visibility in ('PUBLIC', 'RECEIVER_AND_MANAGER', 'RECEIVER', 'MANAGER', 'NONE')),
  body text not null check (length(trim(body)) between 1 and 5000),
  goal_id uuid,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  thanked_at timestamptz,
  -- What the receiver has changed because of it.
  change_note text check (length(trim(change_note)) between 1 and 1000),
  change_noted_at timestamptz,
  version int not null default 1,
  check ((author_id is null) = (author_name is not null)),
  check (receiver_id is not null or visibility = 'NONE'),
  check (author_id is not null or ask_id is not null),
  check ((change_note is null) = (change_noted_at is null))
);
create index feedback_receiver on {feedback} (receiver_id, created_at desc, id desc) where deleted_at is null;
create index feedback_author on {feedback} (author_id, created_at desc, id desc) where deleted_at is null;
create index feedback_manager on {feedback} (manager_id) where manager_id is not null;
create index feedback_requester on {feedback} (requester_id) where requester_id is not null;
create index feedback_public on {feedback} (created_at desc, id desc) where visibility = 'PUBLIC' and deleted_at is null;

-- Put out of one's own lists; others keep it in theirs.
create table {feedback_archive} (
  employee_id uuid not null references {employee},
  feedback_id uuid not null references {feedback} on delete cascade,
  archived_at timestamptz not null,
  primary key (employee_id, feedback_id)
);
create index feedback_archive_feedback on {feedback_archive} (feedback_id);
`,
};

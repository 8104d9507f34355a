import type { Migration } from "#tenancy/migration.ts";

export const lifecycle: Migration = {
  version: 230,
  name: "lifecycle",
  up: `
create table {lifecycle_template} (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  moment text not null check (moment in ('HIRE', 'MOVE', 'LEAVE', 'RETURN', 'EXIT', 'REHIRE')),
  created_at timestamptz not null,
  created_by uuid references {employee},
  archived_at timestamptz,
  version int not null default 1
);

-- A journey keeps the steps of the number it was begun with.
create table {lifecycle_template_version} (
  template_id uuid not null references {lifecycle_template},
  number int not null,
  steps jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references {employee},
  primary key (template_id, number)
);

create table {lifecycle_journey} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  moment text not null check (moment in ('HIRE', 'MOVE', 'LEAVE', 'RETURN', 'EXIT', 'REHIRE')),
  -- The first day, the day of the change, or the last day.
  on_day date not null,
  state text not null check (state in ('RUNNING', 'DONE', 'WITHDRAWN')),
  template_id uuid references {lifecycle_template},
  template_number int,
  buddy_id uuid references {employee},
  reason text not null default '' check (length(reason) <= 2000),
  -- The person sees their own journey.
  told boolean not null,
  -- What was changed in the register, and what it was before.
  changes jsonb not null,
  started_at timestamptz not null,
  started_by uuid references {employee},
  -- The digest of the link that a joiner was sent; the link itself is kept nowhere.
  token_hash text unique,
  expires_at timestamptz,
  -- What is done on the day was done.
  moved_at timestamptz,
  ended_at timestamptz,
  version int not null default 1
);
create index lifecycle_journey_of_person on {lifecycle_journey} (employee_id, on_day);
create index lifecycle_journey_running on {lifecycle_journey} (moment, on_day) where state = 'RUNNING';
create index lifecycle_journey_to_move on {lifecycle_journey} (on_day) where moved_at is null and state <> 'WITHDRAWN';

create table {lifecycle_step} (
  id uuid primary key,
  journey_id uuid not null references {lifecycle_journey},
  key text not null,
  position int not null,
  title text not null check (length(title) between 1 and 200),
  details text not null check (length(details) <= 5000),
  kind text not null check (kind in ('TICK', 'READ', 'LINK', 'QUESTION')),
  link text,
  doer text not null check (doer in ('PERSON', 'MANAGER', 'BUDDY', 'HR', 'NAMED')),
  assignee_id uuid references {employee},
  due_on date not null,
  after_keys jsonb not null,
  state text not null check (state in ('OPEN', 'DONE', 'SKIPPED')),
  answer text not null default '' check (length(answer) <= 5000),
  closed_at timestamptz,
  closed_by uuid references {employee},
  reminded_on date,
  version int not null default 1,
  unique (journey_id, key)
);
create index lifecycle_step_of_assignee on {lifecycle_step} (assignee_id, due_on) where state = 'OPEN';

-- To whom a record of another room goes over on the day.
create table {lifecycle_handing} (
  journey_id uuid not null references {lifecycle_journey},
  kind text not null,
  record_id uuid not null,
  to_id uuid not null references {employee},
  given_at timestamptz,
  primary key (journey_id, kind, record_id)
);
`,
};

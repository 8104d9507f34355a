import type { Migration } from "#tenancy/migration.ts";

// Secrets are sealed. A message has one number whatever the number of tries; `sequence` is the event's place in the outbox.
export const webhooks: Migration = {
  version: 250,
  name: "events go out to addresses of the company's choice",
  up: `
create table {webhook} (
  id uuid primary key,
  name text not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  owner_id uuid not null references {employee},
  secret text not null,
  former_secret text,
  former_until timestamptz,
  state text not null check (state in ('ACTIVE', 'PAUSED', 'STOPPED')),
  stopped_because text,
  failures integer not null default 0,
  delivered_at timestamptz,
  wake_at timestamptz,
  busy_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index webhook_name on {webhook} (lower(name));
create index webhook_wake on {webhook} (wake_at) where wake_at is not null;

create table {webhook_message} (
  id uuid primary key,
  webhook_id uuid not null references {webhook} on delete cascade,
  sequence bigint,
  event text not null,
  payload jsonb not null,
  happened_at timestamptz not null,
  state text not null check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  tries integer not null default 0,
  attempts integer not null default 0,
  next_at timestamptz,
  unique (webhook_id, sequence)
);
create index webhook_message_due on {webhook_message} (webhook_id, next_at) where state = 'WAITING';
create index webhook_message_log on {webhook_message} (webhook_id, happened_at, id);

create table {webhook_attempt} (
  message_id uuid not null references {webhook_message} on delete cascade,
  number integer not null,
  at timestamptz not null,
  status integer,
  fault text,
  milliseconds integer not null,
  request_headers jsonb not null,
  answer_headers jsonb,
  answer text not null,
  primary key (message_id, number)
);
`,
};

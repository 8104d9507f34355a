import type { Migration } from "#tenancy/migration.ts";

export const ground: Migration = {
  version: 1,
  name: "ground: organization, outbox, notifications, audit",
  up: `
create table {organization} (
  id uuid primary key,
  name text not null,
  currency char(3) not null default 'INR',
  time_zone text not null default 'Asia/Kolkata',
  language text not null default 'en',
  accent text,
  fiscal_year_start_month int not null default 4 check (fiscal_year_start_month between 1 and 12),
  enabled_features text[] not null default '{GOAL}',
  single_row boolean not null default true unique check (single_row)
);

create table {outbox} (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  actor_id uuid,
  recorded_at timestamptz not null,
  relayed_at timestamptz,
  attempts int not null default 0,
  not_before timestamptz,
  last_error text
);
create index outbox_waiting on {outbox} (id) where relayed_at is null;

create table {notification} (
  id uuid primary key,
  recipient_id uuid not null,
  kind text not null,
  event_key text not null,
  payload jsonb not null,
  link text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (recipient_id, event_key)
);
create index notification_recipient on {notification} (recipient_id, created_at desc);
create index notification_unread on {notification} (recipient_id) where read_at is null;

create table {idempotency_key} (
  actor_id uuid not null,
  key text not null,
  request_hash text not null,
  status int not null,
  response jsonb,
  created_at timestamptz not null,
  primary key (actor_id, key)
);
`,
  auditUp: `
create table {audit_entry} (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id uuid,
  detail jsonb not null,
  request_id text not null
);
create index audit_entry_subject on {audit_entry} (subject_type, subject_id, id desc);
create index audit_entry_actor on {audit_entry} (actor_id, id desc);
do $$ begin
  execute format('grant insert, select on {audit_entry} to %I', trim(both '"' from '{schema}'));
end $$;
`,
};

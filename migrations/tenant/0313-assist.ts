import type { Migration } from "#tenancy/migration.ts";

/** A language model that a company may connect, what it was asked and what that used, and who does not want it. */
export const assist: Migration = {
  version: 313,
  name: "a language model that helps people write, where a company connects one",
  up: `
create table {assist_settings} (
  id smallint primary key check (id = 1),
  is_on boolean not null default false,
  address text not null check (char_length(address) between 1 and 2000),
  model text not null check (char_length(model) between 1 and 200),
  -- Sealed; null where the service asks for none.
  service_key text,
  features text[] not null default '{}',
  monthly_tokens int not null check (monthly_tokens between 1000 and 1000000000),
  daily_asks int not null check (daily_asks between 1 and 10000),
  version int not null default 1
);
-- By the company's months. What is reserved is being asked at the moment.
create table {assist_month} (
  month date primary key,
  tokens bigint not null default 0 check (tokens >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  asks int not null default 0
);
create table {assist_ask} (
  id uuid primary key,
  employee_id uuid not null references {employee} on delete cascade,
  feature text not null,
  state text not null check (state in ('ASKED', 'RUNNING', 'DONE', 'FAILED')),
  -- What is asked, until it has been.
  question jsonb,
  answer text not null default '',
  model text not null,
  month date not null,
  reserved int not null,
  tokens int,
  fault text,
  asked_at timestamptz not null,
  ended_at timestamptz
);
create index assist_ask_of_person on {assist_ask} (employee_id, asked_at);
create index assist_ask_open on {assist_ask} (asked_at) where state in ('ASKED', 'RUNNING');
-- Nobody stands here who never chose: it is on for them.
create table {assist_preference} (
  employee_id uuid primary key references {employee} on delete cascade,
  is_on boolean not null
);
`,
};

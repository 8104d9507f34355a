import type { Migration } from "#tenancy/migration.ts";

/** A series asks by itself: whoever reaches a moment of their time with the company, or some people every so many weeks. */
export const recurringSurveys: Migration = {
  version: 172,
  name: "surveys that ask by themselves, and nobody too often",
  up: `
create table {survey_series} (
  id uuid primary key,
  kind text not null check (kind in ('WEEK_1', 'DAY_90', 'EXIT', 'PULSE')),
  title jsonb not null,
  intro jsonb not null,
  purpose text not null,
  questions jsonb not null,
  drivers jsonb not null,
  privacy text not null check (privacy in ('ANONYMOUS', 'CONFIDENTIAL', 'NAMED')),
  fewest integer not null check (fewest >= 4),
  shares_with_all boolean not null,
  every_weeks integer not null check (every_weeks between 1 and 52),
  asks integer not null check (asks between 1 and 50),
  share integer not null check (share between 5 and 100),
  is_on boolean not null,
  next_on date,
  created_by uuid references {employee},
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);

create table {survey_limit} (
  id integer primary key check (id = 1),
  most_a_month integer not null check (most_a_month between 1 and 30)
);

alter table {survey} add column series_id uuid;

create index survey_series_id on {survey} (series_id) where series_id is not null;

alter table {survey_participant} add column asked_on date;
`,
};

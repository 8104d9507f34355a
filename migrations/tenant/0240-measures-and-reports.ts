import type { Migration } from "#tenancy/migration.ts";

/** Numbers that are published of groups of people, once a quarter, and reports that people make of numbers. */
export const measuresAndReports: Migration = {
  version: 240,
  name: "published groups of measures, reports with pins and schedules",
  up: `
-- What of a quarter is published: never again, so that no two tellings of it differ by somebody.
create table {measure_quarter} (
  measure text not null,
  starts_on date not null,
  -- How many people had facts, of how many nothing is told.
  people int not null,
  untold int not null,
  published_at timestamptz not null,
  primary key (measure, starts_on)
);

-- A group of at least five people, in sums.
create table {measure_block} (
  measure text not null,
  starts_on date not null,
  block int not null,
  people int not null check (people >= 5),
  value double precision not null,
  weight double precision not null,
  primary key (measure, starts_on, block)
);

create table {measure_block_person} (
  measure text not null,
  starts_on date not null,
  employee_id uuid not null references {employee},
  block int not null,
  primary key (measure, starts_on, employee_id)
);
create index measure_block_person_employee on {measure_block_person} (employee_id);

create table {analytics_report} (
  id uuid primary key,
  owner_id uuid not null references {employee},
  name text not null check (length(trim(name)) between 1 and 120),
  -- Measures, splits, whom it is about, period and what it is compared with.
  definition jsonb not null,
  -- Everybody who opens reports finds it, and sees of it what is theirs to see.
  shared boolean not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  version int not null default 1
);
create index analytics_report_owner on {analytics_report} (owner_id) where deleted_at is null;
create index analytics_report_shared on {analytics_report} (lower(name)) where shared and deleted_at is null;

create table {analytics_pin} (
  report_id uuid not null references {analytics_report} on delete cascade,
  employee_id uuid not null references {employee},
  pinned_at timestamptz not null,
  primary key (report_id, employee_id)
);
create index analytics_pin_employee on {analytics_pin} (employee_id);

create table {analytics_schedule} (
  report_id uuid not null references {analytics_report} on delete cascade,
  employee_id uuid not null references {employee},
  rhythm text not null check (rhythm in ('WEEKLY', 'MONTHLY', 'QUARTERLY')),
  format text not null check (format in ('CSV', 'XLSX', 'PDF')),
  next_on date not null,
  primary key (report_id, employee_id)
);
create index analytics_schedule_next on {analytics_schedule} (next_on);
create index analytics_schedule_employee on {analytics_schedule} (employee_id);
`,
};

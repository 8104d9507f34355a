import type { Migration } from "#tenancy/migration.ts";

export const calendarAddressesAndCircles: Migration = {
  version: 35,
  name: "addresses that calendars read in a person's name; cohorts of whom one works with",
  up: `
-- One for a person; the secret itself is nowhere kept.
create table {calendar_address} (
  employee_id uuid primary key references {employee} on delete cascade,
  secret_hash text not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);

-- Rises with every change of how a series goes on.
alter table {initiative_series} add column version int not null default 1;

alter table {cohort} drop constraint cohort_base_check;
alter table {cohort} add constraint cohort_base_check check (base in ('everyone', 'my-team', 'my-organization', 'outside-team', 'primary-team', 'seniors', 'my-department', 'my-initiatives', 'my-okrs', 'my-data'));
`,
};

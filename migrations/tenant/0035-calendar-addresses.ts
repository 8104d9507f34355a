import type { Migration } from "#tenancy/migration.ts";

export const calendarAddresses: Migration = {
  version: 35,
  name: "addresses that calendars read in a person's name",
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
`,
};

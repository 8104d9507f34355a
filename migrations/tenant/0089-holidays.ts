import type { Migration } from "#tenancy/migration.ts";

/** The days on which nobody in the company works. */
export const holidays: Migration = {
  version: 89,
  name: "holidays of the company",
  up: `
create table {holiday} (
  id uuid primary key,
  on_date date not null,
  name text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  version int not null default 1
);
create unique index holiday_on_date on {holiday} (on_date) where archived_at is null;
`,
};

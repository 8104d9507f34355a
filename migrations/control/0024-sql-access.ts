import type { Migration } from "#tenancy/migration.ts";

// Companies whose published numbers are read by SQL: of which topics, and up to which publishing they are written there.
export const sqlAccess: Migration = {
  version: 24,
  name: "numbers read by SQL",
  up: `
create table control.sql_access (
  tenant_id uuid primary key references control.tenant on delete cascade,
  topics text[] not null check (cardinality(topics) > 0),
  given_at timestamptz not null,
  filled_to timestamptz
);
`,
};

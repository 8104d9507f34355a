import type { Migration } from "#tenancy/migration.ts";

export const companyShape: Migration = {
  version: 12,
  name: "org units that are no more",
  up: `
-- A retired unit keeps its name for those who once sat in it; nobody is moved there any more.
alter table {org_unit} add column retired_at timestamptz;
`,
};

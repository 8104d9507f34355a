import type { Migration } from "#tenancy/migration.ts";

// Percent of the people present: where more would leave by one file, its import stops and asks.
export const importLeavers: Migration = {
  version: 21,
  name: "the share of leavers at which an import asks, for the whole company",
  up: `
alter table {organization} add column import_leaver_percent numeric(5, 2) not null default 5 check (import_leaver_percent between 0 and 100);
`,
};

import type { Migration } from "#tenancy/migration.ts";

/** Whoever was asked in two surveys of a quarter, or is in two cycles, is in a published group of each. */
export const severalGroupsOfAPerson: Migration = {
  version: 278,
  name: "somebody may be in several published groups of a measure and quarter",
  up: `
alter table {measure_block_person} drop constraint measure_block_person_pkey;
alter table {measure_block_person} add primary key (measure, starts_on, employee_id, block);
`,
};

import type { Migration } from "#tenancy/migration.ts";

/**
 * Published groups of measures know what their numbers are of, such as one survey, and quarters of how few people nothing
 * may be told: where a company raises that, groups of one source are joined.
 */
export const sourcesOfMeasures: Migration = {
  version: 364,
  name: "sources of measures",
  up: `
alter table {measure_block} add column source uuid;
alter table {measure_quarter} add column fewest integer not null default 0;
`,
};

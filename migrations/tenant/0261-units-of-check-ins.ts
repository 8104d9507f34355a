import type { Migration } from "#tenancy/migration.ts";

/** What a value was said in, where its goal has been counted in something else since. */
export const unitsOfCheckIns: Migration = {
  version: 261,
  name: "units of check-ins",
  up: `
alter table {goal_check_in} add column measure_type text;
alter table {goal_check_in} add column currency character(3);
`,
};

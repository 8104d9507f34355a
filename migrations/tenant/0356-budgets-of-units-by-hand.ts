import type { Migration } from "#tenancy/migration.ts";

export const budgetsOfUnitsByHand: Migration = {
  version: 356,
  name: "a compensation cycle keeps what units are given by hand, sealed",
  up: `alter table {compensation_cycle} add column unit_budgets text;`,
};

import type { Migration } from "#tenancy/migration.ts";

/** Programs that follow goals, check-ins and tasks read them by when they changed. */
export const orderOfChanges: Migration = {
  version: 273,
  name: "the order of changes",
  up: `
create index goal_changed on {goal} (updated_at, id);
create index goal_check_in_changed on {goal_check_in} (greatest(at, acknowledged_at), id);
create index initiative_changed on {initiative} (updated_at, id);
`,
};

import type { Migration } from "#tenancy/migration.ts";

/** What a task is for: the goal it works on. */
export const initiativesAndGoals: Migration = {
  version: 22,
  name: "tasks belong to goals of the company",
  up: `
alter table {initiative} add constraint initiative_goal_known foreign key (goal_id) references {goal};
`,
};

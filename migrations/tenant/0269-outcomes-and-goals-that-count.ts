import type { Migration } from "#tenancy/migration.ts";

/** What follows from a review, and which goals of a person count in it, with their weights. */
export const outcomesAndGoalsThatCount: Migration = {
  version: 269,
  name: "outcomes of reviews, and goals that count",
  up: `
-- The option of the cycle's outcome question that the accountable manager chose.
alter table {review_reviewee} add column outcome_option text;
-- By the id of each goal that counts, its weight in percent; null while all count the same.
alter table {review_reviewee} add column goal_weights jsonb;
`,
};

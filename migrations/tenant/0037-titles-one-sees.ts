import type { Migration } from "#tenancy/migration.ts";

/**
 * A title is taken by objectives that who asks may see, which no index can know: it is decided under a lock of the time frame
 * (`refuseDuplicateTitle`). The index stays, to find the title by.
 */
export const titlesOneSees: Migration = {
  version: 37,
  name: "titles of objectives are taken by those one may see",
  up: `
drop index {schema}.goal_title_in_period;
create index goal_title_in_period on {goal} (period_id, lower(title)) where kind = 'OBJECTIVE' and deleted_at is null;
`,
};

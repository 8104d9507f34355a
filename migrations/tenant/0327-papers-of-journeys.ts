import type { Migration } from "#tenancy/migration.ts";

/** Steps of journeys in which a file is handed in, or a text is signed. */
export const papersOfJourneys: Migration = {
  version: 327,
  name: "files and signatures in journeys",
  up: `
alter table {lifecycle_step} drop constraint lifecycle_step_kind_check;
alter table {lifecycle_step} add constraint lifecycle_step_kind_check
  check (kind in ('TICK', 'READ', 'LINK', 'QUESTION', 'FILE', 'SIGN'));
`,
};

import type { Migration } from "#tenancy/migration.ts";

export const cohortsOfMeetings: Migration = {
  version: 279,
  name: "cohorts may start from those one meets",
  up: `
alter table {cohort} drop constraint cohort_base_check;
alter table {cohort} add constraint cohort_base_check check (base in ('everyone', 'my-team', 'my-organization',
  'outside-team', 'primary-team', 'seniors', 'my-one-on-one', 'my-department', 'my-initiatives', 'my-okrs', 'my-data'));
`,
};

import type { Migration } from "#tenancy/migration.ts";

export const tasksComeBackDaily: Migration = {
  version: 99,
  name: "tasks come back every so many days as well",
  up: `
alter table {initiative_series} drop constraint initiative_series_frequency_check;
alter table {initiative_series} add constraint initiative_series_frequency_check
  check (frequency in ('DAILY', 'WEEKLY', 'MONTHLY'));
`,
};

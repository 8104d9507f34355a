import type { Migration } from "#tenancy/migration.ts";

/** What people may have open at once is deleted by who has read it as it is: benchmarks of surveys and what-ifs count their changes. */
export const versionsOfWhatIsDeleted: Migration = {
  version: 396,
  name: "versions of benchmarks and what-ifs",
  up: `
alter table {survey_benchmark} add column version int not null default 1;
alter table {compensation_what_if} add column version int not null default 1;
`,
};

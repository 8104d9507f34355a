import type { Migration } from "#tenancy/migration.ts";

export const importsAboutARecord: Migration = {
  version: 100,
  name: "a file that is imported may be about one record",
  up: `
alter table {imported_file} add column about uuid;
`,
};

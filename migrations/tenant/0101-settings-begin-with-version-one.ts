import type { Migration } from "#tenancy/migration.ts";

export const settingsBeginWithVersionOne: Migration = {
  version: 101,
  name: "settings of development begin with version 1",
  up: `
alter table {develop_settings} alter column version set default 1;
`,
};

import type { Migration } from "#tenancy/migration.ts";

export const companySettingsHaveAVersion: Migration = {
  version: 140,
  name: "two administrators who change the company's settings at once are told of each other",
  up: `
alter table {organization} add column version int not null default 1;
`,
};

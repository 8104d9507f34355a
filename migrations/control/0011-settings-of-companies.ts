import type { Migration } from "#tenancy/migration.ts";

// What a company says of itself and is needed before its schema is open: its logo at the door, how its dates are written.
export const settingsOfCompanies: Migration = {
  version: 11,
  name: "what each company says of itself, where its own tables are not open",
  up: `alter table control.tenant add column settings jsonb not null default '{}';`,
};

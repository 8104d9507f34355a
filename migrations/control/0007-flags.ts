import type { Migration } from "#tenancy/migration.ts";

export const flags: Migration = {
  version: 7,
  name: "what is switched on or off for one company, apart from the defaults",
  up: `alter table control.tenant add column flags jsonb not null default '{}' check (jsonb_typeof(flags) = 'object');`,
};

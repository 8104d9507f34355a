import type { Migration } from "#tenancy/migration.ts";

// Without scopes a token reaches every module, as its column `scope` says. An app's former secret holds on for a while after
// it got a new one, so that its program can be given that without a gap.
export const scopesByModule: Migration = {
  version: 20,
  name: "scopes by module, and an app's former secret",
  up: `
alter table control.access_token add column scopes text[];
alter table control.access_token add column former_hash text;
alter table control.access_token add column former_until timestamptz;
alter table control.access_token add constraint access_token_former check ((former_hash is null) = (former_until is null));
`,
};

import type { Migration } from "#tenancy/migration.ts";

// A right that is not named in `fields` gives all of them; a role without a word on its holder spares nobody.
export const roleFields: Migration = {
  version: 17,
  name: "custom roles: some fields of a right, and not over one's own record",
  up: `
alter table {custom_role} add column fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object');
alter table {custom_role} add column spares_self boolean not null default false;
`,
};

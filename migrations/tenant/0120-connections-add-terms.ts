import type { Migration } from "#tenancy/migration.ts";

export const connectionsAddTerms: Migration = {
  version: 120,
  name: "a connection may add departments, roles and grades that the company does not know",
  up: `
alter table {connector_installation} add column adds_terms boolean not null default false;
`,
};

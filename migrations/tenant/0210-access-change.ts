import type { Migration } from "#tenancy/migration.ts";

/** A row for each transaction that wrote to a table that rights derive from: what is kept of rights is of one edition. */
export const accessChange: Migration = {
  version: 210,
  name: "what rights derive from has editions",
  up: `
create table {access_change} (
  id uuid primary key
);
`,
};

import type { Migration } from "#tenancy/migration.ts";

/** When what a notice asked somebody for was done, or was asked no more. */
export const nudgesAreDone: Migration = {
  version: 301,
  name: "a notice that asks for something knows when it was done",
  up: `alter table {notification} add column done_at timestamptz`,
};

import type { Migration } from "#tenancy/migration.ts";

/** Changes no table: migrating a company lets the login of tenant work take its role. */
export const tenantLogin: Migration = {
  version: 36,
  name: "tenant work signs in by a login of its own",
  up: "select",
};

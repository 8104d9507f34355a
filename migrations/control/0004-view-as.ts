import type { Migration } from "#tenancy/migration.ts";

export const viewAs: Migration = {
  version: 4,
  name: "seeing the product as somebody else, for a session",
  up: `alter table control.session add column viewing_employee_id uuid;`,
};

import type { Migration } from "#tenancy/migration.ts";

/** Who wants no first steps on their home page any more. */
export const firstSteps: Migration = {
  version: 260,
  name: "first steps that are hidden",
  up: `
create table {first_steps_hidden} (
  employee_id uuid primary key references {employee}
);
`,
};

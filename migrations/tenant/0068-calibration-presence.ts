import type { Migration } from "#tenancy/migration.ts";

export const calibrationPresence: Migration = {
  version: 68,
  name: "who looks at a calibration board, and at whom",
  up: `
create table {calibration_presence} (
  group_id uuid not null references {calibration_group} on delete cascade,
  employee_id uuid not null references {employee} on delete cascade,
  -- Whose panel they have open.
  reviewee_id uuid,
  seen_at timestamptz not null,
  primary key (group_id, employee_id)
);
create index calibration_presence_employee on {calibration_presence} (employee_id);
`,
};

import type { Migration } from "#tenancy/migration.ts";

export const access: Migration = {
  version: 3,
  name: "admin kinds and custom access",
  up: `
create table {admin_access} (
  employee_id uuid not null references {employee},
  kind text not null check (kind in ('PLATFORM_ADMIN', 'GOAL_ADMIN', 'REVIEW_ADMIN', 'ENGAGEMENT_ADMIN', 'DISCIPLINARY_ACTION_ADMIN', 'FEEDBACK_ADMIN', 'ONE_ON_ONE_ADMIN', 'TASK_ADMIN', 'COMPENSATION_ADMIN', 'POINTS_ADMIN', 'CUSTOM_ADMIN')),
  granted_by uuid,
  granted_at timestamptz not null,
  primary key (employee_id, kind)
);
create table {custom_access} (
  employee_id uuid not null references {employee},
  entry text not null check (entry in ('GOAL_INSIGHTS', 'REVIEW_INSIGHTS', 'ENGAGEMENT_INSIGHTS', 'DISCIPLINARY_ACTION_INSIGHTS', 'FEEDBACK_INSIGHTS', 'ONE_ON_ONE_INSIGHTS', 'COMPENSATION_INSIGHTS', 'POINTS_INSIGHTS')),
  primary key (employee_id, entry)
);
`,
};

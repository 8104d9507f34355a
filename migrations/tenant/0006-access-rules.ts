import type { Migration } from "#tenancy/migration.ts";

// Access for a part of the company stands in a table of its own: code that knows only {admin_access} never takes it for more.
export const accessRules: Migration = {
  version: 6,
  name: "access within org units, and custom roles",
  up: `
create table {scoped_admin_access} (
  employee_id uuid not null references {employee},
  kind text not null check (kind in ('GOAL_ADMIN', 'REVIEW_ADMIN', 'ENGAGEMENT_ADMIN', 'DISCIPLINARY_ACTION_ADMIN', 'FEEDBACK_ADMIN', 'ONE_ON_ONE_ADMIN', 'TASK_ADMIN', 'COMPENSATION_ADMIN', 'POINTS_ADMIN', 'CUSTOM_ADMIN')),
  org_unit_id uuid not null references {org_unit},
  granted_by uuid,
  granted_at timestamptz not null,
  primary key (employee_id, kind, org_unit_id)
);
create index scoped_admin_access_unit on {scoped_admin_access} (org_unit_id);

create table {custom_role} (
  id uuid primary key,
  name text not null check (name <> ''),
  description text not null default '',
  rights text[] not null check (cardinality(rights) > 0),
  scoped boolean not null,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index custom_role_name on {custom_role} (lower(name));

create table {custom_role_unit} (
  role_id uuid not null references {custom_role} on delete cascade,
  org_unit_id uuid not null references {org_unit},
  primary key (role_id, org_unit_id)
);
create index custom_role_unit_unit on {custom_role_unit} (org_unit_id);

create table {custom_role_holder} (
  role_id uuid not null references {custom_role} on delete cascade,
  employee_id uuid not null references {employee},
  granted_by uuid,
  granted_at timestamptz not null,
  primary key (role_id, employee_id)
);
create index custom_role_holder_employee on {custom_role_holder} (employee_id);
`,
};

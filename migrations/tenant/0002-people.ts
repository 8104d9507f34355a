import type { Migration } from "#tenancy/migration.ts";

export const people: Migration = {
  version: 2,
  name: "people and their effective-dated assignments",
  up: `
create table {org_unit} (
  id uuid primary key,
  parent_id uuid references {org_unit},
  name text not null,
  kind text not null default 'DEPARTMENT' check (kind in ('COMPANY', 'DIVISION', 'DEPARTMENT', 'POD'))
);
create index org_unit_parent on {org_unit} (parent_id);

create table {job_function} (id uuid primary key, name text not null unique);
create table {job_role} (
  id uuid primary key,
  job_function_id uuid not null references {job_function},
  name text not null,
  unique (job_function_id, name)
);
create table {grade} (id uuid primary key, name text not null unique, rank int not null unique);
create table {location} (
  id uuid primary key,
  name text not null unique,
  country char(2) not null,
  time_zone text not null
);

create table {employee} (
  id uuid primary key,
  external_employee_id text unique,
  first_name text not null,
  last_name text not null default '',
  preferred_first_name text,
  display_name text not null,
  work_email citext not null unique,
  personal_email citext,
  gender text check (gender in ('MALE', 'FEMALE', 'OTHER')),
  date_of_birth date,
  ethnicity text,
  joined_on date not null,
  resigned_on date,
  experience_before_joining_months int,
  language text,
  time_zone text,
  photo_key text,
  invited boolean not null default false,
  sign_up_pending boolean not null default false,
  can_create_shared_cohort boolean not null default false,
  custom_fields jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);
create index employee_name on {employee} (lower(display_name), id);
create index employee_search on {employee} using gin ((display_name || ' ' || first_name || ' ' || last_name || ' ' || work_email::text) gin_trgm_ops);

create table {assignment} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  kind text not null check (kind in ('REPORTING_LINE', 'DOTTED_LINE', 'ORG_UNIT', 'JOB_ROLE', 'GRADE', 'LOCATION', 'STATUS')),
  manager_id uuid references {employee},
  org_unit_id uuid references {org_unit},
  job_role_id uuid references {job_role},
  grade_id uuid references {grade},
  location_id uuid references {location},
  status text check (status in ('ACTIVE', 'ON_LEAVE', 'LEFT')),
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  recorded_at timestamptz not null,
  recorded_by uuid,
  superseded_at timestamptz,
  check (manager_id is distinct from employee_id),
  check (
    (kind in ('REPORTING_LINE', 'DOTTED_LINE') and org_unit_id is null and job_role_id is null and grade_id is null and location_id is null and status is null)
    or (kind = 'ORG_UNIT' and org_unit_id is not null and manager_id is null)
    or (kind = 'JOB_ROLE' and job_role_id is not null and manager_id is null)
    or (kind = 'GRADE' and grade_id is not null and manager_id is null)
    or (kind = 'LOCATION' and location_id is not null and manager_id is null)
    or (kind = 'STATUS' and status is not null and manager_id is null)
  ),
  constraint assignment_no_overlap exclude using gist (employee_id with =, kind with =, valid with &&) where (superseded_at is null)
);
create index assignment_live on {assignment} (employee_id, kind) where superseded_at is null;
create index assignment_manager on {assignment} (manager_id, kind) where superseded_at is null;
create index assignment_org_unit on {assignment} (org_unit_id) where superseded_at is null and kind = 'ORG_UNIT';

create table {team} (
  id uuid primary key,
  name text not null,
  display_name text not null,
  team_type text not null default 'DEFAULT' check (team_type in ('DEFAULT', 'PROJECT', 'PERSONAL')),
  visibility text not null default 'GLOBAL' check (visibility in ('GLOBAL', 'PRIVATE')),
  color text,
  created_at timestamptz not null
);
create table {team_member} (
  team_id uuid not null references {team} on delete cascade,
  employee_id uuid not null references {employee},
  user_role text not null default 'MEMBER' check (user_role in ('MANAGER', 'MEMBER')),
  is_preferred boolean not null default false,
  primary key (team_id, employee_id)
);
create index team_member_employee on {team_member} (employee_id);
`,
};

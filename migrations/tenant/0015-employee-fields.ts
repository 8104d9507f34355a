import type { Migration } from "#tenancy/migration.ts";

export const employeeFields: Migration = {
  version: 15,
  name: "facts of people that a company adds itself",
  up: `
create table {employee_field} (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('TEXT', 'NUMBER', 'DATE', 'CHOICE', 'YES_NO', 'LINK', 'PERSON')),
  choices jsonb not null default '[]',
  required boolean not null default false,
  viewers text not null check (viewers in ('EVERYBODY', 'MANAGERS', 'ADMINS')),
  editors text not null check (editors in ('SELF', 'MANAGERS', 'ADMINS')),
  position int not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  -- Nobody edits what they may not see.
  check (viewers <> 'ADMINS' or editors = 'ADMINS')
);
create unique index employee_field_name on {employee_field} (lower(name)) where archived_at is null;

-- A value is superseded, never changed: what was known before stays readable. Null: emptied.
create table {employee_field_value} (
  id uuid primary key,
  employee_id uuid not null references {employee} on delete cascade,
  field_id uuid not null references {employee_field},
  value text,
  recorded_at timestamptz not null,
  recorded_by uuid,
  superseded_at timestamptz
);
create unique index employee_field_value_held on {employee_field_value} (employee_id, field_id) where superseded_at is null;
create index employee_field_value_employee on {employee_field_value} (employee_id);
create index employee_field_value_field on {employee_field_value} (field_id) where superseded_at is null;
`,
};

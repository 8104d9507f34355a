import type { Migration } from "#tenancy/migration.ts";

export const peopleTags: Migration = {
  version: 16,
  name: "tags a company puts on people",
  up: `
create table {people_tag} (
  id uuid primary key,
  name text not null,
  color text not null check (color in ('green', 'red', 'blue', 'orange', 'grey')),
  description text,
  archived_at timestamptz,
  created_at timestamptz not null
);
create unique index people_tag_name on {people_tag} (lower(name)) where archived_at is null;

create table {people_tag_person} (
  tag_id uuid not null references {people_tag},
  employee_id uuid not null references {employee} on delete cascade,
  attached_at timestamptz not null,
  attached_by uuid,
  primary key (tag_id, employee_id)
);
create index people_tag_person_employee on {people_tag_person} (employee_id);
`,
};

import type { Migration } from "#tenancy/migration.ts";

export const whatIfsOfCompensation: Migration = {
  version: 285,
  name: "copies of a part of a compensation cycle are kept under a name",
  up: `
create table {compensation_what_if} (
  id uuid primary key,
  cycle_id uuid not null references {compensation_cycle},
  owner_id uuid not null references {employee},
  name text not null,
  created_at timestamptz not null,
  unique (cycle_id, owner_id, name)
);
create table {compensation_what_if_line} (
  id uuid primary key,
  what_if_id uuid not null references {compensation_what_if} on delete cascade,
  member_id uuid not null references {compensation_member},
  copied_version int not null,
  proposal text,
  mark text not null default 'WITHIN' check (mark in ('WITHIN', 'BELOW', 'ABOVE')),
  version int not null default 1,
  unique (what_if_id, member_id)
);
`,
};

import type { Migration } from "#tenancy/migration.ts";

export const goalStructure: Migration = {
  version: 9,
  name: "why goals changed, and what moved together",
  up: `
-- One realignment: what moved from where to where, to be taken back as one for some time.
create table {goal_realignment} (
  id uuid primary key,
  goal_id uuid not null references {goal} on delete cascade,
  employee_id uuid references {employee},
  at timestamptz not null,
  mode text not null check (mode in ('GOAL', 'GOAL_WITHOUT_CHILDREN', 'CHILDREN', 'CHILDREN_AND_DELETE')),
  moves jsonb not null,
  undone_at timestamptz,
  undone_by uuid references {employee},
  check ((undone_at is null) = (undone_by is null))
);
create index goal_realignment_goal on {goal_realignment} (goal_id, at desc);
alter table {goal_change} add column reason text check (length(reason) <= 500);
alter table {goal_change} add column realignment_id uuid references {goal_realignment} on delete set null;
create index goal_change_realignment on {goal_change} (realignment_id) where realignment_id is not null;
create index goal_archived on {goal} (archived_at desc) where archived_at is not null and deleted_at is null;
`,
};

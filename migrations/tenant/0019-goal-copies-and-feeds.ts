import type { Migration } from "#tenancy/migration.ts";

export const goalCopiesAndFeeds: Migration = {
  version: 19,
  name: "what goals were copied from, and what they feed besides their parent",
  up: `
-- The goal a copy was made from, so that what is copied later finds its parent's copy.
alter table {goal} add column copied_from_id uuid references {goal} on delete set null;
create index goal_copied_from on {goal} (copied_from_id, period_id) where copied_from_id is not null;

-- A goal counts in the one it stands under, and in each of these with a weight of its own.
create table {goal_feed} (
  child_id uuid not null references {goal} on delete cascade,
  parent_id uuid not null references {goal} on delete cascade,
  weight numeric(7, 4) not null default 0 check (weight >= 0),
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  primary key (child_id, parent_id),
  check (child_id <> parent_id)
);
create index goal_feed_parent on {goal_feed} (parent_id);
create index goal_feed_creator on {goal_feed} (created_by);

-- Where goals stood on a date is read backwards from their moves.
create index goal_change_moved on {goal_change} (at) where field = 'parent';
create index goal_change_person on {goal_change} (employee_id);
`,
};

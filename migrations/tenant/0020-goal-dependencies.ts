import type { Migration } from "#tenancy/migration.ts";

export const goalDependencies: Migration = {
  version: 20,
  name: "what goals need of one another, once the other side has agreed",
  up: `
create table {goal_dependency} (
  id uuid primary key,
  goal_id uuid not null references {goal} on delete cascade,
  needs_goal_id uuid not null references {goal} on delete cascade,
  status text not null check (status in ('ASKED', 'CONFIRMED', 'REFUSED', 'WITHDRAWN')),
  note text not null default '' check (length(note) <= 500),
  asked_by uuid not null references {employee},
  asked_at timestamptz not null,
  answered_by uuid references {employee},
  answered_at timestamptz,
  check (goal_id <> needs_goal_id),
  check ((answered_by is null) = (answered_at is null)),
  check (status = 'ASKED' or answered_at is not null)
);
-- Asked for once, however many ask at the same time.
create unique index goal_dependency_live on {goal_dependency} (goal_id, needs_goal_id) where status in ('ASKED', 'CONFIRMED');
create index goal_dependency_needed on {goal_dependency} (needs_goal_id, status);
create index goal_dependency_goal on {goal_dependency} (goal_id, status);
create index goal_dependency_asker on {goal_dependency} (asked_by);
create index goal_dependency_answerer on {goal_dependency} (answered_by) where answered_by is not null;
`,
};

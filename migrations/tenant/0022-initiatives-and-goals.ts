import type { Migration } from "#tenancy/migration.ts";

/** What a task is for, the goal it works on; and tasks that come back. */
export const initiativesAndGoals: Migration = {
  version: 22,
  name: "tasks work on goals, and repeat",
  up: `
alter table {initiative} add constraint initiative_goal_known foreign key (goal_id) references {goal};

create table {initiative_series} (
  id uuid primary key,
  frequency text not null check (frequency in ('WEEKLY', 'MONTHLY')),
  every smallint not null check (every between 1 and 12),
  -- Days of the week, 1 is Monday.
  weekdays smallint[] not null default '{}' check (weekdays <@ '{1,2,3,4,5,6,7}'),
  -- The last day of a month that has no such day.
  month_day smallint check (month_day between 1 and 31),
  starts_on date not null,
  ends_on date,
  time_zone text not null,
  -- The newest day for which a task was written down.
  latest_on date not null,
  -- Days that passed while nothing ran; they are not made up.
  skipped int not null default 0,
  stopped_at timestamptz,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  check ((frequency = 'WEEKLY') = (cardinality(weekdays) > 0)),
  check ((frequency = 'MONTHLY') = (month_day is not null)),
  check (ends_on is null or ends_on >= starts_on)
);
create index initiative_series_running on {initiative_series} (latest_on) where stopped_at is null;
create index initiative_series_creator on {initiative_series} (created_by);
alter table {initiative}
  add column series_id uuid references {initiative_series},
  add column occurs_on date,
  add constraint initiative_occurrence_whole check ((series_id is null) = (occurs_on is null)),
  add constraint initiative_part_comes_with_its_task check (series_id is null or parent_id is null);
create unique index initiative_occurrence on {initiative} (series_id, occurs_on) where series_id is not null;
`,
};
